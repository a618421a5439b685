import type { PageMove } from '@save/domain/kernel'
import { type SearchView, searchMessages, searchPolicy } from '@save/domain/search'
import { Button } from '@save/ui/button'
import { ListingStatus } from '@save/ui/listing'
import { Outcome } from '@save/ui/outcome'
import { AfterABeat } from '@save/ui/skeleton'
import { SkeletonListing } from '@save/ui/skeleton-lists'
import { LeftOut, PagedListing } from '../portal/lists.tsx'
import { FailureInPlace } from '../routing/failure-screen.tsx'
import { SearchCard } from './search-card.tsx'

const { ours } = searchMessages

export interface SearchResultsProps {
  readonly view: SearchView
  readonly onMove: (move: PageMove) => void
  readonly onWiden: () => void
  readonly onRetry: () => void
}

/** Announces loading, a failure, an empty result, or one page of results (SEARCH-22 to -24). */
export const SearchResults = ({ view, onMove, onWiden, onRetry }: SearchResultsProps) => (
  <>
    <ListingStatus>
      {view.is === 'loading' && (
        <AfterABeat>
          <p>{searchMessages.loading}</p>
        </AfterABeat>
      )}
      {view.is === 'failed' && <FailureInPlace onRetry={onRetry} />}
      {view.is === 'nothing' && (
        <Outcome mark="empty" title={searchMessages.noResults}>
          <p>{view.help}</p>
          {view.mayWiden && <Button onClick={onWiden}>{ours.showAll}</Button>}
        </Outcome>
      )}
      {view.is === 'found' && <p>{ours.results(view.count)}</p>}
    </ListingStatus>
    {view.is === 'loading' && (
      <AfterABeat>
        <SkeletonListing count={searchPolicy.placeholderCards} />
      </AfterABeat>
    )}
    {view.is === 'found' && <LeftOut count={view.leftOut} />}
    {view.is === 'found' && (
      <PagedListing paging={view} onMove={onMove}>
        {view.cards.map((card) => (
          <SearchCard card={card} key={card.path} />
        ))}
      </PagedListing>
    )}
  </>
)
