import { assign, sendTo, setup } from 'xstate'
import {
  type Failure,
  failureMessages,
  failureOf,
  fromEffect,
  mayHaveArrived,
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
  /** The basket and its totals: stale after a purchase (OQ-032). */
  readonly basket: StaleableRef
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

/** Buying one voucher: once, then on to the basket (VOUCHER-13, VOUCHER-15, OQ-096, OQ-135). */
export const voucherPurchaseMachine = (
  port: Pick<VouchersPort, 'purchaseVoucher' | 'logVisit'>,
  browser: BrowserPort,
) =>
  setup({
    types: {} as { context: Context; events: VoucherPurchaseEvent; input: Input },
    actors: {
      logVisit: fromEffect<void, Vendor>(({ code }) => port.logVisit(code)),
      purchase: fromEffect<PurchaseAnswer, VoucherPurchase>((purchase) =>
        port.purchaseVoucher(purchase),
      ),
    },
    guards: {
      mayPurchase: ({ context: { form, vendor } }) => isVoucherFormValid(form, amountWays(vendor)),
      isPurchased: (_, answer: PurchaseAnswer) => answer.answer === 'purchased',
      mayHaveArrived: (_, failure: Failure) => mayHaveArrived(failure),
    },
    actions: {
      keepChange: assign(({ context }, change: Partial<VoucherForm>) => ({
        form: { ...context.form, ...change },
      })),
      judgeAmount: assign({ isAmountLeft: true }),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        serverMessages: [],
      })),
      keepRefusal: assign((_, answer: PurchaseAnswer) => ({
        serverMessages:
          answer.answer === 'refused' && answer.messages.length > 0
            ? answer.messages
            : [failureMessages.somethingWentWrong],
      })),
      keepFailure: assign({ serverMessages: [failureMessages.somethingWentWrong] }),
      keepSilence: assign({
        serverMessages: [failureMessages.somethingWentWrong, vouchersMessages.ours.mayHaveArrived],
      }),
      markBasketStale: sendTo(({ context }) => context.basket, { type: 'resource.invalidated' }),
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
    // Once per opening of the page; whether it was logged makes no difference (OQ-081).
    invoke: {
      src: 'logVisit',
      input: ({ context }) => context.vendor,
      onError: {},
    },
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
          onError: [
            {
              guard: { type: 'mayHaveArrived', params: ({ event }) => failureOf(event) },
              target: 'enteringPurchase',
              actions: ['keepSilence', 'markBasketStale'],
            },
            { target: 'enteringPurchase', actions: 'keepFailure' },
          ],
        },
      },
      // The form stays locked until the basket is on the screen.
      purchased: {},
    },
  })

function purchaseOf({ vendor, form, emailAddress }: Context): VoucherPurchase {
  const amount = voucherAmount(form.chosen, amountWays(vendor))
  if (amount === undefined) throw new RangeError('mayPurchase lets no wrong amount through')
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    emailAddress,
    personalMessage: form.personalMessage,
    amount,
    vendorCode: vendor.code,
    vendorName: vendor.name,
    percentageDiscount: vendor.percentageDiscount,
  }
}
