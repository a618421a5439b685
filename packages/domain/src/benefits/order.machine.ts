import { assign, sendTo, setup } from 'xstate'
import { readMemberAgain } from '../account/index.ts'
import {
  type Failure,
  failureMessages,
  failureOf,
  fromEffect,
  mayHaveArrived,
  moneyCallPolicy,
  type Pence,
  type ResourceRef,
  refusalMessages,
} from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import type { BrowserPort } from '../shell/index.ts'
import type { BenefitsPort } from './benefits.port.ts'
import type { Choice } from './choice.schema.ts'
import { orderMessages } from './order.messages.ts'
import { blankOrder, type OrderDraft, type OrderForm, orderFormOf, orderOf } from './order.rules.ts'
import type { OrderAnswer, SalarySacrificeOrder } from './order.schema.ts'
import { thankYouPath } from './order-address.rules.ts'

interface Input {
  readonly choice: Choice
  readonly amount: Pence
  readonly member: ResourceRef<Member>
  /** What was kept of the form when the page was loaded anew (OQ-134). */
  readonly draft?: OrderDraft | undefined
}

interface Context extends Input {
  readonly form: OrderForm
  /** How often the form was sent or tried to be: from the first time on, complaints are shown. */
  readonly submissions: number
  readonly order?: SalarySacrificeOrder | undefined
  readonly serverMessages: readonly string[]
}

export type OrderEvent =
  | { readonly type: 'order.changed'; readonly change: Partial<OrderForm> }
  | { readonly type: 'order.submitted' }
  /** The member could not be read; now it is to be tried again. */
  | { readonly type: 'retry.requested' }

/** The salary sacrifice order: one submit, one order (SALSAC-12 to SALSAC-22, OQ-091, OQ-135). */
export const orderMachine = (port: Pick<BenefitsPort, 'placeOrder'>, browser: BrowserPort) =>
  setup({
    types: {} as { context: Context; events: OrderEvent; input: Input },
    actors: {
      placeOrder: fromEffect<OrderAnswer, SalarySacrificeOrder>((order) => port.placeOrder(order)),
      readMemberAgain,
    },
    delays: { longWait: moneyCallPolicy.longWaitMs },
    guards: {
      mayOrder: ({ context: { choice, amount, form } }) =>
        orderOf(choice, amount, form) !== undefined,
      isOrdered: (_, answer: OrderAnswer) => answer.answer === 'ordered',
    },
    actions: {
      keepChange: assign(({ context }, change: Partial<OrderForm>) => ({
        form: { ...context.form, ...change },
      })),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        serverMessages: [],
      })),
      keepOrder: assign(({ context: { choice, amount, form } }) => ({
        order: orderOf(choice, amount, form),
      })),
      keepRefusal: assign((_, answer: OrderAnswer) => ({
        serverMessages: refusalMessages(answer),
      })),
      keepFailure: assign((_, failure: Failure) => ({
        serverMessages: [
          failureMessages.somethingWentWrong,
          ...(mayHaveArrived(failure) ? [orderMessages.ours.mayHaveArrived] : []),
        ],
      })),
      markMemberStale: sendTo(({ context }) => context.member, { type: 'resource.invalidated' }),
      askForMember: sendTo(({ context }) => context.member, { type: 'resource.needed' }),
      // In place of the form, so that Back leads to the choice and not to a second order.
      openThankYou: () => browser.replacePath(thankYouPath),
    },
  }).createMachine({
    id: 'order',
    context: ({ input }) => ({
      ...input,
      form: input.draft === undefined ? blankOrder : orderFormOf(input.draft),
      submissions: 0,
      serverMessages: [],
    }),
    initial: 'enteringDetails',
    states: {
      enteringDetails: {
        on: {
          'order.changed': {
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'order.submitted': [
            { guard: 'mayOrder', target: 'sending', actions: ['countSubmission', 'keepOrder'] },
            { actions: 'countSubmission' },
          ],
        },
      },
      sending: {
        initial: 'waiting',
        states: { waiting: { after: { longWait: 'waitingLong' } }, waitingLong: {} },
        invoke: {
          src: 'placeOrder',
          // mayOrder has let nothing through but a complete order.
          input: ({ context }) => context.order as SalarySacrificeOrder,
          onDone: [
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
            target: 'readingMember',
            actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      // Whether it arrived is not known: no second order before the member's choices are (OQ-135).
      readingMember: {
        invoke: {
          src: 'readMemberAgain',
          input: ({ context }) => context.member,
          onDone: 'enteringDetails',
          onError: 'unread',
        },
      },
      unread: {
        on: {
          'order.changed': {
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'retry.requested': 'readingMember',
        },
      },
      // Locked for good: there is no second order.
      ordered: { entry: ['markMemberStale', 'askForMember', 'openThankYou'] },
    },
  })
