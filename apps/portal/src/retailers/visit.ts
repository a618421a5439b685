import {
  type DirectoryState,
  queryOf,
  type ViewedRetailer,
  withViewed,
} from '@save/domain/retailers'
import { paths } from '@save/domain/shell'
import { useEffect } from 'react'
import { noteVisit, usePortal, visitOf } from '../portal/use-portal.ts'
import { queryOf as spelled } from '../routing/query-string.ts'

/** Remembers the directory's filter and page, for the link back to it. */
export function useLeftDirectory(listState: DirectoryState): void {
  const running = usePortal()
  useEffect(() => {
    const query = spelled(Object.fromEntries(queryOf(listState)))
    noteVisit(running, { directory: paths.cashback + query })
  }, [running, listState])
}

/** Remembers that the member opened this retailer's page. */
export function useViewed({ id, name, image }: ViewedRetailer): void {
  const running = usePortal()
  useEffect(() => {
    noteVisit(running, { viewed: withViewed(visitOf(running).viewed, { id, name, image }) })
  }, [running, id, name, image])
}
