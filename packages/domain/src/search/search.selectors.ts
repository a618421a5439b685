/** The search page as the screen shows it (SEARCH-13 to SEARCH-24, OQ-076). */
import type { SnapshotFrom } from 'xstate'
import { choiceLabel } from '../benefits/index.ts'
import {
  formatDiscount,
  leftOutOf,
  type Marked,
  markedIn,
  pagingMessages,
  pagingPolicy,
  present,
} from '../kernel/index.ts'
import { bestGainText, retailersMessages } from '../retailers/index.ts'
import {
  choicePath,
  type PageConfiguration,
  retailerPath,
  thumbnailHref,
  vendorPath,
} from '../shell/index.ts'
import type { searchMachine } from './search.machine.ts'
import { searchMessages } from './search.messages.ts'
import { enabledOfferCount, type SearchState } from './search.rules.ts'
import type { SearchResult } from './search.schema.ts'

const { firstPage } = pagingPolicy

type SearchSnapshot = SnapshotFrom<ReturnType<typeof searchMachine>>

type CardConfiguration = Pick<PageConfiguration, 'imageHost' | 'cashbackTypes'>

export interface SearchCardView {
  readonly id: string
  readonly kind: SearchResult['kind']
  readonly name: string
  /** The letters of the name that match the searched text. */
  readonly found?: Marked | undefined
  readonly path: string
  readonly image: string | undefined
  /** 'Voucher', 'Direct Saving' or 'Salary Sacrifice'. Retailers have none. */
  readonly label: string | undefined
  /** '3 cashback offers', 'Saving of 5.00%'. Choices have none. */
  readonly detail: string | undefined
  /** A retailer's 'Up to 5%'. `undefined` if no available offer pays anything. */
  readonly gain?: string | undefined
}

export function searchCard(
  result: SearchResult,
  { imageHost, cashbackTypes }: CardConfiguration,
): SearchCardView {
  const { kind, id, name } = result
  switch (result.kind) {
    case 'retailer':
      return {
        kind,
        id,
        name,
        path: retailerPath(result.id, name),
        image: thumbnailHref(imageHost, result.thumbnailImageUrl),
        label: undefined,
        detail: retailersMessages.cashbackOffers(enabledOfferCount(result)),
        gain: bestGainText(result, cashbackTypes),
      }
    case 'vendor':
      return {
        kind,
        id,
        name,
        path: vendorPath(result.code),
        image: present(result.logo),
        label: searchMessages.voucher,
        detail: searchMessages.savingOf(formatDiscount(result.percentageDiscount)),
      }
    case 'choice':
      return {
        kind,
        id,
        name,
        path: choicePath(result.id),
        image: present(result.choiceLogo),
        label: choiceLabel(result),
        detail: undefined,
      }
  }
}

export type SearchView =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | {
      readonly is: 'nothing'
      readonly help: string
      /** True if a search of all kinds may find more than the chosen kind. */
      readonly mayWiden: boolean
    }
  | {
      readonly is: 'found'
      readonly cards: readonly SearchCardView[]
      readonly count: number
      /** The number of results on this page that can't be shown (OQ-143). */
      readonly leftOut: number
      readonly page: number
      readonly pageCount: number
      readonly position: string
    }

export function searchView(snapshot: SearchSnapshot, configuration: CardConfiguration): SearchView {
  const { answered, state, pageCount } = snapshot.context
  if (snapshot.matches('searching')) return { is: 'loading' }
  if (snapshot.matches('failed')) return { is: 'failed' }
  if (answered === undefined) return { is: 'loading' }
  const { answer } = answered
  if (answer.count === 0) {
    // An empty result for the previous text says nothing about the new one.
    return snapshot.matches('pausing') ? { is: 'loading' } : nothingFound(state)
  }
  const cards = answer.results.map((result) => ({
    ...searchCard(result, configuration),
    found: markedIn(result.name, answered.text),
  }))
  const found = {
    is: 'found',
    cards,
    count: answer.count,
    leftOut: leftOutOf(answer.results),
  } as const
  if (pageCount === undefined) {
    // We don't know the new text's number of pages yet, so the list shows its position without a
    // pager.
    const position = pagingMessages.position(answered.page, answered.pageCount)
    return { ...found, page: firstPage, pageCount: firstPage, position }
  }
  const position = pagingMessages.position(state.page, pageCount)
  return { ...found, page: state.page, pageCount, position }
}

const nothingFound = ({ filter }: SearchState): SearchView => {
  const mayWiden = filter !== 'All'
  const { tryAnotherWord, tryAnotherWordOrEverything } = searchMessages.ours
  return { is: 'nothing', mayWiden, help: mayWiden ? tryAnotherWordOrEverything : tryAnotherWord }
}
