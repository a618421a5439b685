import { assign, sendTo, setup } from 'xstate'
import {
  type Failure,
  failureMessages,
  failureOf,
  fromEffect,
  mayHaveArrived,
  type OrderId,
  type ResourceRef,
  resourceView,
} from '../kernel/index.ts'
import type { BrowserPort } from '../shell/index.ts'
import { isEmpty } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import {
  type BillingForm,
  isBillingComplete,
  isSameBilling,
  trimmedBilling,
} from './billing.rules.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { checkoutPolicy } from './checkout.policy.ts'
import type { CheckoutPort, OrderAnswer } from './checkout.port.ts'
import { providerAddress } from './provider.rules.ts'

interface Input {
  readonly basket: ResourceRef<Basket>
  /** The portal's own origin, such as 'https://save.example'. */
  readonly origin: string
  /** What was kept of the form when the page was loaded anew (OQ-134). */
  readonly draft?: BillingForm | undefined
}

/** An order that was placed and not yet paid, and the details it was placed with (OQ-105). */
interface OpenOrder {
  readonly orderId: OrderId
  readonly billing: BillingForm
}

interface Context extends Input {
  readonly form: BillingForm
  readonly submissions: number
  readonly serverMessages: readonly string[]
  readonly openOrder?: OpenOrder | undefined
}

export type CheckoutEvent =
  | { readonly type: 'form.changed'; readonly change: Partial<BillingForm> }
  | { readonly type: 'form.submitted' }

const blankForm: BillingForm = {
  paymentMethod: checkoutPolicy.firstPaymentMethod,
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  county: '',
  postcode: '',
  email: '',
}

/** The basket's way to the payment provider: one order, then its payment (CHECKOUT-05 to -10). */
export const checkoutMachine = (
  port: Pick<CheckoutPort, 'placeOrder' | 'startPayment'>,
  browser: BrowserPort,
) =>
  setup({
    types: {} as { context: Context; events: CheckoutEvent; input: Input },
    actors: {
      placeOrder: fromEffect<OrderAnswer, BillingForm>((billing) => port.placeOrder(billing)),
      startPayment: fromEffect<string, OpenOrder>(({ orderId, billing }) =>
        port.startPayment(orderId, billing.paymentMethod),
      ),
    },
    guards: {
      mayOrder: ({ context }) => isBillingComplete(context.form) && hasItems(context.basket),
      isOrderOpen: ({ context: { form, openOrder } }) =>
        openOrder !== undefined && isSameBilling(openOrder.billing, trimmedBilling(form)),
      isOrdered: (_, answer: OrderAnswer) => answer.answer === 'ordered',
      mayGoTo: ({ context }, answer: string) =>
        providerAddress(answer, context.origin) !== undefined,
      mayHaveArrived: (_, failure: Failure) => mayHaveArrived(failure),
    },
    actions: {
      keepChange: assign(({ context }, change: Partial<BillingForm>) => ({
        form: { ...context.form, ...change },
      })),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        serverMessages: [],
      })),
      keepOrder: assign(({ context }, answer: OrderAnswer) =>
        answer.answer === 'ordered'
          ? { openOrder: { orderId: answer.orderId, billing: trimmedBilling(context.form) } }
          : {},
      ),
      keepRefusal: assign((_, answer: OrderAnswer) => ({
        serverMessages:
          answer.answer === 'refused' && answer.messages.length > 0
            ? answer.messages
            : [failureMessages.somethingWentWrong],
      })),
      keepFailure: assign({ serverMessages: [failureMessages.somethingWentWrong] }),
      keepSilence: assign({
        serverMessages: [failureMessages.somethingWentWrong, checkoutMessages.ours.mayHaveArrived],
      }),
      markBasketStale: sendTo(({ context }) => context.basket, { type: 'resource.invalidated' }),
      goToProvider: ({ context }, answer: string) => {
        const address = providerAddress(answer, context.origin)
        if (address !== undefined) browser.goTo(address)
      },
    },
  }).createMachine({
    id: 'checkout',
    context: ({ input }) => ({
      ...input,
      form: input.draft ?? blankForm,
      submissions: 0,
      serverMessages: [],
    }),
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
        },
      },
      placingOrder: {
        invoke: {
          src: 'placeOrder',
          input: ({ context }) => trimmedBilling(context.form),
          onDone: [
            {
              guard: { type: 'isOrdered', params: ({ event }) => event.output },
              target: 'startingPayment',
              actions: [
                { type: 'keepOrder', params: ({ event }) => event.output },
                'markBasketStale',
              ],
            },
            {
              target: 'enteringDetails',
              actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            },
          ],
          onError: [
            {
              guard: { type: 'mayHaveArrived', params: ({ event }) => failureOf(event) },
              target: 'enteringDetails',
              actions: ['keepSilence', 'markBasketStale'],
            },
            { target: 'enteringDetails', actions: 'keepFailure' },
          ],
        },
      },
      startingPayment: {
        invoke: {
          src: 'startPayment',
          // Nobody comes here without an order.
          input: ({ context }) => context.openOrder as OpenOrder,
          onDone: [
            {
              guard: { type: 'mayGoTo', params: ({ event }) => event.output },
              target: 'sentToProvider',
              actions: { type: 'goToProvider', params: ({ event }) => event.output },
            },
            { target: 'enteringDetails', actions: 'keepFailure' },
          ],
          onError: { target: 'enteringDetails', actions: 'keepFailure' },
        },
      },
      // Unlocked on completion (CHECKOUT-10): whoever comes Back may pay the same order again.
      sentToProvider: {
        on: {
          'form.changed': {
            target: 'enteringDetails',
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'form.submitted': [
            { guard: 'isOrderOpen', target: 'startingPayment', actions: 'countSubmission' },
          ],
        },
      },
    },
  })

function hasItems(basket: ResourceRef<Basket>): boolean {
  const view = resourceView(basket.getSnapshot())
  return view.is === 'ready' && !isEmpty(view.value)
}
