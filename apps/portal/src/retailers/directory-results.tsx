import {
  type DirectoryEvent,
  type DirectoryView,
  type FavouritesEvent,
  retailersMessages,
} from '@save/domain/retailers'
import { Button } from '@save/ui/button'
import { Listing, ListingStatus } from '@save/ui/listing'
import { Outcome } from '@save/ui/outcome'
import { AfterABeat, SkeletonListing } from '@save/ui/skeleton'
import { ListPager } from '../portal/list-pager.tsx'
import { RetailerCard } from './retailer-card.tsx'

const { ours, findingSavings, noRetailersFound } = retailersMessages

/** A first screenful in the shape of what comes. */
const awaitedCards = 12

export const DirectoryAwaited = () => (
  <>
    <ListingStatus>
      <AfterABeat>
        <p>{findingSavings}</p>
      </AfterABeat>
    </ListingStatus>
    <AfterABeat>
      <SkeletonListing count={awaitedCards} />
    </AfterABeat>
  </>
)

export interface DirectoryResultsProps {
  readonly view: DirectoryView
  readonly stars: { send(event: FavouritesEvent): void }
  readonly send: (event: DirectoryEvent) => void
}

/** How many there are, the cards of one page, and the way to the others. */
export function DirectoryResults({ view, stars, send }: DirectoryResultsProps) {
  const { cards, count, page, pageCount, position } = view
  return (
    <>
      <ListingStatus>
        {count === 0 ? (
          <Outcome mark="empty" title={noRetailersFound}>
            <p className="muted">{ours.noRetailersHelp}</p>
            <Button quiet onClick={() => send({ type: 'filter.cleared' })}>
              {ours.showAll}
            </Button>
          </Outcome>
        ) : (
          <p>{ours.retailersShown(count)}</p>
        )}
      </ListingStatus>
      {position !== undefined && (
        <>
          <Listing>
            {cards.map((card) => (
              <RetailerCard key={card.id} {...card} stars={stars} />
            ))}
          </Listing>
          <ListPager
            paging={{ page, pageCount, position }}
            onMove={(move) => send({ type: 'page.moved', move, page, pageCount })}
          />
        </>
      )}
    </>
  )
}
