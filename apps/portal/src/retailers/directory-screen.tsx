import {
  type DirectoryEvent,
  type DirectoryParts,
  type DirectoryPlace,
  directoryMachine,
  directoryStock,
  directoryView,
  hasDirectoryFailed,
  isFindingSavings,
  retailersMessages,
} from '@save/domain/retailers'
import { paths } from '@save/domain/shell'
import { BackLink } from '@save/ui/back-link'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { useMachine, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useConfiguration, usePortal } from '../portal/portal-context.tsx'
import { useResource, useResources } from '../portal/use-resource.ts'
import { useAddressQuery, useEnteredQuery } from '../routing/address-query.ts'
import { FailureInPlace } from '../routing/failure-screen.tsx'
import { DirectoryFilters } from './directory-filters.tsx'
import { DirectoryAwaited, DirectoryResults } from './directory-results.tsx'
import { useLeftDirectory } from './left-directory.ts'

const { ours } = retailersMessages

/** The cashback directory: every retailer, or those that one filter lets through. */
export function DirectoryScreen() {
  const [place, send] = useDirectory()
  const parts = useDirectoryParts()
  const retry = useDirectoryRetry()
  const isFinding = isFindingSavings(place.filter, parts)

  return (
    <Page busy={isFinding}>
      <Wrap>
        <PageHead
          back={<BackLink href={paths.dashboard}>{ours.backToDashboard}</BackLink>}
          title={ours.cashback}
        />
        <DirectoryFilters filter={place.filter} categories={parts.categories} send={send} />
        {isFinding && <DirectoryAwaited />}
        {hasDirectoryFailed(place.filter, parts) && <FailureInPlace onRetry={retry} />}
        {!isFinding && !hasDirectoryFailed(place.filter, parts) && (
          <Found place={place} parts={parts} send={send} />
        )}
      </Wrap>
    </Page>
  )
}

interface FoundProps {
  readonly place: DirectoryPlace
  readonly parts: DirectoryParts
  readonly send: (event: DirectoryEvent) => void
}

/** What the filter lets through, its stars as they are about to be. */
function Found({ place, parts, send }: FoundProps) {
  const { stars } = usePortal().portal.getSnapshot().context
  const configuration = useConfiguration()
  const changes = useSelector(stars, ({ context }) => context.changes)
  const stock = useMemo(() => directoryStock(parts, changes), [parts, changes])
  const view = directoryView(place, stock, changes, configuration)
  return <DirectoryResults view={view} stars={stars} send={send} />
}

/** What the directory looks at, and how to look at something else; the address goes along. */
function useDirectory() {
  const { query, address } = useAddressQuery()
  const [machine] = useState(() => directoryMachine(address))
  const [{ context }, send] = useMachine(machine, { input: { query } })
  useEnteredQuery((entered) => send({ type: 'address.entered', query: entered }))
  useLeftDirectory(context.place)
  return [context.place, send] as const
}

function useDirectoryParts(): DirectoryParts {
  const retailers = useResource((resources) => resources.retailers)
  const categories = useResource((resources) => resources.categories)
  const favourites = useResource((resources) => resources.favourites)
  return useMemo(() => ({ retailers, categories, favourites }), [retailers, categories, favourites])
}

/** Asks again for what failed; what is there stays as it is. */
function useDirectoryRetry() {
  const { retailers, categories, favourites } = useResources()
  return () => {
    for (const resource of [retailers, categories, favourites])
      resource.send({ type: 'resource.needed' })
  }
}
