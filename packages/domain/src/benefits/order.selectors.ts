import type { SnapshotFrom } from 'xstate'
import type { ChoiceId, Pence } from '../kernel/index.ts'
import { type Control, controlUnless, type OwnCalls, type WhyDisabled } from '../ledger/index.ts'
import type { orderMachine } from './order.machine.ts'
import { orderMessages } from './order.messages.ts'
import {
  complaintsAboutOrder,
  type OrderComplaints,
  type OrderDraft,
  type OrderForm,
  orderDraftOf,
} from './order.rules.ts'

type OrderSnapshot = SnapshotFrom<ReturnType<typeof orderMachine>>

export interface OrderView {
  /** The page's own amount, or that of the order once one is running or made. */
  readonly amount: Pence
  readonly form: OrderForm
  readonly complaints: OrderComplaints
  readonly serverMessages: readonly string[]
  /** True if we don't know whether it arrived. My Benefits shows it (OQ-135). */
  readonly mayHaveArrived: boolean
  /** Lists the fields that we didn't restore with the form (OQ-134). */
  readonly note: string | undefined
  /** The message about another running call on the salary. */
  readonly lockNote: string | undefined
  /** Disables the form and its button, so that nothing can be typed or sent. */
  readonly control: Control
  /** The page shows the outcome of the last order. */
  readonly isSaying: boolean
  /** The order is running, or was made and the thank-you is about to open. */
  readonly isSending: boolean
  /** The order was made, but the thank-you doesn't open, so this page reports it. */
  readonly isMade: boolean
  /** True if the answer takes so long that the page says so (OQ-135). */
  readonly isWaitingLong: boolean
  /** The member couldn't be read again. A button to try again replaces the submit button. */
  readonly isUnread: boolean
}

/** The orders that the thank-you page reports (SALSAC-22). After a reload it knows of none. */
export const thankedOrders = (
  made: Pick<MadeOrder, 'choiceId'> | undefined,
): OwnCalls | undefined =>
  made && { call: 'salarySacrificeOrder', about: String(made.choiceId), isNext: true }

export function orderView(snapshot: OrderSnapshot): OrderView {
  const { submissions, draft, known, sent } = snapshot.context
  const serverMessages = messagesFor(snapshot)
  const isComingBack = snapshot.matches('orderedAway')
  const isMade = snapshot.matches({ ordered: 'stillHere' })
  const isEntering = snapshot.matches('enteringDetails')
  const { amount, form } = isEntering ? snapshot.context : sent
  const isUnread = (isEntering || isComingBack) && known.member.shown.is === 'failed'
  return {
    amount,
    form,
    complaints: submissions > 0 ? complaintsAboutOrder(form) : {},
    serverMessages: isUnread ? [...serverMessages, orderMessages.ours.unread] : serverMessages,
    mayHaveArrived: serverMessages.includes(orderMessages.ours.mayHaveArrived),
    note: draft === undefined ? undefined : orderMessages.ours.enterAgain,
    lockNote: isComingBack ? undefined : known.salary.note,
    isSaying: isMade || serverMessages.length > 0,
    control: isUnread ? { state: 'enabled' } : controlUnless(whyOrderDisabled(snapshot)),
    isSending: !(isEntering || isComingBack || isMade),
    isMade,
    isWaitingLong: known.salary.isAwaitedLong,
    isUnread,
  }
}

function whyOrderDisabled({ value, context: { known } }: OrderSnapshot): WhyDisabled | false {
  switch (typeof value === 'string' ? value : 'ordered') {
    case 'enteringDetails':
      return known.salary.lock ?? (known.member.shown.is !== 'ready' && 'benefitsUnknown')
    case 'sending':
      return 'inFlight'
    case 'orderedAway':
      return 'benefitsUnknown'
    case 'ordered':
      return 'done'
  }
}

/** The page's messages. If they concern an order for another amount, they begin with that amount. */
function messagesFor({ context }: OrderSnapshot): readonly string[] {
  const { serverMessages, sent, amount } = context
  return serverMessages.length === 0 || sent.amount === amount
    ? serverMessages
    : [orderMessages.ours.aboutOrderOf(sent.amount), ...serverMessages]
}

/** The part of the form that we may store. Nothing once the order is made (OQ-134). */
export const orderDraft = (snapshot: OrderSnapshot): OrderDraft | undefined =>
  !snapshot.matches('enteringDetails') && !snapshot.matches('sending')
    ? undefined
    : orderDraftOf(snapshot.context.form)

/**
 * The order that the thank-you page names: the benefit, and the salary given up for it in a year.
 */
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
        amount: snapshot.context.sent.amount,
      }
    : undefined
