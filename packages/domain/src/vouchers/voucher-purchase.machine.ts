import { assign, setup } from 'xstate'
import type { Basket } from '../checkout/index.ts'
import {
  type Failure,
  failureMessages,
  failureOf,
  fromEffect,
  mayHaveArrived,
  moneyCallPolicy,
  type Pence,
  type ResourceRef,
  readAgain,
  refusalMessages,
  type StaleableRef,
} from '../kernel/index.ts'
import { type BrowserPort, paths } from '../shell/index.ts'
import type { Vendor } from './vendor.schema.ts'
import { amountWays, voucherAmount } from './voucher-amount.rules.ts'
import { blankVoucherForm, isVoucherFormValid, type VoucherForm } from './voucher-form.rules.ts'
import { vouchersMessages } from './vouchers.messages.ts'
import type { PurchaseAnswer, VoucherPurchase, VouchersPort } from './vouchers.port.ts'

interface Input {
  readonly vendor: Vendor
  /** The member's own address; the voucher goes there (VOUCHER-12). */
  readonly emailAddress: string
  readonly basket: ResourceRef<Basket>
  /** What the basket costs, by each method: stale with it (OQ-032). */
  readonly totals: readonly StaleableRef[]
  /** What was kept of the form when the page was loaded anew (OQ-134). */
  readonly draft?: VoucherForm | undefined
}

interface Context extends Input {
  readonly form: VoucherForm
  readonly submissions: number
  /** Was the amount left once? Then it is judged before the first submit, too (OQ-138). */
  readonly isAmountLeft: boolean
  readonly serverMessages: readonly string[]
}

export type VoucherPurchaseEvent =
  | { readonly type: 'form.changed'; readonly change: Partial<VoucherForm> }
  | { readonly type: 'amount.left' }
  | { readonly type: 'form.submitted' }
  /** The basket could not be read; now it is to be tried again. */
  | { readonly type: 'retry.requested' }

/** Buying one voucher: once, then on to the basket (VOUCHER-13, VOUCHER-15, OQ-096, OQ-135). */
export const voucherPurchaseMachine = (
  port: Pick<VouchersPort, 'purchaseVoucher'>,
  browser: BrowserPort,
) =>
  setup({
    types: {} as { context: Context; events: VoucherPurchaseEvent; input: Input },
    actors: {
      purchase: fromEffect<PurchaseAnswer, VoucherPurchase>((purchase) =>
        port.purchaseVoucher(purchase),
      ),
      readBasketAgain: readAgain<Basket>(),
    },
    delays: { longWait: moneyCallPolicy.longWaitMs },
    guards: {
      mayPurchase: ({ context: { form, vendor } }) => isVoucherFormValid(form, amountWays(vendor)),
      isPurchased: (_, answer: PurchaseAnswer) => answer.answer === 'purchased',
    },
    actions: {
      markBasketStale: ({ context }) => {
        for (const resource of [context.basket, ...context.totals])
          resource.send({ type: 'resource.invalidated' })
      },
      keepChange: assign(({ context }, change: Partial<VoucherForm>) => ({
        form: { ...context.form, ...change },
      })),
      judgeAmount: assign({ isAmountLeft: true }),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        serverMessages: [],
      })),
      keepRefusal: assign((_, answer: PurchaseAnswer) => ({
        serverMessages: refusalMessages(answer),
      })),
      keepFailure: assign((_, failure: Failure) => ({
        serverMessages: [
          failureMessages.somethingWentWrong,
          ...(mayHaveArrived(failure) ? [vouchersMessages.ours.mayHaveArrived] : []),
        ],
      })),
      openCheckout: () => browser.openPath(paths.checkout),
    },
  }).createMachine({
    id: 'voucherPurchase',
    context: ({ input }) => ({
      ...input,
      form: input.draft ?? blankVoucherForm(amountWays(input.vendor)),
      submissions: 0,
      isAmountLeft: false,
      serverMessages: [],
    }),
    initial: 'enteringPurchase',
    states: {
      enteringPurchase: {
        on: {
          'form.changed': {
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'amount.left': { actions: 'judgeAmount' },
          'form.submitted': [
            { guard: 'mayPurchase', target: 'purchasing', actions: 'countSubmission' },
            { actions: 'countSubmission' },
          ],
        },
      },
      purchasing: {
        // Whoever leaves before the answer finds the basket as it is then.
        entry: 'markBasketStale',
        initial: 'waiting',
        states: { waiting: { after: { longWait: 'waitingLong' } }, waitingLong: {} },
        invoke: {
          src: 'purchase',
          input: ({ context }) => purchaseOf(context),
          onDone: [
            {
              guard: { type: 'isPurchased', params: ({ event }) => event.output },
              target: 'purchased',
              actions: ['markBasketStale', 'openCheckout'],
            },
            {
              target: 'enteringPurchase',
              actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'readingBasket',
            actions: [
              { type: 'keepFailure', params: ({ event }) => failureOf(event) },
              'markBasketStale',
            ],
          },
        },
      },
      // Whether it arrived is not known: no second purchase before the basket is (OQ-135).
      readingBasket: {
        invoke: {
          src: 'readBasketAgain',
          input: ({ context }) => context.basket,
          onDone: 'enteringPurchase',
          onError: 'unread',
        },
      },
      unread: {
        on: {
          'form.changed': {
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'retry.requested': 'readingBasket',
        },
      },
      // The form stays locked until the basket is on the screen.
      purchased: {},
    },
  })

function purchaseOf({ vendor, form, emailAddress }: Context): VoucherPurchase {
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    emailAddress,
    personalMessage: form.personalMessage,
    // mayPurchase has let no wrong amount through.
    amount: voucherAmount(form.chosen, amountWays(vendor)) as Pence,
    vendorCode: vendor.code,
    vendorName: vendor.name,
    percentageDiscount: vendor.percentageDiscount,
  }
}
