import {
  type SearchEvent,
  type SearchView,
  searchMessages,
  searchPolicy,
} from '@save/domain/search'
import { Button } from '@save/ui/button'
import { ListingStatus } from '@save/ui/listing'
import { Outcome } from '@save/ui/outcome'
import { AfterABeat } from '@save/ui/skeleton'
import { SkeletonListing } from '@save/ui/skeleton-lists'
import { memo } from 'react'
import { PagedListing } from '../portal/paged-listing.tsx'
import { FailureInPlace } from '../routing/failure-screen.tsx'
import { SearchCard } from './search-card.tsx'

const { ours } = searchMessages

export interface SearchResultsProps {
  readonly view: SearchView
  readonly search: { send(event: SearchEvent): void }
}

/**
 * Loading, failed, nothing or one page of results; each is announced (SEARCH-22 to -24). Renders again only
 * when the results change, not for each key.
 */
export const SearchResults = memo(({ view, search }: SearchResultsProps) => (
  <>
    <ListingStatus>
      {view.is === 'loading' && (
        <AfterABeat>
          <p>{searchMessages.loading}</p>
        </AfterABeat>
      )}
      {view.is === 'failed' && (
        <FailureInPlace onRetry={() => search.send({ type: 'retry.requested' })} />
      )}
      {view.is === 'nothing' && (
        <Outcome mark="empty" title={searchMessages.noResults}>
          <p>{view.help}</p>
          {view.mayWiden && (
            <Button onClick={() => search.send({ type: 'filter.chosen', filter: 'All' })}>
              {ours.showAll}
            </Button>
          )}
        </Outcome>
      )}
      {view.is === 'found' && <p>{ours.results(view.count)}</p>}
    </ListingStatus>
    {view.is === 'loading' && (
      <AfterABeat>
        <SkeletonListing count={searchPolicy.cardsAwaited} />
      </AfterABeat>
    )}
    {view.is === 'found' && (
      <PagedListing paging={view} onMove={(move) => search.send({ type: 'page.moved', move })}>
        {view.cards.map((card) => (
          <SearchCard card={card} key={card.path} />
        ))}
      </PagedListing>
    )}
  </>
))
