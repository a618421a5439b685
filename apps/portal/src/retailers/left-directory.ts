import type { Portal } from '@save/domain/portal'
import { type DirectoryPlace, queryOf } from '@save/domain/retailers'
import { paths } from '@save/domain/shell'
import { useEffect } from 'react'
import { usePortal } from '../portal/portal-context.tsx'
import { queryOf as spelled } from '../routing/query-string.ts'

/** Where the member left the directory, while the page is open. */
const leftAt = new WeakMap<Portal, string>()

/** Remembers the directory's filter and page, for the way back to it. */
export function useLeftDirectory(place: DirectoryPlace): void {
  const { portal } = usePortal()
  useEffect(() => {
    leftAt.set(portal, paths.cashback + spelled(Object.fromEntries(queryOf(place))))
  }, [portal, place])
}

/** The directory as it was left, or as it opens. */
export function useWayBackToDirectory(): string {
  const { portal } = usePortal()
  return leftAt.get(portal) ?? paths.cashback
}
