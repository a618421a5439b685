import type { TabPort } from '@save/domain/retailers'

/**
 * Tabs of the browser. One is opened empty, in the click itself, and led somewhere later; the page
 * that it shows then knows nothing of ours. A browser that blocks it gives none, or a closed one.
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
