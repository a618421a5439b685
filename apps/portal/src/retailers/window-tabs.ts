import type { TabPort } from '@save/domain/retailers'

/**
 * Tabs of the browser. One is opened empty, in the click itself, and led somewhere later; the page
 * that it shows then knows nothing of ours. Where none may be opened, the link is opened itself.
 */
export const windowTabs: TabPort = {
  openTab: () => {
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    return {
      goTo: (href) => {
        if (tab === null) window.open(href, '_blank', 'noopener')
        else if (!tab.closed) tab.location.replace(href)
      },
    }
  },
}
