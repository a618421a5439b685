import {
  isWanting,
  type ResourceFamilyRef,
  type ResourceRef,
  type ResourceView,
  resourceOf,
  resourceView,
} from '@save/domain/kernel'
import type { ResourceFamilies, Resources } from '@save/domain/portal'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { isReadAhead } from './read-ahead.ts'
import { usePortal } from './use-portal.ts'

/**
 * Server data for a component. The component is a reader while it is mounted: mounting loads data
 * that is absent, stale or failed; anything else is shown as it is (QUERY-02, OQ-032).
 */
export const useResource = <Value>(
  pick: (resources: Resources) => ResourceRef<Value>,
): ResourceView<Value> => useReading(pick(useResources()))

/** The same for a given resource, or for one shown in another form. */
export function useReading<Value>(
  resource: ResourceRef<Value>,
  view: typeof resourceView<Value> = resourceView,
): ResourceView<Value> {
  const wanting = useSelector(resource, isWanting)

  useEffect(() => {
    if (!isReadAhead(resource)) resource.send({ type: 'resource.needed' })
  }, [resource])
  useEffect(() => {
    if (wanting) resource.send({ type: 'resource.needed' })
  }, [resource, wanting])

  return useSelector(resource, view)
}

export const useResources = (): Resources => usePortal().portal.getSnapshot().context.resources

/** The resource of one key, such as a single choice. */
export function useFamilyMember<Key, Value>(
  pick: (families: ResourceFamilies) => ResourceFamilyRef<Key, Value>,
  key: Key,
): ResourceRef<Value> {
  const family = pick(usePortal().portal.getSnapshot().context.families)
  return useMemo(() => resourceOf(family, key), [family, key])
}
