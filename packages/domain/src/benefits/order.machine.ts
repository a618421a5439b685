import { assign, setup } from 'xstate'
import {
  type Failure,
  failureOf,
  failureSentences,
  following,
  type KnownChanged,
  type KnownResource,
  knownResource,
  type Observe,
  observeOnce,
  type Pence,
  type ResourceRef,
  refusalMessages,
  sending,
} from '../kernel/index.ts'
import {
  forgetOutcome,
  type KnownPurse,
  knownPurse,
  ledgerPolicy,
  type PurseRef,
} from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { BrowserPort } from '../shell/index.ts'
import type { BenefitsPort } from './benefits.port.ts'
import { hasCancelled } from './cancelling.rules.ts'
import type { Choice } from './choice.schema.ts'
import { orderMessages } from './order.messages.ts'
import {
  blankOrder,
  type OrderDraft,
  type OrderForm,
  orderFormOf,
  orderOf,
  undeclared,
} from './order.rules.ts'
import { type OrderAnswer, ownSacrificeOrders, type SalarySacrificeOrder } from './order.schema.ts'
import { thankYouPath } from './sacrifice-amount.rules.ts'

interface OrderInput {
  readonly choice: Choice
  readonly amount: Pence
  readonly member: ResourceRef<Member>
  /** The salary's entry in the ledger. */
  readonly purse: PurseRef
  /** The part of the form that survived a reload of the page (OQ-134). */
  readonly draft?: OrderDraft | undefined
}

interface Known {
  readonly member: KnownResource<Member>
  readonly salary: KnownPurse
}

interface Ordering extends OrderInput {
  readonly known: Known
  readonly form: OrderForm
  /** The number of submit attempts. Complaints are shown after the first. */
  readonly submissions: number
  readonly serverMessages: readonly string[]
  /** The last sent order, which the messages refer to; at first, the page's own order. */
  readonly sent: Pick<Ordering, 'amount' | 'form'>
  /** True if the member left the page while the order was running. */
  readonly isAway: boolean
}

export type OrderEvent =
  | { readonly type: 'order.changed'; readonly change: Partial<OrderForm> }
  | { readonly type: 'order.submitted' }
  /** The page opened for this amount. */
  | { readonly type: 'page.entered'; readonly amount: Pence }
  | { readonly type: 'page.left' }
  | KnownChanged<Known>

const knownOf = ({ member, purse, choice }: OrderInput, observe: Observe): Known => ({
  member: knownResource(observe, member),
  salary: knownPurse(observe, purse, ownSacrificeOrders(choice)),
})

/** True if the benefits are known and no other order is running. */
const areBenefitsKnown = ({ known: { member, salary } }: Ordering): boolean =>
  member.current !== undefined && salary.lock === undefined

/** The order that may be sent now. */
const orderNow = (context: Ordering): SalarySacrificeOrder | undefined =>
  areBenefitsKnown(context) ? orderOf(context.choice, context.amount, context.form) : undefined

/** The salary sacrifice order: one order per submit (SALSAC-12 to SALSAC-22, OQ-091, OQ-135). */
export const orderMachine = (port: Pick<BenefitsPort, 'placeOrder'>, browser: BrowserPort) =>
  setup({
    types: {} as { context: Ordering; events: OrderEvent; input: OrderInput },
    actors: {
      placeOrder: sending((order: SalarySacrificeOrder) => port.placeOrder(order)),
      following: following(knownOf),
    },
    delays: { nextPage: ledgerPolicy.nextPageMs },
    guards: {
      areBenefitsKnown: ({ context }) => areBenefitsKnown(context),
      mayOrder: ({ context }) => orderNow(context) !== undefined,
      isOrdered: (_, answer: OrderAnswer) => answer.answer === 'ordered',
      isOrderedAway: ({ context }, answer: OrderAnswer) =>
        context.isAway && answer.answer === 'ordered',
      isBackAfterCancelling: ({ context: { known, choice, isAway } }) =>
        !isAway && hasCancelled(known.member.current, choice.id),
      isBackAndKnown: ({ context: { known, isAway } }) =>
        !isAway && known.member.current !== undefined,
    },
    actions: {
      keepKnown: assign((_, known: Known) => ({ known })),
      keepChange: assign(({ context }, change: Partial<OrderForm>) => ({
        form: { ...context.form, ...change },
      })),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        serverMessages: [],
      })),
      noteSent: assign(({ context: { amount, form } }) => ({ sent: { amount, form } })),
      keepRefusal: assign((_, answer: OrderAnswer) => ({
        serverMessages: refusalMessages(answer),
      })),
      keepFailure: assign((_, failure: Failure) => ({
        serverMessages: failureSentences(failure, orderMessages.ours.mayHaveArrived),
      })),
      leavePage: assign({ isAway: true }),
      // Drops messages that another page has already shown, or that a later call has overtaken.
      enterPage: assign(({ context: { known, form, serverMessages } }, amount: Pence) => ({
        isAway: false,
        amount,
        form: undeclared(form),
        serverMessages: known.salary.mayReport ? serverMessages : [],
      })),
      startAnew: assign({ form: blankOrder, submissions: 0, serverMessages: [], draft: undefined }),
      tellOvertaken: ({ context: { purse, choice } }) =>
        forgetOutcome(purse, { call: 'salarySacrificeOrder', about: String(choice.id) }),
      // Replaces the form in the history, so that Back opens the choice and not a second order.
      openThankYou: () => browser.replacePath(thankYouPath),
    },
  }).createMachine({
    context: ({ input }) => {
      const { amount, draft } = input
      const page = { amount, form: draft === undefined ? blankOrder : orderFormOf(draft) }
      return {
        ...input,
        ...page,
        sent: page,
        known: knownOf(input, observeOnce),
        submissions: 0,
        serverMessages: [],
        isAway: false,
      }
    },
    invoke: { src: 'following', input: ({ context }) => context },
    on: {
      'known.changed': {
        description: 'The member’s benefits or the calls on the salary have changed.',
        actions: { type: 'keepKnown', params: ({ event }) => event.known },
      },
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
          // The member has seen the messages, so they and the form are cleared.
          'page.left': { actions: 'startAnew' },
        },
      },
      sending: {
        description: 'The server is processing the order.',
        invoke: {
          src: 'placeOrder',
          input: ({ context }) => orderNow(context),
          onDone: [
            {
              guard: { type: 'isOrderedAway', params: ({ event }) => event.output },
              target: 'orderedAway',
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
      // Members on another page stay there. They see the thank-you when they come back, unless the
      // order has since been cancelled, in any tab.
      orderedAway: {
        description:
          'The order is placed, but the member has left the page. Once they are back, their benefits show whether it still exists.',
        always: [
          {
            guard: 'isBackAfterCancelling',
            target: 'enteringDetails',
            actions: ['startAnew', 'tellOvertaken'],
          },
          { guard: 'isBackAndKnown', target: 'ordered' },
        ],
      },
      // Locked until the member leaves, so there is no second order.
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
        on: { 'page.left': { target: 'enteringDetails', actions: 'startAnew' } },
      },
    },
  })
