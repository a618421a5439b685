import type { TabPort } from '@save/domain/retailers'
import { tried } from '@save/ui/tried'

/**
 * Browser tabs. Each is opened empty, within the click itself, and led somewhere later; the page it
 * then shows has no access to ours. A browser that blocks it returns none, a closed one or something that is no
 * window, or throws.
 */
export const windowTabs: TabPort = {
  openTab: () =>
    tried(() => {
      const tab: Partial<Window> | null = window.open('', '_blank')
      const { location } = tab ?? {}
      if (tab?.closed !== false || location === undefined) return undefined
      tab.opener = null
      return {
        goTo: (href) => {
          if (!tab.closed) location.replace(href)
        },
      }
    }),
}
