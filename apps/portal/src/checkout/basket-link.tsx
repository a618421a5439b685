import { type Basket, basketLinkText } from '@save/domain/checkout'
import { currentView, type ResourceView } from '@save/domain/kernel'
import { paths } from '@save/domain/shell'
import { ButtonLink } from '@save/ui/button'
import { Link } from '@save/ui/link'
import { useSelector } from '@xstate/react'
import { useReading, useResources } from '../portal/resources.tsx'

/** The link to the basket with its number of vouchers, unless it is empty. */
export function BasketLink() {
  return <LinkTo basket={useReading(useResources().basket, currentView)} />
}

/**
 * The same link from known data. It reads nothing, since the page is about to change the basket.
 */
export function KnownBasketLink() {
  return <LinkTo basket={useSelector(useResources().basket, currentView)} />
}

function LinkTo({ basket }: { readonly basket: ResourceView<Basket> }) {
  const text = basketLinkText(basket)
  return (
    text !== undefined && (
      <ButtonLink quiet size="s" href={paths.checkout}>
        {text}
      </ButtonLink>
    )
  )
}

/** The entry of the basket in the menu. */
export function BasketEntry({ onClick }: { readonly onClick: () => void }) {
  const text = basketLinkText(useReading(useResources().basket, currentView))
  return (
    text !== undefined && (
      <Link href={paths.checkout} onClick={onClick}>
        {text}
      </Link>
    )
  )
}
