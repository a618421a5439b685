import {
  type DirectoryPlace,
  queryOf,
  type ViewedRetailer,
  withViewed,
} from '@save/domain/retailers'
import { paths } from '@save/domain/shell'
import { useEffect } from 'react'
import { noteVisit, usePortal, visitOf } from '../portal/use-portal.ts'
import { queryOf as spelled } from '../routing/query-string.ts'

/** Remembers the directory's filter and page, for the link back to it. */
export function useLeftDirectory(place: DirectoryPlace): void {
  const running = usePortal()
  useEffect(() => {
    const query = spelled(Object.fromEntries(queryOf(place)))
    noteVisit(running, { directory: paths.cashback + query })
  }, [running, place])
}

/** Remembers that the member opened this retailer's page. */
export function useViewed({ id, name, image }: ViewedRetailer): void {
  const running = usePortal()
  useEffect(() => {
    noteVisit(running, { viewed: withViewed(visitOf(running).viewed, { id, name, image }) })
  }, [running, id, name, image])
}
