import { type CheckoutLedgerView, checkoutMessages } from '@save/domain/checkout'
import { ErrorSummary, Notice, NoticeRegion } from '@save/ui/message'
import { CallNotes } from '../portal/money-page.tsx'

const { ours } = checkoutMessages

export interface CheckoutNoticesProps {
  readonly messages: readonly string[]
  /** About an unpaid order. */
  readonly notes: readonly string[]
  readonly ledger: CheckoutLedgerView
}

/** The outcome of the last submit, beside its button: refused, lost or still running (OQ-135). */
export const CheckoutNotices = ({ messages, notes, ledger }: CheckoutNoticesProps) => (
  <>
    <ErrorSummary messages={[...messages, ...(ledger.isUnread ? [ours.unread] : [])]} />
    <NoticeRegion>
      <CallNotes notes={ledger.notes} isWaitingLong={ledger.isWaitingLong} />
      {notes.length > 0 && <Notice tone="note" messages={notes} />}
    </NoticeRegion>
  </>
)
