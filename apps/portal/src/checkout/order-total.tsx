import { checkoutMessages, type TotalView, totalText } from '@save/domain/checkout'
import { failureMessages } from '@save/domain/kernel'
import { Button } from '@save/ui/button'
import { Entries } from '@save/ui/figure'
import { Notice } from '@save/ui/message'
import { Stack } from '@save/ui/page'

const { youSave: youSaveLabel, ours } = checkoutMessages

export interface OrderTotalProps {
  readonly youSave: string
  readonly total: TotalView
  readonly onRetry: () => void
}

/** 'You Save' and the order total. A new total, for example for another payment method, is announced. */
export const OrderTotal = ({ youSave, total, onRetry }: OrderTotalProps) => (
  <div role="status" aria-busy={total.is === 'loading'}>
    <Entries
      entries={[
        { label: youSaveLabel, value: youSave, kind: 'gain' },
        { label: ours.orderTotal, value: totalText(total) ?? ours.totalUnknown, kind: 'total' },
      ]}
    />
    {total.is === 'failed' && (
      <Stack>
        <Notice tone="error" messages={[failureMessages.somethingWentWrong]} />
        <Button quiet onClick={onRetry}>
          {failureMessages.ours.tryAgain}
        </Button>
      </Stack>
    )}
  </div>
)
