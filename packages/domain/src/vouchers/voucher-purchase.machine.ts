import { assign, setup } from 'xstate'
import type { Basket } from '../checkout/index.ts'
import {
  definedByGuard,
  type Failure,
  failureOf,
  failureSentences,
  following,
  type KnownChanged,
  type KnownResource,
  knownResource,
  type Observe,
  observeOnce,
  type ResourceRef,
  refusalMessages,
  sending,
} from '../kernel/index.ts'
import { type KnownPurse, knownPurse, ledgerPolicy, type PurseRef } from '../ledger/index.ts'
import { type BrowserPort, paths } from '../shell/index.ts'
import { ownPurchases, type Vendor } from './vendor.schema.ts'
import { amountWays, voucherAmount } from './voucher-amount.rules.ts'
import { blankVoucherForm, isVoucherFormValid, type VoucherForm } from './voucher-form.rules.ts'
import { vouchersMessages } from './vouchers.messages.ts'
import type { PurchaseAnswer, VoucherPurchase, VouchersPort } from './vouchers.port.ts'

interface Input {
  readonly vendor: Vendor
  /** The member's own address, where the voucher goes (VOUCHER-12). */
  readonly emailAddress: string
  readonly basket: ResourceRef<Basket>
  /** The basket's entry in the ledger. */
  readonly purse: PurseRef
  /** The part of the form that survived a reload of the page (OQ-134). */
  readonly draft?: VoucherForm | undefined
}

interface Known {
  readonly basket: KnownResource<Basket>
  readonly calls: KnownPurse
}

interface Context extends Input {
  readonly known: Known
  readonly form: VoucherForm
  readonly submissions: number
  /** True once the amount's field has lost focus: we check it even before the first submit (OQ-138). */
  readonly isAmountLeft: boolean
  readonly serverMessages: readonly string[]
  readonly isAway: boolean
  /** The voucher was bought while the member was away, and they have typed or pressed nothing since. */
  readonly isBoughtAway: boolean
}

export type VoucherPurchaseEvent =
  | { readonly type: 'form.changed'; readonly change: Partial<VoucherForm> }
  | { readonly type: 'amount.left' }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'page.left' }
  | { readonly type: 'page.entered' }
  | KnownChanged<Known>

const knownOf = ({ basket, purse, vendor }: Input, observe: Observe): Known => ({
  basket: knownResource(observe, basket),
  calls: knownPurse(observe, purse, ownPurchases(vendor)),
})

const emptyPurchase = {
  submissions: 0,
  isAmountLeft: false,
  serverMessages: [],
  isBoughtAway: false,
} as const

/**
 * Buys one voucher once, then opens the basket unless the member left the page (VOUCHER-13, VOUCHER-15, OQ-096,
 * OQ-135).
 */
export const voucherPurchaseMachine = (
  port: Pick<VouchersPort, 'purchaseVoucher'>,
  browser: BrowserPort,
) =>
  setup({
    types: {} as { context: Context; events: VoucherPurchaseEvent; input: Input },
    actors: {
      following: following(knownOf),
      purchase: sending((purchase: VoucherPurchase) => port.purchaseVoucher(purchase)),
    },
    delays: { nextPage: ledgerPolicy.nextPageMs },
    guards: {
      isBasketKnown: ({ context }) => context.known.calls.lock === undefined,
      mayPurchase: ({ context }) => purchaseNow(context) !== undefined,
      isPurchased: (_, answer: PurchaseAnswer) => answer.answer === 'purchased',
      isPurchasedAway: ({ context }, answer: PurchaseAnswer) =>
        context.isAway && answer.answer === 'purchased',
    },
    actions: {
      keepKnown: assign((_, known: Known) => ({ known })),
      keepChange: assign(({ context }, change: Partial<VoucherForm>) => ({
        form: { ...context.form, ...change },
        isBoughtAway: false,
      })),
      judgeAmount: assign({ isAmountLeft: true }),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        serverMessages: [],
        isBoughtAway: false,
      })),
      keepRefusal: assign((_, answer: PurchaseAnswer) => ({
        serverMessages: refusalMessages(answer),
      })),
      keepFailure: assign((_, failure: Failure) => ({
        serverMessages: failureSentences(failure, vouchersMessages.ours.mayHaveArrived),
      })),
      leavePage: assign({ isAway: true }),
      noteBought: assign({ isBoughtAway: true }),
      // The outcome arrived while the member was on another page, which may have shown it.
      enterPage: assign(({ context: { known, serverMessages, isBoughtAway } }) => ({
        isAway: false,
        serverMessages: known.calls.mayReport ? serverMessages : [],
        isBoughtAway: known.calls.mayReport && isBoughtAway,
      })),
      startAnew: assign(({ context: { vendor } }) => ({
        ...emptyPurchase,
        form: blankVoucherForm(amountWays(vendor)),
      })),
      openCheckout: () => browser.openPath(paths.checkout),
    },
  }).createMachine({
    context: ({ input }) => ({
      ...input,
      ...emptyPurchase,
      known: knownOf(input, observeOnce),
      form: input.draft ?? blankVoucherForm(amountWays(input.vendor)),
      isAway: false,
    }),
    invoke: { src: 'following', input: ({ context }) => context },
    on: {
      'known.changed': {
        description: 'The basket or the calls on it have changed.',
        actions: { type: 'keepKnown', params: ({ event }) => event.known },
      },
      'page.entered': { description: 'The member comes to the page.', actions: 'enterPage' },
      'page.left': { description: 'The member leaves the page.', actions: 'leavePage' },
    },
    initial: 'enteringPurchase',
    states: {
      enteringPurchase: {
        description: 'The member fills in the purchase.',
        on: {
          'form.changed': {
            description: 'The member changes the form.',
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'amount.left': {
            description: 'The member leaves the amount field.',
            actions: 'judgeAmount',
          },
          'form.submitted': [
            {
              description: 'The member presses the button that buys the voucher.',
              guard: 'mayPurchase',
              target: 'purchasing',
              actions: 'countSubmission',
            },
            { guard: 'isBasketKnown', actions: 'countSubmission' },
          ],
          // The member has seen the messages, and no typed text is left.
          'page.left': { actions: 'startAnew' },
        },
      },
      purchasing: {
        description: 'The server is processing the purchase.',
        invoke: {
          src: 'purchase',
          input: ({ context }) => purchaseNow(context),
          onDone: [
            // Members on another page stay there. This page reports the purchase when they come
            // back, unless they have seen the basket since.
            {
              guard: { type: 'isPurchasedAway', params: ({ event }) => event.output },
              target: 'enteringPurchase',
              actions: ['startAnew', 'noteBought'],
            },
            {
              guard: { type: 'isPurchased', params: ({ event }) => event.output },
              target: 'purchased',
              actions: 'openCheckout',
            },
            {
              target: 'enteringPurchase',
              actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'enteringPurchase',
            actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      // The form stays locked until the basket is shown.
      purchased: {
        description: 'The voucher is bought, and the basket opens.',
        initial: 'opening',
        states: {
          opening: {
            description: 'The basket opens.',
            after: {
              nextPage: { description: 'The basket does not open.', target: 'stillHere' },
            },
          },
          stillHere: { description: 'The page says that the voucher is bought.' },
        },
        on: { 'page.left': { target: 'enteringPurchase', actions: 'startAnew' } },
      },
    },
  })

/**
 * The purchase that may be sent now. `undefined` while the form has errors, a call on the basket is running, or its
 * effect is being read.
 */
function purchaseNow({ vendor, form, emailAddress, known }: Context): VoucherPurchase | undefined {
  const ways = amountWays(vendor)
  if (!isVoucherFormValid(form, ways) || known.calls.lock !== undefined) return undefined
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    emailAddress,
    personalMessage: form.personalMessage,
    amount: definedByGuard(voucherAmount(form.chosen, ways)),
    vendorCode: vendor.code,
    vendorName: vendor.name,
    percentageDiscount: vendor.percentageDiscount,
  }
}
