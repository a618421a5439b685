import { paths } from '@save/domain/shell'
import { type PurchaseView, vouchersMessages } from '@save/domain/vouchers'
import { Link } from '@save/ui/link'
import { ErrorSummary, Notice, NoticeRegion } from '@save/ui/message'
import { CallNotes } from '../portal/money-page.tsx'

const { ours } = vouchersMessages

export interface PurchaseNoticesProps {
  readonly purchase: PurchaseView
}

/** The outcome of the last purchase, beside its button: refused, lost or still running (OQ-135). */
export const PurchaseNotices = ({ purchase }: PurchaseNoticesProps) => (
  <>
    <ErrorSummary
      messages={[...purchase.serverMessages, ...(purchase.mayBeInBasket ? [toBasket] : [])]}
    />
    <NoticeRegion>
      {purchase.isBought && <Notice tone="success" messages={[ours.bought, toBasket]} />}
      <CallNotes
        notes={[purchase.lockNote]}
        way={toBasket}
        isWaitingLong={purchase.isWaitingLong}
      />
    </NoticeRegion>
  </>
)

const toBasket = (
  <Link key="basket" href={paths.checkout}>
    {ours.toBasket}
  </Link>
)
