import { searchMachine, searchMessages, searchView } from '@save/domain/search'
import { paths } from '@save/domain/shell'
import { BackLink } from '@save/ui/link'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useConfiguration, usePortal } from '../portal/use-portal.ts'
import { useListLeft } from '../portal/way-back.tsx'
import { useAddressQuery, useEnteredQuery } from '../routing/address-query.ts'
import { SearchFilters } from './search-filters.tsx'
import { SearchResults } from './search-results.tsx'

/** Searches by name for every way to save. The address stores the search. */
export function SearchScreen() {
  const { ports } = usePortal()
  const configuration = useConfiguration()
  const { query, address } = useAddressQuery()
  const [machine] = useState(() => searchMachine(ports.search, address))
  const search = useActorRef(machine, { input: { query } })
  useEnteredQuery((entered) => search.send({ type: 'address.entered', query: entered }))
  const snapshot = useSelector(search, (snapshot) => snapshot)
  const view = searchView(snapshot, configuration)
  useListLeft(searchMessages.ours.backToSearch)

  return (
    <Page busy={view.is === 'loading'}>
      <Wrap>
        <PageHead
          title={searchMessages.search}
          back={<BackLink href={paths.dashboard}>{searchMessages.ours.backToDashboard}</BackLink>}
        />
        <SearchFilters
          searchState={snapshot.context.state}
          onType={(text) => search.send({ type: 'text.typed', text })}
          onChoose={(filter) => search.send({ type: 'filter.chosen', filter })}
        />
        <SearchResults
          view={view}
          onMove={(move) => search.send({ type: 'page.moved', move })}
          onWiden={() => search.send({ type: 'filter.chosen', filter: 'All' })}
          onRetry={() => search.send({ type: 'retry.requested' })}
        />
      </Wrap>
    </Page>
  )
}
