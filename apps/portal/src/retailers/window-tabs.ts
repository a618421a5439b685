import type { TabPort } from '@save/domain/retailers'
import { tried } from '@save/ui/tried'

/**
 * Opens browser tabs. Each opens empty during the click and gets its address later, and its page has no access to ours.
 * A browser that blocks it may return nothing, a closed tab or something else, or throw.
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
