import type { Query } from '@save/domain/kernel'
import { type AddressPort, pathBelowBase } from '@save/domain/shell'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { addressOf } from './address.ts'
import { queryOf } from './query-string.ts'

const queryIn = (search: string): Query => [...new URLSearchParams(search)]

/** The path of an address, as two of them are compared: ignoring letter case and a last slash. */
const pathIn = (pathname: string): string =>
  pathBelowBase(pathname).toLowerCase().replace(/\/+$/, '')

/**
 * The query of the path that is shown now. A change that comes when the member has already left for
 * another path is none.
 */
export function addressPort(router: AnyRouter): AddressPort {
  const { pathname } = router.latestLocation
  const write = (query: Query, replace: boolean) => {
    if (router.latestLocation.pathname !== pathname) return
    const href = addressOf(pathname) + queryOf(Object.fromEntries(query))
    void router.navigate({ href, replace, resetScroll: false })
  }
  return {
    addQuery: (query) => write(query, false),
    replaceQuery: (query) => write(query, true),
    scrollToTop: () => window.scrollTo(0, 0),
  }
}

/** For a screen that keeps in the address what it looks at: the query it came with, and its port. */
export function useAddressQuery(): { readonly query: Query; readonly address: AddressPort } {
  const router = useRouter()
  const [first] = useState(() => ({
    query: queryIn(router.latestLocation.searchStr),
    address: addressPort(router),
  }))
  return first
}

/**
 * Tells every query that this path has from now on, own changes too, in their order and at once:
 * what the router has drawn may be older than what the member has typed since.
 */
export function useEnteredQuery(enter: (query: Query) => void): void {
  const router = useRouter()
  const tell = useEffectEvent(enter)
  useEffect(() => {
    const { history } = router
    const path = pathIn(history.location.pathname)
    return history.subscribe(({ location }) => {
      if (pathIn(location.pathname) === path) tell(queryIn(location.search))
    })
  }, [router])
}
