import { Effect } from 'effect'
import { assign, setup } from 'xstate'
import {
  currentValue,
  type Failure,
  failureOf,
  failureSentences,
  fromEffect,
  notSent,
  type Pence,
  refusalMessages,
} from '../kernel/index.ts'
import { forgetOutcome, isSettled, ledgerPolicy, mayStillSay, truthRead } from '../ledger/index.ts'
import type { BrowserPort } from '../shell/index.ts'
import type { BenefitsPort } from './benefits.port.ts'
import { hasCancelled } from './cancelling.rules.ts'
import { orderMessages } from './order.messages.ts'
import { blankOrder, type OrderForm, orderFormOf, orderOf, undeclared } from './order.rules.ts'
import type { OrderAnswer, SalarySacrificeOrder } from './order.schema.ts'
import { thankYouPath } from './order-address.rules.ts'
import type { OrderEvent, OrderInput, Ordering } from './ordering.schema.ts'
import { ownSacrificeOrders } from './reported-calls.ts'

/** Are the benefits known, and is no other order running? */
const areBenefitsKnown = ({ member, purse }: Ordering): boolean =>
  currentValue(member) !== undefined && isSettled(purse.getSnapshot())

/** What may be sent now. */
const orderNow = (context: Ordering): SalarySacrificeOrder | undefined =>
  areBenefitsKnown(context) ? orderOf(context.choice, context.amount, context.form) : undefined

/** The salary sacrifice order: one submit, one order (SALSAC-12 to SALSAC-22, OQ-091, OQ-135). */
export const orderMachine = (port: Pick<BenefitsPort, 'placeOrder'>, browser: BrowserPort) =>
  setup({
    types: {} as { context: Ordering; events: OrderEvent; input: OrderInput },
    actors: {
      placeOrder: fromEffect<OrderAnswer, Ordering>((context) => {
        const order = orderNow(context)
        return order === undefined ? Effect.fail(notSent) : port.placeOrder(order)
      }),
      truthRead,
    },
    delays: { nextPage: ledgerPolicy.nextPageMs },
    guards: {
      areBenefitsKnown: ({ context }) => areBenefitsKnown(context),
      mayOrder: ({ context }) => orderNow(context) !== undefined,
      isOrdered: (_, answer: OrderAnswer) => answer.answer === 'ordered',
      isOrderedUnseen: ({ context }, answer: OrderAnswer) =>
        context.isAway && answer.answer === 'ordered',
      mayStillSay: ({ context: { purse, choice, isRefused } }) =>
        mayStillSay(purse.getSnapshot(), ownSacrificeOrders(choice), isRefused),
      areBenefitsRead: ({ context }) => currentValue(context.member) !== undefined,
      isCancelledSince: ({ context: { member, choice } }) =>
        hasCancelled(currentValue(member), choice.id),
    },
    actions: {
      keepChange: assign(({ context }, change: Partial<OrderForm>) => ({
        form: { ...context.form, ...change },
      })),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        serverMessages: [],
      })),
      noteSent: assign(({ context }) => ({ sentAmount: context.amount, wasLeft: false })),
      keepRefusal: assign((_, answer: OrderAnswer) => ({
        serverMessages: refusalMessages(answer),
        isRefused: true,
      })),
      keepFailure: assign((_, failure: Failure) => ({
        serverMessages: failureSentences(failure, orderMessages.ours.mayHaveArrived),
        isRefused: false,
      })),
      forgetMessages: assign({ serverMessages: [] }),
      leavePage: assign({ isAway: true, wasLeft: true }),
      enterPage: assign((_, amountOfPage: Pence) => ({ isAway: false, amountOfPage })),
      takeAmountOfPage: assign(({ context: { amount, amountOfPage, form, wasLeft } }) => ({
        amount: amountOfPage,
        form: wasLeft || amount !== amountOfPage ? undeclared(form) : form,
      })),
      startAnew: assign({ form: blankOrder, submissions: 0, serverMessages: [], draft: undefined }),
      tellOvertaken: ({ context: { purse, choice } }) =>
        forgetOutcome(purse, { call: 'salarySacrificeOrder', about: String(choice.id) }),
      // Replaces the form, so that Back leads to the choice and not to a second order.
      openThankYou: () => browser.replacePath(thankYouPath),
    },
  }).createMachine({
    id: 'order',
    context: ({ input }) => ({
      ...input,
      amountOfPage: input.amount,
      form: input.draft === undefined ? blankOrder : orderFormOf(input.draft),
      submissions: 0,
      serverMessages: [],
      isRefused: false,
      isAway: false,
      wasLeft: false,
    }),
    on: {
      'page.entered': {
        description: 'The member comes to the page.',
        actions: { type: 'enterPage', params: ({ event }) => event.amount },
      },
      'page.left': { description: 'The member leaves the page.', actions: 'leavePage' },
    },
    initial: 'enteringDetails',
    states: {
      enteringDetails: {
        description: 'The member fills in the order.',
        entry: 'takeAmountOfPage',
        on: {
          'order.changed': {
            description: 'The member changes the order form.',
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'order.submitted': [
            {
              description: 'The member presses Complete Order.',
              guard: 'mayOrder',
              target: 'sending',
              actions: ['countSubmission', 'noteSent'],
            },
            { guard: 'areBenefitsKnown', actions: 'countSubmission' },
          ],
          'page.entered': [
            {
              guard: 'mayStillSay',
              actions: [
                { type: 'enterPage', params: ({ event }) => event.amount },
                'takeAmountOfPage',
              ],
            },
            // What came while they were elsewhere was said there, or another call has followed.
            {
              actions: [
                'forgetMessages',
                { type: 'enterPage', params: ({ event }) => event.amount },
                'takeAmountOfPage',
              ],
            },
          ],
          // The member has read the messages, and nothing typed is left.
          'page.left': { actions: ['startAnew', 'leavePage'] },
        },
      },
      sending: {
        description: 'The server is processing the order.',
        invoke: {
          src: 'placeOrder',
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: 'isOrderedUnseen', params: ({ event }) => event.output },
              target: 'orderedUnseen',
            },
            {
              guard: { type: 'isOrdered', params: ({ event }) => event.output },
              target: 'ordered',
            },
            {
              target: 'enteringDetails',
              actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'enteringDetails',
            actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      // A member on another page stays there and finds the thank-you when they come back, unless they
      // have cancelled the order since, here or in another tab.
      orderedUnseen: {
        description: 'The order is placed, but the member has left the page.',
        on: {
          'page.entered': {
            target: 'comingBack',
            actions: { type: 'enterPage', params: ({ event }) => event.amount },
          },
        },
      },
      comingBack: {
        description: 'The member is back. Their benefits show whether the order still exists.',
        always: [
          {
            guard: 'isCancelledSince',
            target: 'enteringDetails',
            actions: ['startAnew', 'tellOvertaken'],
          },
          { guard: 'areBenefitsRead', target: 'ordered' },
        ],
        invoke: {
          src: 'truthRead',
          input: ({ context }) => [context.member],
          onDone: { target: 'comingBack', reenter: true },
        },
        on: { 'page.left': { target: 'orderedUnseen', actions: 'leavePage' } },
      },
      // Locked until the member leaves: there is no second order.
      ordered: {
        description: 'The order is placed.',
        entry: 'openThankYou',
        initial: 'opening',
        states: {
          opening: {
            description: 'The thank-you page opens.',
            after: {
              nextPage: {
                description: 'The thank-you page does not open.',
                target: 'stillHere',
              },
            },
          },
          stillHere: { description: 'The page says that the order is placed.' },
        },
        on: { 'page.left': { target: 'enteringDetails', actions: ['startAnew', 'leavePage'] } },
      },
    },
  })
