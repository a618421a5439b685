import {
  type Basket,
  basketView,
  chargeEntries,
  checkoutMessages,
  totalText,
} from '@save/domain/checkout'
import { failureMessages } from '@save/domain/kernel'
import { Button } from '@save/ui/button'
import { Entries } from '@save/ui/figure'
import { Notice } from '@save/ui/message'
import { Stack } from '@save/ui/page'
import type { ShownBasket } from './use-basket.ts'

const { youSave: youSaveLabel, ours } = checkoutMessages

export interface PricedBasket extends Pick<ShownBasket, 'total' | 'method' | 'onRetry'> {
  readonly basket: Basket
}

/** 'You Save' and the order total. A new total, for example for another payment method, is announced. */
export function OrderTotal({ basket, total, method, onRetry }: PricedBasket) {
  const { youSave, isAnythingSaved } = basketView(basket)
  return (
    <div role="status" aria-busy={total.is === 'loading'}>
      <Entries
        entries={[
          { label: youSaveLabel, value: youSave, kind: isAnythingSaved ? 'gain' : 'plain' },
          ...chargeEntries(basket, total, method),
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
}
