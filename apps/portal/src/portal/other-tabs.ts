import { type OtherTabs, purses, tabNews } from '@save/domain/ledger'
import type { TabSignal } from '@save/domain/portal'
import { markOf } from '../drafts/kept-drafts.ts'
import { countBasketCall } from './basket-calls.ts'
import { listenToOtherTabs, logoutNews, purseNews, savedNews, tellOtherTabs } from './tab-news.ts'

const asking = 'asked'

/**
 * The browser's other tabs. They hear which purse a call draws on, and a hash of whose it is, and nothing of what is
 * in it.
 */
export const otherTabs: OtherTabs = {
  tell: (purse, news, member) => {
    if (purse === 'basket') countBasketCall()
    const whose = member === undefined ? [] : [markOf(member)]
    tellOtherTabs(purseNews, [purse, news, ...whose].join(' '))
  },
  ask: () => tellOtherTabs(purseNews, asking),
  listen: (hear, asked) => {
    listenToOtherTabs(purseNews, (text) => {
      if (text === asking) return asked()
      const [from, what, whose] = text.split(' ')
      const purse = purses.find((purse) => purse === from)
      const news = tabNews.find((news) => news === what)
      if (purse !== undefined && news !== undefined)
        hear(purse, news, (member) => whose === undefined || whose === markOf(member))
    })
  },
}

const signal = (key: string): TabSignal => ({
  tell: () => tellOtherTabs(key, 'now'),
  listen: (hear) => void listenToOtherTabs(key, hear),
})

/** They hear that the member's data was saved, and nothing of it. */
export const memberChanges = signal(savedNews)

export const logouts = signal(logoutNews)
