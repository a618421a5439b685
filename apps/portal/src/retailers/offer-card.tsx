import { type OfferView, retailersMessages } from '@save/domain/retailers'
import { Button } from '@save/ui/button'
import { Offer } from '@save/ui/offer'
import { Tooltip } from '@save/ui/tooltip'

export interface OfferCardProps {
  readonly view: OfferView
  readonly onRedeem: () => void
}

/** An offer with its way to the retailer, or with a hint why there is none at present. */
export function OfferCard({ view, onRedeem }: OfferCardProps) {
  const { title, fullTitle, earnDetail, cashback, isRedeemable } = view
  const words = (
    <>
      {retailersMessages.redeem}
      <span className="visually-hidden"> {fullTitle ?? title}</span>
    </>
  )
  return (
    <Offer gain={cashback} title={title} fullTitle={fullTitle} detail={earnDetail}>
      {isRedeemable ? (
        <Button onClick={onRedeem}>{words}</Button>
      ) : (
        <Tooltip text={retailersMessages.cannotRedeem}>
          {(control) => (
            <Button aria-disabled {...control}>
              {words}
            </Button>
          )}
        </Tooltip>
      )}
    </Offer>
  )
}
