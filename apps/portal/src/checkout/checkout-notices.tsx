import {
  type CheckoutSnapshot,
  checkoutMessages,
  isBasketUnread,
  isCheckoutWaitingLong,
  isOrderToBePaid,
} from '@save/domain/checkout'
import { ErrorSummary, Notice, NoticeRegion } from '@save/ui/notice'

const { ours } = checkoutMessages

/** What came of the last submit, beside its button: refused, lost, or still on its way (OQ-135). */
export const CheckoutNotices = ({ snapshot }: { readonly snapshot: CheckoutSnapshot }) => (
  <>
    <ErrorSummary
      messages={[
        ...snapshot.context.serverMessages,
        ...(isBasketUnread(snapshot) ? [ours.unread] : []),
      ]}
    />
    <NoticeRegion>
      {isCheckoutWaitingLong(snapshot) && <Notice tone="note" messages={[ours.longWait]} />}
      {isOrderToBePaid(snapshot) && <Notice tone="note" messages={[ours.orderOpen]} />}
    </NoticeRegion>
  </>
)
