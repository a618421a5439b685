import { isBlank } from '../kernel/index.ts'
import type { MenuItem } from './menu.schema.ts'
import { menuPath, paths, tabPath } from './paths.rules.ts'
import { shellMessages } from './shell.messages.ts'

export interface MenuEntry {
  /** Key and tab together identify an entry (OQ-021). */
  readonly id: string
  readonly name: string
  readonly path: string
}

/** The target of a server item: its tab for 'mybenefits', '/Home/{Key}' for others (SHELL-20, -21). */
export function menuItemPath(item: MenuItem): string {
  const isBenefits = item.key.toLowerCase() === 'mybenefits'
  return isBenefits && item.tabId !== undefined ? tabPath(item.tabId) : menuPath(item.key)
}

/** True if this entry links to the current path, in any letter case (OQ-003). */
export const isEntryShown = (entry: MenuEntry, path: string): boolean =>
  entry.path.toLowerCase() === path.toLowerCase()

/** Home, followed by the server's items that have a name (SHELL-19). */
export const menuEntries = (items: readonly MenuItem[]): readonly MenuEntry[] => [
  { id: 'home', name: shellMessages.home, path: paths.dashboard },
  ...items
    .filter((item) => !isBlank(item.name))
    .map((item) => ({
      id: `${item.key} ${item.tabId ?? ''}`,
      name: item.name,
      path: menuItemPath(item),
    })),
]
