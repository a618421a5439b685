import { paths } from '@save/domain/shell'
import { type PurchaseView, vouchersMessages } from '@save/domain/vouchers'
import { Link } from '@save/ui/link'
import { ErrorSummary, Notice, NoticeRegion } from '@save/ui/notice'
import { LedgerNotice } from '../portal/ledger-notice.tsx'

const { ours } = vouchersMessages

/**
 * The outcome of the last purchase, beside its button: refused, lost, or still running (OQ-135).
 */
export const PurchaseNotices = ({ purchase }: { readonly purchase: PurchaseView }) => (
  <>
    <ErrorSummary
      messages={[...purchase.serverMessages, ...(purchase.mayBeInBasket ? [toBasket] : [])]}
    />
    <NoticeRegion>
      {purchase.isBought && <Notice tone="success" messages={[ours.bought, toBasket]} />}
      <LedgerNotice purse="basket" note={purchase.ledgerNote} link={toBasket} />
      {purchase.isWaitingLong && <Notice tone="note" messages={[ours.longWait]} />}
    </NoticeRegion>
  </>
)

const toBasket = (
  <Link key="basket" href={paths.checkout}>
    {ours.toBasket}
  </Link>
)
