import type { SnapshotFrom } from 'xstate'
import type { ChoiceId, Pence, ResourceView } from '../kernel/index.ts'
import {
  isAwaitedLong,
  isSettled,
  lockNote,
  type OwnCalls,
  type PurseSnapshot,
} from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { orderMachine } from './order.machine.ts'
import { orderMessages } from './order.messages.ts'
import {
  complaintsAboutOrder,
  type OrderComplaints,
  type OrderDraft,
  type OrderForm,
  orderDraftOf,
} from './order.rules.ts'
import { ownSacrificeOrders } from './reported-calls.ts'

type OrderSnapshot = SnapshotFrom<ReturnType<typeof orderMachine>>

export interface OrderView {
  /** The page's own amount; while an order is running, or once it is made, that order's. */
  readonly amount: Pence
  readonly form: OrderForm
  readonly complaints: OrderComplaints
  readonly serverMessages: readonly string[]
  /** It is not known whether it arrived; My Benefits will show (OQ-135). */
  readonly mayHaveArrived: boolean
  /** Says what was not restored with the form (OQ-134). */
  readonly note: string | undefined
  /** The message about another call on the salary that is in flight. */
  readonly lockNote: string | undefined
  readonly isLocked: boolean
  /** The page says how the last order ended. */
  readonly isSaying: boolean
  /** Running, or made and about to show the thank-you. */
  readonly isSending: boolean
  /** Made, and the thank-you does not open: this page says so. */
  readonly isMade: boolean
  /** The answer takes so long that the member should be told (OQ-135). */
  readonly isWaitingLong: boolean
  /** The member could not be read again; a button to try again replaces this one. */
  readonly isUnread: boolean
}

/** The thank-you page reports that this order was placed (SALSAC-22); after a reload, none in particular. */
export const thankedOrders = (
  made: Pick<MadeOrder, 'choiceId'> | undefined,
): OwnCalls | undefined =>
  made && { call: 'salarySacrificeOrder', about: String(made.choiceId), isNext: true }

/** @param benefits the member as known now, whose choices are what there is */
export function orderView(
  snapshot: OrderSnapshot,
  purse: PurseSnapshot,
  benefits: ResourceView<Member>,
): OrderView {
  const { choice, amount, form, submissions, draft } = snapshot.context
  const serverMessages = messagesFor(snapshot)
  const isComingBack = snapshot.matches('comingBack')
  const isMade = snapshot.matches({ ordered: 'stillHere' })
  const isEntering = snapshot.matches('enteringDetails')
  const isUnread = (isEntering || isComingBack) && benefits.is === 'failed'
  const isKnown = isSettled(purse) && benefits.is === 'ready'
  return {
    amount,
    form,
    complaints: submissions > 0 ? complaintsAboutOrder(form) : {},
    serverMessages: isUnread ? [...serverMessages, orderMessages.ours.unread] : serverMessages,
    mayHaveArrived: serverMessages.includes(orderMessages.ours.mayHaveArrived),
    note: draft === undefined ? undefined : orderMessages.ours.enterAgain,
    lockNote: isComingBack ? undefined : lockNote(purse, ownSacrificeOrders(choice)),
    isSaying: isMade || serverMessages.length > 0,
    isLocked: !(isUnread || (isEntering && isKnown)),
    isSending: !(isEntering || isComingBack || isMade),
    isMade,
    isWaitingLong: isAwaitedLong(purse),
    isUnread,
  }
}

/** What is said of an order for another amount than this page's names that amount first. */
function messagesFor({ context }: OrderSnapshot): readonly string[] {
  const { serverMessages, sentAmount, amount } = context
  return serverMessages.length === 0 || sentAmount === undefined || sentAmount === amount
    ? serverMessages
    : [orderMessages.ours.aboutOrderOf(sentAmount), ...serverMessages]
}

/** What may be kept of the form; nothing once the order is made (OQ-134). */
export const orderDraft = (snapshot: OrderSnapshot): OrderDraft | undefined =>
  !snapshot.matches('enteringDetails') && !snapshot.matches('sending')
    ? undefined
    : orderDraftOf(snapshot.context.form)

/** What the thank-you names: the benefit, and how much salary is given up for it in a year. */
export interface MadeOrder {
  readonly choiceId: ChoiceId
  readonly name: string
  readonly amount: Pence
}

export const madeOrder = (snapshot: OrderSnapshot): MadeOrder | undefined =>
  snapshot.matches('ordered')
    ? {
        choiceId: snapshot.context.choice.id,
        name: snapshot.context.choice.name,
        amount: snapshot.context.amount,
      }
    : undefined
