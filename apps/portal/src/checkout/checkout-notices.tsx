import {
  type CheckoutLedgerView,
  type CheckoutSnapshot,
  checkoutMessages,
  openOrderNotes,
} from '@save/domain/checkout'
import { ErrorSummary, Notice, NoticeRegion } from '@save/ui/message'
import { CallNotes } from '../portal/money-page.tsx'

const { ours } = checkoutMessages

export interface CheckoutNoticesProps {
  readonly snapshot: CheckoutSnapshot
  readonly ledger: CheckoutLedgerView
}

/** The outcome of the last submit, beside its button: refused, lost or still running (OQ-135). */
export function CheckoutNotices({ snapshot, ledger }: CheckoutNoticesProps) {
  const notes = openOrderNotes(snapshot)
  return (
    <>
      <ErrorSummary
        messages={[...snapshot.context.serverMessages, ...(ledger.isUnread ? [ours.unread] : [])]}
      />
      <NoticeRegion>
        <CallNotes notes={ledger.notes} isWaitingLong={ledger.isWaitingLong} />
        {notes.length > 0 && <Notice tone="note" messages={notes} />}
      </NoticeRegion>
    </>
  )
}
