import { resourceOf } from '@save/domain/kernel'
import type { RunningPortal } from '@save/domain/portal'
import { retailerIn } from '@save/domain/shell'
import { useEffect, useRef } from 'react'
import { usePortal } from '../portal/use-portal.ts'

/** A pointer that rests on a link this long will probably press it. */
const intentMs = 60

/**
 * Loads a link's data when the member seems about to follow it, each resource once. Its page then shows the data
 * without a wait.
 */
export function usePrefetch(path: string | undefined) {
  const running = usePortal()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    begin: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => path !== undefined && prefetch(running, path), intentMs)
    },
    end: () => clearTimeout(timer.current),
  }
}

function prefetch({ portal }: RunningPortal, path: string): void {
  const { families } = portal.getSnapshot().context
  const retailer = retailerIn(path)
  if (retailer !== undefined) {
    resourceOf(families.retailer, retailer).send({ type: 'resource.needed' })
  }
}
