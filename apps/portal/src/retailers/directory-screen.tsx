import {
  type DirectoryEvent,
  type DirectoryParts,
  type DirectoryState,
  type DirectoryView,
  directoryInAddress,
  directoryLeftOut,
  directoryStock,
  directoryView,
  hasDirectoryFailed,
  isFindingSavings,
  retailersMessages,
} from '@save/domain/retailers'
import { paths } from '@save/domain/shell'
import { BackLink } from '@save/ui/link'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { useSelector } from '@xstate/react'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { LeftOut } from '../portal/lists.tsx'
import { useResource, useResources } from '../portal/resources.tsx'
import { useConfiguration, usePortal } from '../portal/use-portal.ts'
import { useListLeft } from '../portal/way-back.tsx'
import { useListInAddress } from '../routing/address-query.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { DirectoryLoading, DirectoryResults, DirectoryStatus } from './directory-results.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { useRefusalClosed } from './use-refusal-closed.ts'
import { useLeftDirectory } from './visit.ts'

const { ours } = retailersMessages

/** The cashback directory: every retailer, or the matching ones. */
export function DirectoryScreen() {
  const [listState, send] = useListInAddress(directoryInAddress)
  useLeftDirectory(listState)
  const parts = useDirectoryParts()
  useKnownCategories(listState, parts, send)
  // The field shows each letter at once; list, count and pager update together, later.
  const listed = useDeferredValue(listState)
  const view = useDirectoryView(listed, parts)
  const { stars } = usePortal().portal.getSnapshot().context
  const retry = useDirectoryRetry()
  const is = stageOf(listed, parts)
  useListLeft(ours.backToCashback)
  useRefusalClosed()

  return (
    <Page busy={is === 'finding'}>
      <Wrap>
        <PageHead
          back={<BackLink href={paths.dashboard}>{ours.backToDashboard}</BackLink>}
          title={ours.cashback}
        />
        <DirectoryFilters listState={listState} categories={parts.categories} send={send} />
        <RecentlyViewed />
        <DirectoryStatus
          is={is}
          count={view.count}
          filter={listed.filter}
          onRetry={retry}
          onClear={() => send({ type: 'filter.cleared' })}
        />
        {is === 'found' && <LeftOut count={directoryLeftOut(listed.filter, parts)} />}
        {is === 'finding' && <DirectoryLoading />}
        {is === 'found' && <DirectoryResults view={view} stars={stars} send={send} />}
      </Wrap>
    </Page>
  )
}

function stageOf({ filter }: DirectoryState, parts: DirectoryParts) {
  if (hasDirectoryFailed(filter, parts)) return 'failed'
  return isFindingSavings(filter, parts) ? 'finding' : 'found'
}

/** The matching retailers. Stars look as if running changes had already succeeded. */
function useDirectoryView(listState: DirectoryState, parts: DirectoryParts): DirectoryView {
  const { stars } = usePortal().portal.getSnapshot().context
  const configuration = useConfiguration()
  const changes = useSelector(stars, ({ context }) => context.changes)
  const stock = useMemo(() => directoryStock(parts, changes), [parts, changes])
  return useMemo(
    () => directoryView(listState, stock, changes, configuration),
    [listState, stock, changes, configuration],
  )
}

/** An unknown category is removed from the address once the categories are known (OQ-055). */
function useKnownCategories(
  listState: DirectoryState,
  { categories }: DirectoryParts,
  send: (event: DirectoryEvent) => void,
): void {
  useEffect(() => {
    if (listState.filter.mode !== 'category' || categories.is !== 'ready') return
    send({ type: 'categories.known', categories: categories.value })
  }, [listState, categories, send])
}

function useDirectoryParts(): DirectoryParts {
  const retailers = useResource((resources) => resources.retailers)
  const categories = useResource((resources) => resources.categories)
  const favourites = useResource((resources) => resources.favourites)
  return useMemo(() => ({ retailers, categories, favourites }), [retailers, categories, favourites])
}

/** Reloads only the failed data. */
function useDirectoryRetry() {
  const { retailers, categories, favourites } = useResources()
  return () => {
    for (const resource of [retailers, categories, favourites])
      resource.send({ type: 'resource.needed' })
  }
}
