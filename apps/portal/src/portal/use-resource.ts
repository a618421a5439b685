import { isWanting, type ResourceRef, type ResourceView, resourceView } from '@save/domain/kernel'
import type { Resources } from '@save/domain/portal'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { usePortal } from './portal-context.tsx'

/**
 * Server data for a component that shows it. The component is a reader as long as it is mounted:
 * coming, it has absent, stale or failed data loaded; what is there already is just shown
 * (QUERY-02, OQ-032).
 */
export function useResource<Value>(
  pick: (resources: Resources) => ResourceRef<Value>,
): ResourceView<Value> {
  const resource = pick(useResources())
  const wanting = useSelector(resource, isWanting)

  useEffect(() => resource.send({ type: 'resource.needed' }), [resource])
  useEffect(() => {
    if (wanting) resource.send({ type: 'resource.needed' })
  }, [resource, wanting])

  return useSelector(resource, resourceView)
}

export const useResources = (): Resources => usePortal().portal.getSnapshot().context.resources
