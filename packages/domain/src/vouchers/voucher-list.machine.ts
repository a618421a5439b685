import { assign, setup } from 'xstate'
import { mayMove, type PageMoved, placeAfter, type Query } from '../kernel/index.ts'
import { type AddressPort, keptInAddress } from '../shell/index.ts'
import {
  isSameVoucherPlace,
  searchVouchers,
  toggleBySaving,
  type VoucherListPlace,
  voucherPlaceOf,
  voucherQueryOf,
} from './voucher-list.rules.ts'

export type VoucherListEvent =
  | { readonly type: 'search.typed'; readonly text: string }
  /** The highest saving first; chosen again, the server's order. */
  | { readonly type: 'order.toggled' }
  | ({ readonly type: 'page.moved' } & PageMoved)
  /** The address changed: Back, Forward, a link, or what was just written into it. */
  | { readonly type: 'address.entered'; readonly query: Query }

/**
 * The voucher list's name filter, order and page, kept in the address (VOUCHER-05, VOUCHER-06,
 * OQ-069).
 */
export const voucherListMachine = (address: AddressPort) =>
  setup({
    types: {} as {
      context: { readonly place: VoucherListPlace }
      events: VoucherListEvent
      input: { readonly query: Query }
    },
    guards: {
      mayMove: (_, { move, page, pageCount }: PageMoved) => mayMove(move, page, pageCount),
      isElsewhere: ({ context }, query: Query) =>
        !isSameVoucherPlace(context.place, voucherPlaceOf(query)),
    },
    actions: {
      lookAt: assign((_, place: VoucherListPlace) => ({ place })),
      ...keptInAddress(address, voucherQueryOf),
    },
  }).createMachine({
    id: 'voucherList',
    context: ({ input }) => ({ place: voucherPlaceOf(input.query) }),
    initial: 'browsing',
    states: {
      browsing: {
        on: {
          'search.typed': {
            description: 'The member types in the search box.',
            actions: [
              {
                type: 'lookAt',
                params: ({ context, event }) => searchVouchers(context.place, event.text),
              },
              'replaceInHistory',
            ],
          },
          'order.toggled': {
            description: 'The member changes the order of the list.',
            actions: [
              { type: 'lookAt', params: ({ context }) => toggleBySaving(context.place) },
              'addToHistory',
            ],
          },
          'page.moved': {
            description: 'The member presses First, Previous, Next or Last.',
            guard: { type: 'mayMove', params: ({ event }) => event },
            actions: [
              {
                type: 'lookAt',
                params: ({ context, event }) => placeAfter(context.place, event),
              },
              'addToHistory',
              'scrollToTop',
            ],
          },
          'address.entered': {
            description: 'The address in the browser changes, for example with Back.',
            guard: { type: 'isElsewhere', params: ({ event }) => event.query },
            actions: { type: 'lookAt', params: ({ event }) => voucherPlaceOf(event.query) },
          },
        },
      },
    },
  })
