import { type ListEvent, listInAddress } from '../shell/index.ts'
import {
  searchVouchers,
  toggleBySaving,
  type VoucherListPlace,
  voucherPlaceOf,
  voucherQueryOf,
} from './voucher-list.rules.ts'

type Choice =
  | { readonly type: 'search.typed'; readonly text: string }
  /** The highest saving first; chosen again, the server's order. */
  | { readonly type: 'order.toggled' }

export type VoucherListEvent = Choice | ListEvent

/** The voucher list's name filter, order and page (VOUCHER-05, VOUCHER-06). */
export const vouchersInAddress = listInAddress<VoucherListPlace, Choice>({
  placeOf: voucherPlaceOf,
  queryOf: voucherQueryOf,
  after: (place, choice) =>
    choice.type === 'search.typed' ? searchVouchers(place, choice.text) : toggleBySaving(place),
  replacing: ['search.typed'],
})
