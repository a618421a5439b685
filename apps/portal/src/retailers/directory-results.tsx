import {
  type DirectoryEvent,
  type DirectoryFilter,
  type DirectoryView,
  type FavouritesEvent,
  nothingFoundHelp,
  retailersMessages,
} from '@save/domain/retailers'
import { Button } from '@save/ui/button'
import { ListingStatus } from '@save/ui/listing'
import { Outcome } from '@save/ui/outcome'
import { AfterABeat } from '@save/ui/skeleton'
import { SkeletonListing } from '@save/ui/skeleton-lists'
import { PagedListing } from '../portal/lists.tsx'
import { FailureInPlace } from '../routing/failure-screen.tsx'
import { RetailerCard } from './retailer-card.tsx'

const { ours, findingSavings, noRetailersFound } = retailersMessages

/** A screenful of placeholders. */
const placeholderCards = 12

export interface DirectoryStatusProps {
  readonly is: 'finding' | 'failed' | 'found'
  readonly count: number
  readonly filter: DirectoryFilter
  readonly onRetry: () => void
  readonly onClear: () => void
}

/** The status of the list, in one region that stays, so that each change is announced. */
export const DirectoryStatus = ({ is, count, filter, onRetry, onClear }: DirectoryStatusProps) => (
  <ListingStatus>
    {is === 'finding' && (
      <AfterABeat>
        <p>{findingSavings}</p>
      </AfterABeat>
    )}
    {is === 'failed' && <FailureInPlace onRetry={onRetry} />}
    {is === 'found' && count === 0 && (
      <NoRetailers help={nothingFoundHelp(filter)} onClear={onClear} />
    )}
    {is === 'found' && count > 0 && <p>{ours.retailersShown(count)}</p>}
  </ListingStatus>
)

interface NoRetailersProps {
  readonly help: string
  readonly onClear: () => void
}

const NoRetailers = ({ help, onClear }: NoRetailersProps) => (
  <Outcome mark="empty" title={noRetailersFound}>
    <p className="muted">{help}</p>
    <Button quiet onClick={onClear}>
      {ours.showAll}
    </Button>
  </Outcome>
)

export const DirectoryLoading = () => (
  <AfterABeat>
    <SkeletonListing count={placeholderCards} />
  </AfterABeat>
)

export interface DirectoryResultsProps {
  readonly view: DirectoryView
  readonly stars: { send(event: FavouritesEvent): void }
  readonly send: (event: DirectoryEvent) => void
}

/** The cards of one page and the pager; nothing if there are none. */
export function DirectoryResults({ view, stars, send }: DirectoryResultsProps) {
  const { cards, page, pageCount, position } = view
  if (position === undefined) return null
  return (
    <PagedListing
      paging={{ page, pageCount, position }}
      onMove={(move) => send({ type: 'page.moved', move, page, pageCount })}
    >
      {cards.map((card) => (
        <RetailerCard key={card.id} {...card} stars={stars} />
      ))}
    </PagedListing>
  )
}
