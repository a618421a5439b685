import { type OfferView, retailersMessages } from '@save/domain/retailers'
import { Button } from '@save/ui/button'
import { LeaveIcon } from '@save/ui/icon'
import { Link } from '@save/ui/link'
import { Notice, NoticeRegion } from '@save/ui/message'
import { Offer } from '@save/ui/offer'
import { Tooltip } from '@save/ui/tooltip'

const { ours } = retailersMessages

export interface OfferCardProps {
  readonly view: OfferView
  /** The retailer's name, for the text of the link. */
  readonly retailer: string
  readonly onRedeem: () => void
  /** The offer's address, if the browser opened no tab. */
  readonly linkInstead: string | undefined
}

/** An offer with its button to the retailer, or with a hint that explains why there is none. */
export function OfferCard({ view, retailer, onRedeem, linkInstead }: OfferCardProps) {
  const { title, fullTitle, earnDetail, cashback, isRedeemable } = view
  const { redeem } = retailersMessages
  const name = `${redeem} ${fullTitle ?? title}`
  return (
    <Offer
      gain={cashback}
      title={title}
      fullTitle={fullTitle}
      detail={earnDetail}
      note={isRedeemable && <TabBlocked retailer={retailer} href={linkInstead} />}
    >
      {isRedeemable ? (
        <Button once aria-label={name} aria-description={ours.opensTab} onClick={onRedeem}>
          {redeem}
          <LeaveIcon />
        </Button>
      ) : (
        <Tooltip text={retailersMessages.cannotRedeem}>
          {(control) => (
            <Button aria-disabled aria-label={name} {...control}>
              {redeem}
            </Button>
          )}
        </Tooltip>
      )}
    </Offer>
  )
}

/** A plain link, which no browser blocks. We announce it when it appears. */
const TabBlocked = ({
  retailer,
  href,
}: {
  readonly retailer: string
  readonly href: string | undefined
}) => (
  <NoticeRegion>
    {href !== undefined && (
      <Notice
        tone="note"
        messages={[
          <>
            {ours.tabBlocked}{' '}
            <Link href={href} target="_blank" rel="noopener">
              {ours.continueTo(retailer)}
            </Link>
          </>,
        ]}
      />
    )}
  </NoticeRegion>
)
