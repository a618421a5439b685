import { type Query, withoutLastSlashes } from '@save/domain/kernel'
import { type AddressPort, type ListInAddress, pathBelowBase } from '@save/domain/shell'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useActor } from '@xstate/react'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { addressOf } from './address.ts'
import { queryIn, queryOf } from './query-string.ts'

/** Normalises a path for comparison: lower case, without the last slash. */
const pathIn = (pathname: string): string =>
  withoutLastSlashes(pathBelowBase(pathname).toLowerCase())

/** The query of the current path. A change that arrives after the member has left the path has no effect. */
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

/** The initial query and its port, for screens that store their filter in the address. */
export function useAddressQuery(): { readonly query: Query; readonly address: AddressPort } {
  const router = useRouter()
  const [first] = useState(() => ({
    query: queryIn(router.latestLocation.searchStr),
    address: addressPort(router),
  }))
  return first
}

/**
 * Reports each later query of this path, including our own changes, in order and at once: the router's rendered state
 * may lag behind the typed text.
 */
export function useEnteredQuery(enter: (query: Query) => void): void {
  const router = useRouter()
  const tell = useEffectEvent(enter)
  useLayoutEffect(() => {
    const { history } = router
    const path = pathIn(history.location.pathname)
    return history.subscribe(({ location }) => {
      if (pathIn(location.pathname) === path) tell(queryIn(location.search))
    })
  }, [router])
}

/** The filter and order of a list, and how to change them. The address follows. */
export function useListInAddress<Place, Choice extends { readonly type: string }>(
  listOf: (address: AddressPort) => ListInAddress<Place, Choice>,
) {
  const { query, address } = useAddressQuery()
  const [list] = useState(() => listOf(address))
  const [{ context }, send] = useActor(list, { input: { query } })
  useEnteredQuery((entered) => send({ type: 'address.entered', query: entered }))
  return [context.state, send] as const
}
