import { type OtherTabs, purses, tabNews } from '@save/domain/ledger'
import { listenToOtherTabs, tellOtherTabs } from './tab-news.ts'

const newsKey = 'save-purse-changed'

/** The browser's other tabs. They hear which purse a call draws on, and nothing of what is in it. */
export const otherTabs: OtherTabs = {
  tell: (purse, news) => tellOtherTabs(newsKey, `${purse} ${news}`),
  listen: (hear) => {
    listenToOtherTabs(newsKey, (text) => {
      const [from, what] = text.split(' ')
      const purse = purses.find((purse) => purse === from)
      const news = tabNews.find((news) => news === what)
      if (purse !== undefined && news !== undefined) hear(purse, news)
    })
  },
}
