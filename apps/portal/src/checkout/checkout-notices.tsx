import {
  type CheckoutLedgerView,
  type CheckoutSnapshot,
  checkoutMessages,
  openOrderNotes,
  ownOrders,
  ownPayments,
  type TotalView,
} from '@save/domain/checkout'
import { ErrorSummary, Notice, NoticeRegion } from '@save/ui/notice'
import { EarlierNotice } from '../portal/earlier-notice.tsx'
import { LedgerNotice } from '../portal/ledger-notice.tsx'
import { together } from '../portal/together.ts'
import { useOwnWords } from '../portal/use-own-words.ts'

const { ours } = checkoutMessages

export interface CheckoutNoticesProps {
  readonly snapshot: CheckoutSnapshot
  readonly total: TotalView
  readonly ledger: CheckoutLedgerView
}

/** The outcome of the last submit, beside its button: refused, lost, or still running (OQ-135). */
export function CheckoutNotices({ snapshot, total, ledger }: CheckoutNoticesProps) {
  const words = together(useOwnWords('basket', ownOrders), useOwnWords('payment', ownPayments))
  const notes = openOrderNotes(snapshot, total)
  return (
    <>
      <ErrorSummary
        ref={words}
        messages={[...snapshot.context.serverMessages, ...(ledger.isUnread ? [ours.unread] : [])]}
      />
      <EarlierNotice purse="basket" />
      <EarlierNotice purse="payment" />
      <NoticeRegion ref={words}>
        <LedgerNotice purse="basket" note={ledger.note} />
        <LedgerNotice purse="payment" note={ledger.paymentNote} />
        {ledger.isWaitingLong && <Notice tone="note" messages={[ours.longWait]} />}
        {notes.length > 0 && <Notice tone="note" messages={notes} />}
      </NoticeRegion>
    </>
  )
}
