import { assign, setup } from 'xstate'
import {
  failureMessages,
  failureOf,
  fromEffect,
  moneyCallPolicy,
  type OrderId,
  readAgain,
  refusalMessages,
} from '../kernel/index.ts'
import type { BrowserPort } from '../shell/index.ts'
import type { Basket } from './basket.schema.ts'
import { type BillingForm, isBillingComplete, trimmedBilling } from './billing.rules.ts'
import { checkoutPolicy } from './checkout.policy.ts'
import type { CheckoutPort, OrderAnswer } from './checkout.port.ts'
import type {
  Checkout,
  CheckoutEvent,
  CheckoutInput,
  OpenOrder,
  Ordered,
} from './checkout.schema.ts'
import { orderFailureMessages, paymentFailureMessages } from './checkout-failure.rules.ts'
import { checkoutOf, isOrderable, isOrderOpen, orderedIn } from './ordering.rules.ts'
import { providerAddress } from './provider.rules.ts'

type OrderMade = Extract<OrderAnswer, { readonly answer: 'ordered' }>

/** The basket's way to the payment provider: one order, then its payment (CHECKOUT-05 to -10). */
export const checkoutMachine = (
  port: Pick<CheckoutPort, 'placeOrder' | 'startPayment'>,
  browser: BrowserPort,
) =>
  setup({
    types: {} as { context: Checkout; events: CheckoutEvent; input: CheckoutInput },
    actors: {
      placeOrder: fromEffect<OrderAnswer, BillingForm>((billing) => port.placeOrder(billing)),
      startPayment: fromEffect<string, OpenOrder>(({ orderId, billing }) =>
        port.startPayment(orderId, billing.paymentMethod),
      ),
      readBasketAgain: readAgain<Basket>(),
    },
    delays: { longWait: moneyCallPolicy.longWaitMs, leaving: checkoutPolicy.leavingMs },
    guards: {
      mayOrder: ({ context }) => isBillingComplete(context.form) && isOrderable(context),
      isOrderOpen: ({ context }) => isOrderOpen(context),
      isOrdered: (_, answer: OrderAnswer) => answer.answer === 'ordered',
      isOrderedUnseen: ({ context }, answer: OrderAnswer) =>
        context.isAway && answer.answer === 'ordered',
      isAway: ({ context }) => context.isAway,
      mayGoTo: ({ context }, answer: string) =>
        providerAddress(answer, context.origin) !== undefined,
    },
    actions: {
      keepChange: assign(({ context }, change: Partial<BillingForm>) => ({
        form: { ...context.form, ...change },
      })),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        serverMessages: [],
      })),
      keepOrdered: assign(({ context }) => ({ ordered: orderedIn(context) })),
      // keepOrdered has kept what was ordered before it was sent.
      keepOrder: assign(({ context }, orderId: OrderId) => ({
        openOrder: { orderId, ...(context.ordered as Ordered) },
      })),
      tell: assign((_, serverMessages: readonly string[]) => ({ serverMessages })),
      forgetOrder: assign({ openOrder: undefined, serverMessages: [] }),
      leavePage: assign({ isAway: true, submissions: 0, serverMessages: [] }),
      enterPage: assign({ isAway: false }),
      markBasketStale: ({ context }) => {
        for (const resource of [context.basket, ...Object.values(context.totals)])
          resource.send({ type: 'resource.invalidated' })
      },
      markSent: assign(({ context: { openOrder } }) => ({
        openOrder: openOrder && { ...openOrder, isSentToProvider: true },
      })),
      goToProvider: ({ context }, answer: string) =>
        // mayGoTo has let no answer through that may not be followed.
        browser.goTo(providerAddress(answer, context.origin) as string),
    },
  }).createMachine({
    id: 'checkout',
    context: ({ input }) => checkoutOf(input),
    on: { 'page.left': { actions: 'leavePage' }, 'page.entered': { actions: 'enterPage' } },
    initial: 'enteringDetails',
    states: {
      enteringDetails: {
        on: {
          'form.changed': {
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'form.submitted': [
            // The order stands already: only its payment is started anew (OQ-105).
            { guard: 'isOrderOpen', target: 'startingPayment', actions: 'countSubmission' },
            { guard: 'mayOrder', target: 'placingOrder', actions: 'countSubmission' },
            { actions: 'countSubmission' },
          ],
          'order.setAside': { actions: ['forgetOrder', 'markBasketStale'] },
        },
      },
      placingOrder: {
        // Whoever leaves before the answer finds the basket as it is then.
        entry: ['keepOrdered', 'markBasketStale'],
        initial: 'waiting',
        states: { waiting: { after: { longWait: 'waitingLong' } }, waitingLong: {} },
        invoke: {
          src: 'placeOrder',
          input: ({ context }) => trimmedBilling(context.form),
          onDone: [
            {
              // Whoever has left finds the order, and pays for it when they choose to.
              guard: { type: 'isOrderedUnseen', params: ({ event }) => event.output },
              target: 'enteringDetails',
              actions: [
                { type: 'keepOrder', params: ({ event }) => (event.output as OrderMade).orderId },
                'markBasketStale',
              ],
            },
            {
              guard: { type: 'isOrdered', params: ({ event }) => event.output },
              target: 'startingPayment',
              actions: [
                // isOrdered has let no other answer through.
                { type: 'keepOrder', params: ({ event }) => (event.output as OrderMade).orderId },
                'markBasketStale',
              ],
            },
            {
              target: 'enteringDetails',
              actions: { type: 'tell', params: ({ event }) => refusalMessages(event.output) },
            },
          ],
          onError: {
            target: 'checkingBasket',
            actions: [
              { type: 'tell', params: ({ event }) => orderFailureMessages(failureOf(event)) },
              'markBasketStale',
            ],
          },
        },
      },
      // Whether it arrived is not known: the form is unlocked (CHECKOUT-10), but there is no second
      // order before the basket is read again (OQ-135).
      checkingBasket: {
        on: {
          'form.changed': { actions: { type: 'keepChange', params: ({ event }) => event.change } },
        },
        initial: 'reading',
        states: {
          reading: {
            invoke: {
              src: 'readBasketAgain',
              input: ({ context }) => context.basket,
              onDone: '#checkout.enteringDetails',
              onError: 'unread',
            },
          },
          unread: { on: { 'retry.requested': 'reading' } },
        },
      },
      startingPayment: {
        initial: 'waiting',
        states: { waiting: { after: { longWait: 'waitingLong' } }, waitingLong: {} },
        invoke: {
          src: 'startPayment',
          // Nobody comes here without an order.
          input: ({ context }) => context.openOrder as OpenOrder,
          onDone: [
            { guard: 'isAway', target: 'enteringDetails' },
            {
              guard: { type: 'mayGoTo', params: ({ event }) => event.output },
              target: 'sentToProvider',
              actions: ['markSent', { type: 'goToProvider', params: ({ event }) => event.output }],
            },
            {
              target: 'enteringDetails',
              actions: { type: 'tell', params: [failureMessages.somethingWentWrong] },
            },
          ],
          onError: {
            target: 'enteringDetails',
            actions: {
              type: 'tell',
              params: ({ event }) => paymentFailureMessages(failureOf(event)),
            },
          },
        },
      },
      // Unlocked on completion (CHECKOUT-10), but nothing is sent while the browser is leaving:
      // whoever comes Back may then pay the same order again.
      sentToProvider: {
        on: {
          'form.changed': { actions: { type: 'keepChange', params: ({ event }) => event.change } },
        },
        after: { leaving: 'enteringDetails' },
      },
    },
  })
