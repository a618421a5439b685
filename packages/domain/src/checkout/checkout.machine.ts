import { assign, sendTo, setup } from 'xstate'
import { definedByGuard, failureOf, following, sending } from '../kernel/index.ts'
import { forgetOutcome } from '../ledger/index.ts'
import type { BrowserPort } from '../shell/index.ts'
import type { BillingForm } from './billing.rules.ts'
import { checkoutPolicy } from './checkout.policy.ts'
import type { CheckoutPort, OrderAnswer } from './checkout.port.ts'
import {
  addressRefused,
  checkoutOf,
  isElsewhere,
  knownOf,
  mayReportAgain,
  noOrder,
  orderFailed,
  paymentFailed,
  type ReportedAtCheckout,
  toProvider,
  withAnswer,
  withKnown,
} from './checkout.rules.ts'
import type {
  Checkout,
  CheckoutEvent,
  CheckoutInput,
  KnownAtCheckout,
  OpenOrder,
  Ordered,
} from './checkout.schema.ts'
import { isDetailMissing, orderNow, orderToPay } from './ordering.rules.ts'
import { providerAddress } from './provider.rules.ts'

/** From the basket to the payment provider: one order, then its payment (CHECKOUT-05 to -10). */
export const checkoutMachine = (
  port: Pick<CheckoutPort, 'placeOrder' | 'startPayment'>,
  browser: BrowserPort,
) =>
  setup({
    types: {} as { context: Checkout; events: CheckoutEvent; input: CheckoutInput },
    actors: {
      following: following(knownOf),
      placeOrder: sending(({ billing }: Ordered) => port.placeOrder(billing)),
      startPayment: sending(({ orderId, paymentMethod }: OpenOrder) =>
        port.startPayment(orderId, paymentMethod),
      ),
    },
    delays: { leaving: checkoutPolicy.leavingMs },
    guards: {
      mayOrder: ({ context }) => orderNow(context) !== undefined,
      isDetailMissing: ({ context }) => isDetailMissing(context),
      mayPay: ({ context }) => orderToPay(context) !== undefined,
      mayContinue: ({ context }) =>
        context.providerAddress !== undefined && orderToPay(context) !== undefined,
      mayPayNow: ({ context }, answer: OrderAnswer) =>
        !isElsewhere(context) && answer.answer === 'ordered',
      mayGoTo: ({ context }, answer: string) =>
        providerAddress(answer, context.origin) !== undefined,
      mayGoNow: ({ context }, answer: string) =>
        !isElsewhere(context) && providerAddress(answer, context.origin) !== undefined,
    },
    actions: {
      keepKnown: assign(({ context }, known: KnownAtCheckout) => withKnown(context, known)),
      keepChange: assign(({ context }, change: Partial<BillingForm>) => ({
        form: { ...context.form, ...change },
      })),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        serverMessages: [],
      })),
      keepOrdered: assign(({ context }) => ({ ordered: orderNow(context) })),
      keepAnswer: assign(({ context }, answer: OrderAnswer) => withAnswer(context, answer)),
      report: assign((_, said: ReportedAtCheckout) => said),
      forgetOrder: assign(noOrder),
      leavePage: assign({ isAway: true, submissions: 0, serverMessages: [] }),
      // If the outcome arrived while the member was on another page, that page may have shown it.
      enterPage: assign(({ context }) => ({
        isAway: false,
        serverMessages: mayReportAgain(context) ? context.serverMessages : [],
      })),
      noteLogout: assign((_, isLoggingOut: boolean) => ({ isLoggingOut })),
      // An unpaid order may have returned its vouchers to the basket.
      markBasketStale: ({ context: { basket, totals } }) => {
        for (const resource of [basket, ...Object.values(totals)])
          resource.send({ type: 'resource.invalidated' })
      },
      // Other tabs may show the same basket.
      shareChange: sendTo(({ context }) => context.purse, { type: 'change.noticed' }),
      keepAddress: assign(({ context: { origin } }, answer: string) => ({
        providerAddress: providerAddress(answer, origin),
      })),
      noteSent: assign(({ context }) => toProvider(context)),
      goToProvider: ({ context }) => {
        // Only successful orders: the outcome of another one may be unknown.
        forgetOutcome(context.purse, { call: 'order', end: 'succeeded' })
        browser.goTo(definedByGuard(context.providerAddress))
      },
    },
  }).createMachine({
    id: 'checkout',
    context: ({ input }) => checkoutOf(input),
    invoke: { src: 'following', input: ({ context }) => context },
    on: {
      'page.left': { description: 'The member leaves the page.', actions: 'leavePage' },
      'page.entered': { description: 'The member comes to the page.', actions: 'enterPage' },
      'known.changed': {
        description:
          'The basket, its totals, or the calls on it have changed, here or in another tab.',
        actions: { type: 'keepKnown', params: ({ event }) => event.known },
      },
      'logout.begun': {
        description: 'The member is logging out.',
        actions: { type: 'noteLogout', params: true },
      },
      'logout.failed': {
        description: 'The logout has failed, or the session has ended.',
        actions: { type: 'noteLogout', params: false },
      },
    },
    initial: 'enteringDetails',
    states: {
      enteringDetails: {
        description: 'The member fills in the details.',
        on: {
          'form.changed': {
            description: 'The member changes the form.',
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'form.submitted': [
            // A slow browser may leave late. Until then another press opens the same address, so
            // that no second payment starts for the order.
            {
              description: 'The member presses Proceed to payment.',
              guard: 'mayContinue',
              target: 'leaving',
              actions: 'countSubmission',
            },
            // The order was already placed, so only its payment starts again (OQ-105).
            { guard: 'mayPay', target: 'startingPayment', actions: 'countSubmission' },
            {
              guard: 'mayOrder',
              target: 'placingOrder',
              actions: ['countSubmission', 'keepOrdered'],
            },
            { guard: 'isDetailMissing', actions: 'countSubmission' },
          ],
          'order.setAside': {
            description: 'The member leaves the unpaid order and goes to the basket.',
            actions: ['forgetOrder', 'markBasketStale', 'shareChange'],
          },
        },
      },
      placingOrder: {
        description: 'The server is processing the order.',
        invoke: {
          src: 'placeOrder',
          input: ({ context }) => context.ordered,
          onDone: [
            {
              guard: { type: 'mayPayNow', params: ({ event }) => event.output },
              target: 'startingPayment',
              actions: { type: 'keepAnswer', params: ({ event }) => event.output },
            },
            {
              // The server refused the order. Or it is placed and waits for its payment, since the
              // member is on another page or logging out.
              target: 'enteringDetails',
              actions: { type: 'keepAnswer', params: ({ event }) => event.output },
            },
          ],
          // Unlocks the form (CHECKOUT-10). Before the next order, the ledger reads the basket,
          // which shows whether this one arrived (OQ-135).
          onError: {
            target: 'enteringDetails',
            actions: { type: 'report', params: ({ event }) => orderFailed(failureOf(event)) },
          },
        },
      },
      startingPayment: {
        description: 'The order is placed, and the payment is starting.',
        invoke: {
          src: 'startPayment',
          input: ({ context }) => context.openOrder,
          onDone: [
            {
              guard: { type: 'mayGoNow', params: ({ event }) => event.output },
              target: 'leaving',
              actions: { type: 'keepAddress', params: ({ event }) => event.output },
            },
            {
              // Members on another page stay there, and members logging out leave. The next press
              // at the checkout continues.
              guard: { type: 'mayGoTo', params: ({ event }) => event.output },
              target: 'enteringDetails',
              actions: { type: 'keepAddress', params: ({ event }) => event.output },
            },
            {
              target: 'enteringDetails',
              actions: { type: 'report', params: addressRefused },
            },
          ],
          onError: {
            target: 'enteringDetails',
            actions: { type: 'report', params: ({ event }) => paymentFailed(failureOf(event)) },
          },
        },
      },
      // Unlocks the form on completion (CHECKOUT-10).
      leaving: {
        description: 'The payment has started, and the browser is going to the provider.',
        entry: ['noteSent', 'goToProvider'],
        on: {
          'form.changed': { actions: { type: 'keepChange', params: ({ event }) => event.change } },
        },
        after: {
          leaving: {
            description: 'The browser has had time to leave, and has not.',
            target: 'enteringDetails',
          },
        },
      },
    },
  })
