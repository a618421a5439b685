import { type OtherTabs, purses } from '@save/domain/ledger'
import { listenToOtherTabs, tellOtherTabs } from './tab-news.ts'

const newsKey = 'save-purse-changed'

/** The browser's other tabs. They hear which purse changed, and nothing of what is in it. */
export const otherTabs: OtherTabs = {
  tell: (purse) => tellOtherTabs(newsKey, purse),
  listen: (hear) => {
    listenToOtherTabs(newsKey, (news) => {
      const purse = purses.find((purse) => purse === news)
      if (purse !== undefined) hear(purse)
    })
  },
}
