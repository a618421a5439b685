import { type SearchCardView, searchMessages } from '@save/domain/search'
import { Gain } from '@save/ui/figure'
import { Link } from '@save/ui/link'
import { ListingCard } from '@save/ui/listing'
import { Stamp } from '@save/ui/picture'

/** A retailer's link is its offer count; a voucher's or benefit's link is its name. */
export function SearchCard({ card }: { readonly card: SearchCardView }) {
  const { kind, name, found, path, image, label, detail, gain } = card
  const picture = <Stamp image={image} size="l" />
  if (kind === 'retailer')
    return (
      <ListingCard picture={picture} name={name} found={found}>
        <p>
          <Link href={path} aria-label={detail && `${detail}${searchMessages.ours.at(name)}`}>
            {detail}
          </Link>
        </p>
        {gain !== undefined && (
          <p>
            <Gain>{gain}</Gain>
          </p>
        )}
      </ListingCard>
    )
  return (
    <ListingCard picture={picture} name={name} found={found} href={path}>
      {label !== undefined && <p>{label}</p>}
      {detail !== undefined && (
        <p>
          <Gain>{detail}</Gain>
        </p>
      )}
    </ListingCard>
  )
}
