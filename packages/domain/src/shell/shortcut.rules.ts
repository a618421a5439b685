export interface KeyPressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Ctrl+K or ⌘K, and no other modifier: a letter alone is no shortcut (WCAG 2.1.4). */
export const isSearchShortcut = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyPressed): boolean => key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
