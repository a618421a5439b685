import { type BasketView, basketView, checkoutMessages } from '@save/domain/checkout'
import { paths } from '@save/domain/shell'
import { ButtonLink } from '@save/ui/button'
import { Outcome } from '@save/ui/outcome'
import { Passbook } from '@save/ui/passbook'
import { AfterABeat, Loading, SkeletonRows } from '@save/ui/skeleton'
import { LeftOut } from '../portal/lists.tsx'
import { FailureInPlace } from '../routing/failure-screen.tsx'
import { BasketTable } from './basket-table.tsx'
import { OrderTotal } from './order-total.tsx'
import type { ShownBasket } from './use-basket.ts'

const { ours } = checkoutMessages

/** Placeholder rows. */
const placeholderRows = 2

/** The items in the basket, their saving and their cost. */
export const BasketPassbook = (shown: ShownBasket) => (
  <Passbook label={ours.basket}>
    <BasketStates {...shown} />
  </Passbook>
)

function BasketStates({ basket, total, onRetry }: ShownBasket) {
  switch (basket.is) {
    case 'loading':
      return (
        <AfterABeat>
          <Loading>{ours.loadingBasket}</Loading>
          <SkeletonRows count={placeholderRows} />
        </AfterABeat>
      )
    case 'failed':
      return <FailureInPlace onRetry={onRetry} />
    case 'ready':
      return <Basket view={basketView(basket.value)} total={total} onRetry={onRetry} />
  }
}

interface BasketProps extends Pick<ShownBasket, 'total' | 'onRetry'> {
  readonly view: BasketView
}

const Basket = ({ view, total, onRetry }: BasketProps) => (
  <>
    {view.isEmpty ? (
      <EmptyBasket />
    ) : (
      <div>
        <BasketTable rows={view.rows} />
        <LeftOut count={view.leftOut} meaning={ours.leftOut} />
      </div>
    )}
    <OrderTotal youSave={view.youSave} total={total} onRetry={onRetry} />
  </>
)

/** Says why nothing can be ordered (OQ-105), and links to vouchers. */
const EmptyBasket = () => (
  <Outcome mark="empty" title={ours.emptyBasket}>
    <ButtonLink quiet href={paths.vouchers}>
      {ours.toVouchers}
    </ButtonLink>
  </Outcome>
)
