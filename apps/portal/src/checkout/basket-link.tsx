import { basketLinkText } from '@save/domain/checkout'
import { currentView } from '@save/domain/kernel'
import { paths } from '@save/domain/shell'
import { ButtonLink } from '@save/ui/button'
import { Link } from '@save/ui/link'
import { useReading, useResources } from '../portal/use-resource.ts'

/** To the basket, with the number of its vouchers, while it holds any. */
export function BasketLink() {
  const text = useBasketLinkText()
  return (
    text !== undefined && (
      <ButtonLink quiet size="s" href={paths.checkout}>
        {text}
      </ButtonLink>
    )
  )
}

/** The same in the menu. */
export function BasketEntry({ onClick }: { readonly onClick: () => void }) {
  const text = useBasketLinkText()
  return (
    text !== undefined && (
      <Link href={paths.checkout} onClick={onClick}>
        {text}
      </Link>
    )
  )
}

const useBasketLinkText = () => basketLinkText(useReading(useResources().basket, currentView))
