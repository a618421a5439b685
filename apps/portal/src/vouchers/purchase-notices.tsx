import { paths } from '@save/domain/shell'
import {
  ownPurchases,
  type PurchaseView,
  type Vendor,
  vouchersMessages,
} from '@save/domain/vouchers'
import { Link } from '@save/ui/link'
import { ErrorSummary, Notice, NoticeRegion } from '@save/ui/notice'
import { EarlierNotice } from '../portal/earlier-notice.tsx'
import { LedgerNotice } from '../portal/ledger-notice.tsx'
import { useOwnWords } from '../portal/use-own-words.ts'

const { ours } = vouchersMessages

export interface PurchaseNoticesProps {
  readonly vendor: Vendor
  readonly purchase: PurchaseView
}

/**
 * The outcome of the last purchase, beside its button: refused, lost, or still running (OQ-135).
 */
export function PurchaseNotices({ vendor, purchase }: PurchaseNoticesProps) {
  const words = useOwnWords('basket', ownPurchases(vendor))
  return (
    <>
      <ErrorSummary
        ref={words}
        messages={[...purchase.serverMessages, ...(purchase.mayBeInBasket ? [toBasket] : [])]}
      />
      <EarlierNotice purse="basket" />
      <NoticeRegion ref={words}>
        {purchase.isBought && <Notice tone="success" messages={[ours.bought, toBasket]} />}
        <LedgerNotice purse="basket" note={purchase.ledgerNote} link={toBasket} />
        {purchase.isWaitingLong && <Notice tone="note" messages={[ours.longWait]} />}
      </NoticeRegion>
    </>
  )
}

const toBasket = (
  <Link key="basket" href={paths.checkout}>
    {ours.toBasket}
  </Link>
)
