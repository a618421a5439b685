import { basketView, checkoutMessages } from '@save/domain/checkout'
import { paths } from '@save/domain/shell'
import { ButtonLink } from '@save/ui/button'
import { Outcome } from '@save/ui/outcome'
import { Passbook } from '@save/ui/passbook'
import { AfterABeat, Loading, SkeletonRows } from '@save/ui/skeleton'
import { LeftOut } from '../portal/lists.tsx'
import { AskUs } from '../routing/ask-us.tsx'
import { FailureInPlace } from '../routing/failure-screen.tsx'
import { BasketTable } from './basket-table.tsx'
import { OrderTotal, type PricedBasket } from './order-total.tsx'
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

function BasketStates({ basket, ...totalProps }: ShownBasket) {
  switch (basket.is) {
    case 'loading':
      return (
        <AfterABeat>
          <Loading>{ours.loadingBasket}</Loading>
          <SkeletonRows count={placeholderRows} />
        </AfterABeat>
      )
    case 'failed':
      return <FailureInPlace onRetry={totalProps.onRetry} />
    case 'ready':
      return <KnownBasket basket={basket.value} {...totalProps} />
  }
}

function KnownBasket(totalProps: PricedBasket) {
  const { rows, isEmpty, leftOut } = basketView(totalProps.basket)
  return (
    <>
      {isEmpty ? (
        <EmptyBasket />
      ) : (
        <div>
          <BasketTable rows={rows} />
          <LeftOut count={leftOut} meaning={ours.leftOut} />
          <AskUs category="Other" question={ours.basketQuestion}>
            {ours.wrongBasket}
          </AskUs>
        </div>
      )}
      <OrderTotal {...totalProps} />
    </>
  )
}

/** Says why nothing can be ordered (OQ-105), and links to vouchers. */
const EmptyBasket = () => (
  <Outcome mark="empty" title={ours.emptyBasket}>
    <ButtonLink quiet href={paths.vouchers}>
      {ours.toVouchers}
    </ButtonLink>
  </Outcome>
)
