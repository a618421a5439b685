import {
  type FavouritesEvent,
  type RetailerCardView,
  retailersMessages,
} from '@save/domain/retailers'
import { Star } from '@save/ui/button'
import { Gain } from '@save/ui/figure'
import { ListingCard } from '@save/ui/listing'
import { Stamp } from '@save/ui/picture'
import { memo } from 'react'

export interface RetailerCardProps extends RetailerCardView {
  readonly stars: { send(event: FavouritesEvent): void }
}

/** A retailer in the directory, rendered again only if it changes. */
export const RetailerCard = memo(function RetailerCard(props: RetailerCardProps) {
  const { id, name, path, image, offers, gain, isFavourite, stars } = props
  const { foundFrom: from, foundTo: to } = props
  return (
    <ListingCard
      picture={<Stamp size="l" image={image} />}
      name={name}
      found={from === undefined || to === undefined ? undefined : { from, to }}
      href={path}
      action={
        <Star
          label={retailersMessages.ours.favourite(name)}
          pressed={isFavourite}
          onToggle={() => stars.send({ type: 'favourite.toggled', id, isFavourite })}
        />
      }
    >
      <p>{offers}</p>
      {gain !== undefined && (
        <p>
          <Gain>{gain}</Gain>
        </p>
      )}
    </ListingCard>
  )
})
