/** Filters, sorts and pages the voucher list. By default it has every vendor in the server's order. */
import {
  clampPage,
  folded,
  isBlank,
  isNamedLike,
  pageCountOf,
  pageFromText,
  pagingPolicy,
  parameterOf,
  type Query,
} from '../kernel/index.ts'
import { type ListEvent, listInAddress } from '../shell/index.ts'
import type { Vendor } from './vendor.schema.ts'

/** The name filter, order and page, stored in the address. */
export interface VoucherListState {
  readonly text: string
  readonly isBySaving: boolean
  readonly page: number
}

const { firstPage } = pagingPolicy

/** Another name starts at page 1. */
const searchVouchers = (state: VoucherListState, text: string): VoucherListState => ({
  ...state,
  text,
  page: firstPage,
})

/** Toggles 'Sort by biggest saving'. The list starts at page 1. */
const toggleBySaving = (state: VoucherListState): VoucherListState => ({
  ...state,
  isBySaving: !state.isBySaving,
  page: firstPage,
})

/** The vendors whose name matches the text. Equal savings keep the server's order. */
export function vendorsAt(
  { text, isBySaving }: VoucherListState,
  vendors: readonly Vendor[],
): readonly Vendor[] {
  const searchText = folded(text)
  const named = isBlank(text)
    ? vendors
    : vendors.filter(({ name }) => isNamedLike(folded(name), searchText))
  return isBySaving
    ? [...named].sort((one, other) => other.percentageDiscount - one.percentageDiscount)
    : named
}

/** A page beyond the last becomes the last (OQ-058). */
export const shownPage = ({ page }: VoucherListState, count: number): number =>
  clampPage(page, pageCountOf(count))

/** The query for a state, without defaults (OQ-069). */
export const voucherQueryOf = ({ text, isBySaving, page }: VoucherListState): Query => [
  ...(isBlank(text) ? [] : [['search', text] as const]),
  ...(isBySaving ? [['order', 'saving'] as const] : []),
  ...(page === firstPage ? [] : [['page', String(page)] as const]),
]

export const voucherListStateOf = (query: Query): VoucherListState => ({
  text: parameterOf(query, 'search') ?? '',
  isBySaving: parameterOf(query, 'order')?.toLowerCase() === 'saving',
  page: pageFromText(parameterOf(query, 'page')),
})

type Choice =
  | { readonly type: 'search.typed'; readonly text: string }
  /** Sorts by the highest saving first, or returns to the server's order. */
  | { readonly type: 'order.toggled' }

export type VoucherListEvent = Choice | ListEvent

/** The voucher list's name filter, order and page (VOUCHER-05, VOUCHER-06). */
export const vouchersInAddress = listInAddress<VoucherListState, Choice>({
  stateOf: voucherListStateOf,
  queryOf: voucherQueryOf,
  after: (state, choice) =>
    choice.type === 'search.typed' ? searchVouchers(state, choice.text) : toggleBySaving(state),
  replacing: ['search.typed'],
})
