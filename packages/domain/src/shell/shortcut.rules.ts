export interface KeyPressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Ctrl+K or ⌘K without other modifiers: a letter alone must not be a shortcut (WCAG 2.1.4). */
export const isSearchShortcut = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyPressed): boolean => key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
