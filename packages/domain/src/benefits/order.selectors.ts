import type { SnapshotFrom } from 'xstate'
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
  readonly form: OrderForm
  readonly complaints: OrderComplaints
  readonly serverMessages: readonly string[]
  /** Whether it arrived is not known: My Benefits will tell (OQ-135). */
  readonly mayHaveArrived: boolean
  /** Says what was not given back with the form (OQ-134). */
  readonly note: string | undefined
  readonly isLocked: boolean
  /** On its way, or made and the thanks about to show. */
  readonly isSending: boolean
  /** The answer is awaited for so long that the member should hear of it (OQ-135). */
  readonly isWaitingLong: boolean
  /** The member could not be read again; trying once more is offered instead of the button. */
  readonly isUnread: boolean
}

export function orderView(snapshot: OrderSnapshot): OrderView {
  const { form, submissions, serverMessages, draft } = snapshot.context
  const isUnread = snapshot.matches('unread')
  return {
    form,
    complaints: submissions > 0 ? complaintsAboutOrder(form) : {},
    serverMessages: isUnread ? [...serverMessages, orderMessages.ours.unread] : serverMessages,
    mayHaveArrived: serverMessages.includes(orderMessages.ours.mayHaveArrived),
    note: draft === undefined ? undefined : orderMessages.ours.enterAgain,
    isLocked: !(isUnread || snapshot.matches('enteringDetails')),
    isSending: snapshot.matches('sending') || snapshot.matches('ordered'),
    isWaitingLong: snapshot.matches({ sending: 'waitingLong' }),
    isUnread,
  }
}

/** What may be kept of the form; nothing of an order that was made (OQ-134). */
export const orderDraft = (snapshot: OrderSnapshot): OrderDraft | undefined =>
  snapshot.matches('ordered') ? undefined : orderDraftOf(snapshot.context.form)

/** Who leaves now will not hear the answer: the member's choices may change without it. */
export const isOrderUnderWay = (snapshot: OrderSnapshot): boolean => snapshot.matches('sending')
