import type { TabPort } from '@save/domain/retailers'

/**
 * Browser tabs. Each is opened empty, within the click itself, and led somewhere later; the page it
 * then shows has no access to ours. A browser that blocks it returns none, or a closed one.
 */
export const windowTabs: TabPort = {
  openTab: () => {
    const tab = window.open('', '_blank')
    if (tab === null || tab.closed) return undefined
    tab.opener = null
    return {
      goTo: (href) => {
        if (!tab.closed) tab.location.replace(href)
      },
    }
  },
}
