import { type OtherTabs, purses, tabNews } from '@save/domain/ledger'
import { countBasketCall } from './basket-calls.ts'
import { listenToOtherTabs, purseNews, tellOtherTabs } from './tab-news.ts'

const asking = 'asked'

/** The browser's other tabs. They hear which purse a call draws on, and nothing of what is in it. */
export const otherTabs: OtherTabs = {
  tell: (purse, news) => {
    if (purse === 'basket') countBasketCall()
    tellOtherTabs(purseNews, `${purse} ${news}`)
  },
  ask: () => tellOtherTabs(purseNews, asking),
  listen: (hear, asked) => {
    listenToOtherTabs(purseNews, (text) => {
      if (text === asking) return asked()
      const [from, what] = text.split(' ')
      const purse = purses.find((purse) => purse === from)
      const news = tabNews.find((news) => news === what)
      if (purse !== undefined && news !== undefined) hear(purse, news)
    })
  },
}
