import { paths } from '@save/domain/shell'
import {
  isBasketUnread,
  isPurchaseWaitingLong,
  mayBeInBasket,
  type PurchaseSnapshot,
  vouchersMessages,
} from '@save/domain/vouchers'
import { Link } from '@save/ui/link'
import { ErrorSummary, Notice, NoticeRegion } from '@save/ui/notice'

const { ours } = vouchersMessages

/** What came of the last purchase, beside its button: refused, lost, or still on its way (OQ-135). */
export const PurchaseNotices = ({ snapshot }: { readonly snapshot: PurchaseSnapshot }) => (
  <>
    <ErrorSummary
      messages={[
        ...snapshot.context.serverMessages,
        ...(isBasketUnread(snapshot) ? [ours.unread] : []),
        ...(mayBeInBasket(snapshot)
          ? [
              <Link key="basket" href={paths.checkout}>
                {ours.toBasket}
              </Link>,
            ]
          : []),
      ]}
    />
    <NoticeRegion>
      {isPurchaseWaitingLong(snapshot) && <Notice tone="note" messages={[ours.longWait]} />}
    </NoticeRegion>
  </>
)
