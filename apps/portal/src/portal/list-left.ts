import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * A list as the member left it: the text of its back link, its address, and its place in the
 * history.
 */
interface ListLeft {
  readonly label: string
  readonly path: string
  readonly place: number
}

const lists = new WeakMap<AnyRouter, ListLeft>()

const placeInHistory = (router: AnyRouter): number => router.history.location.state.__TSR_index ?? 0

/** Remembers the shown list, with its page and filter, for the way back to it. */
export function useListLeft(label: string): void {
  const router = useRouter()
  const shown = useRouterState({ select: ({ resolvedLocation }) => pathOf(resolvedLocation) })
  useEffect(() => {
    // While another page is opening, the address is already that page's.
    if (shown !== undefined && shown === pathOf(router.latestLocation))
      lists.set(router, { label, path: shown, place: placeInHistory(router) })
  }, [router, label, shown])
}

const pathOf = (
  location: { readonly pathname: string; readonly searchStr: string } | undefined,
): string | undefined => location && location.pathname + location.searchStr

/** The list that the member came from, if it is the page before this one. */
export function useListBefore(): Pick<ListLeft, 'label' | 'path'> | undefined {
  const router = useRouter()
  const [before] = useState(() => {
    const list = lists.get(router)
    return list?.place === placeInHistory(router) - 1 ? list : undefined
  })
  return before
}
