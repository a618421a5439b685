import type { RetailerId } from '@save/domain/kernel'
import { retailersMessages, shownFavourites } from '@save/domain/retailers'
import { Star } from '@save/ui/button'
import { useSelector } from '@xstate/react'
import { useResource } from '../portal/resources.tsx'
import { usePortal } from '../portal/use-portal.ts'

export interface RetailerStarProps {
  readonly id: RetailerId
  readonly name: string
}

/** The star on the retailer's own page. It fills once the favourites are known (OQ-132). */
export function RetailerStar({ id, name }: RetailerStarProps) {
  const { stars } = usePortal().portal.getSnapshot().context
  const favourites = useResource((resources) => resources.favourites)
  const changes = useSelector(stars, ({ context }) => context.changes)
  const shown = shownFavourites(favourites.is === 'ready' ? favourites.value : undefined, changes)
  const isFavourite = shown.has(id)
  return (
    <Star
      label={retailersMessages.ours.favourite(name)}
      pressed={isFavourite}
      onToggle={() => stars.send({ type: 'favourite.toggled', id, isFavourite })}
    />
  )
}
