import {
  isWanting,
  type ResourceFamilyRef,
  type ResourceRef,
  type ResourceView,
  resourceOf,
  resourceView,
} from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import type { ResourceFamilies, Resources } from '@save/domain/portal'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { usePortal } from './use-portal.ts'

/** Resources that we read before their first readers rendered: those readers don't retry a failed read. */
const readAhead = new Set<object>()

export const noteReadAhead = (resource: object): void => void readAhead.add(resource)

/** From now on each new reader may retry. */
export const forgetReadAhead = (): void => readAhead.clear()

export const useResources = (): Resources => usePortal().portal.getSnapshot().context.resources

/** Server data for a component. Mounting it loads missing, stale or failed data (QUERY-02, OQ-032). */
export const useResource = <Value,>(
  pick: (resources: Resources) => ResourceRef<Value>,
): ResourceView<Value> => useReading(pick(useResources()))

/** Like `useResource`, for a given resource, and with another view of it on request. */
export function useReading<Value>(
  resource: ResourceRef<Value>,
  view: typeof resourceView<Value> = resourceView,
): ResourceView<Value> {
  const wanting = useSelector(resource, isWanting)

  useEffect(() => {
    if (!readAhead.has(resource)) resource.send({ type: 'resource.needed' })
  }, [resource])
  useEffect(() => {
    if (wanting) resource.send({ type: 'resource.needed' })
  }, [resource, wanting])

  return useSelector(resource, view)
}

/** The resource of one key, such as a single choice. */
export function useFamilyMember<Key, Value>(
  pick: (families: ResourceFamilies) => ResourceFamilyRef<Key, Value>,
  key: Key,
): ResourceRef<Value> {
  const family = pick(usePortal().portal.getSnapshot().context.families)
  return useMemo(() => resourceOf(family, key), [family, key])
}

export interface WithMemberProps {
  readonly awaited: ReactNode
  readonly children: (member: Member) => ReactNode
}

/** A screen that needs the member's data. If the data can't be read, it offers to try again. */
export function WithMember({ awaited, children }: WithMemberProps) {
  const { member: resource } = useResources()
  const member = useReading(resource)
  if (member.is === 'ready') return children(member.value)
  if (member.is === 'loading') return awaited
  return <FailureScreen onRetry={() => resource.send({ type: 'resource.needed' })} />
}
