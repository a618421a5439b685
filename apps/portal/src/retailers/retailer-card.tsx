import {
  type FavouritesEvent,
  type RetailerCardView,
  retailersMessages,
} from '@save/domain/retailers'
import { ListingCard } from '@save/ui/listing'
import { Stamp } from '@save/ui/stamp'
import { Star } from '@save/ui/star'
import { memo } from 'react'

export interface RetailerCardProps extends RetailerCardView {
  readonly stars: { send(event: FavouritesEvent): void }
}

/** A retailer in the directory, drawn anew only when something about it has changed. */
export const RetailerCard = memo(function RetailerCard(props: RetailerCardProps) {
  const { id, name, path, image, offers, isFavourite, stars } = props
  return (
    <ListingCard
      picture={<Stamp size="l" image={image} />}
      name={name}
      href={path}
      action={
        <Star
          label={retailersMessages.ours.favourite(name)}
          pressed={isFavourite}
          onToggle={() => stars.send({ type: 'favourite.toggled', id })}
        />
      }
    >
      <p>{offers}</p>
    </ListingCard>
  )
})
