import {
  type DirectoryEvent,
  type DirectoryParts,
  type DirectoryPlace,
  type DirectoryView,
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
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useListLeft } from '../portal/list-left.ts'
import { useConfiguration, usePortal } from '../portal/portal-context.tsx'
import { useResource, useResources } from '../portal/use-resource.ts'
import { useAddressQuery, useEnteredQuery } from '../routing/address-query.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { DirectoryAwaited, DirectoryResults, DirectoryStatus } from './directory-results.tsx'
import { useLeftDirectory } from './left-directory.ts'
import { RecentlyViewed } from './recently-viewed.tsx'
import { useRefusalRead } from './use-refusal-read.ts'

const { ours } = retailersMessages

/** The cashback directory: every retailer, or those that match the filter. */
export function DirectoryScreen() {
  const { place, shown, send, choose } = useDirectory()
  const parts = useDirectoryParts()
  useKnownCategories(place, parts, send)
  const view = useDirectoryView(shown, parts)
  const { stars } = usePortal().portal.getSnapshot().context
  const retry = useDirectoryRetry()
  const is = stageOf(shown, parts)
  // The pager belongs to the list on screen, which may be about to be replaced.
  const move = useCallback(
    (event: DirectoryEvent) => {
      if (shown === place) send(event)
    },
    [shown, place, send],
  )
  useListLeft(ours.backToCashback)
  useRefusalRead()

  return (
    <Page busy={is === 'finding'}>
      <Wrap>
        <PageHead
          back={<BackLink href={paths.dashboard}>{ours.backToDashboard}</BackLink>}
          title={ours.cashback}
        />
        <DirectoryFilters place={place} categories={parts.categories} send={choose} />
        <RecentlyViewed />
        <DirectoryStatus
          is={is}
          count={view.count}
          filter={shown.filter}
          onRetry={retry}
          onClear={() => choose({ type: 'filter.cleared' })}
        />
        {is === 'finding' && <DirectoryAwaited />}
        {is === 'found' && <DirectoryResults view={view} stars={stars} send={move} />}
      </Wrap>
    </Page>
  )
}

function stageOf({ filter }: DirectoryPlace, parts: DirectoryParts) {
  if (hasDirectoryFailed(filter, parts)) return 'failed'
  return isFindingSavings(filter, parts) ? 'finding' : 'found'
}

/** The retailers that match, with their stars as they will be once running changes succeed. */
function useDirectoryView(place: DirectoryPlace, parts: DirectoryParts): DirectoryView {
  const { stars } = usePortal().portal.getSnapshot().context
  const configuration = useConfiguration()
  const changes = useSelector(stars, ({ context }) => context.changes)
  const stock = useMemo(() => directoryStock(parts, changes), [parts, changes])
  return useMemo(
    () => directoryView(place, stock, changes, configuration),
    [place, stock, changes, configuration],
  )
}

/** What the directory is filtered by, and how to change it; the address follows. */
function useDirectory() {
  const { query, address } = useAddressQuery()
  const [machine] = useState(() => directoryMachine(address))
  const directory = useActorRef(machine, { input: { query } })
  const place = useSelector(directory, ({ context }) => context.place)
  useEnteredQuery((entered) => directory.send({ type: 'address.entered', query: entered }))
  useLeftDirectory(place)
  return { place, send: directory.send, ...useShownPlace(directory, place) }
}

/**
 * A filter or a key shows at once; the list follows in small steps that the next key interrupts. After any
 * other change, such as Back, the list renders at once, because the window is about to scroll to where it was.
 */
function useShownPlace(
  directory: ActorRefFrom<ReturnType<typeof directoryMachine>>,
  place: DirectoryPlace,
) {
  const [chosen, setChosen] = useState<DirectoryPlace>()
  const followed = useDeferredValue(place)
  const choose = useCallback(
    (event: DirectoryEvent) => {
      directory.send(event)
      setChosen(directory.getSnapshot().context.place)
    },
    [directory],
  )
  return { choose, shown: place === chosen ? followed : place }
}

/** An unknown category is removed from the address once the categories are known (OQ-055). */
function useKnownCategories(
  place: DirectoryPlace,
  { categories }: DirectoryParts,
  send: (event: DirectoryEvent) => void,
): void {
  useEffect(() => {
    if (place.filter.mode !== 'category' || categories.is !== 'ready') return
    send({ type: 'categories.known', categories: categories.value })
  }, [place, categories, send])
}

function useDirectoryParts(): DirectoryParts {
  const retailers = useResource((resources) => resources.retailers)
  const categories = useResource((resources) => resources.categories)
  const favourites = useResource((resources) => resources.favourites)
  return useMemo(() => ({ retailers, categories, favourites }), [retailers, categories, favourites])
}

/** Reads again what failed; the rest stays as it is. */
function useDirectoryRetry() {
  const { retailers, categories, favourites } = useResources()
  return () => {
    for (const resource of [retailers, categories, favourites])
      resource.send({ type: 'resource.needed' })
  }
}
