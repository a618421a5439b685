import { BackLink } from '@save/ui/link'
import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { noteVisit, usePortal, useVisit } from './use-portal.ts'

const placeInHistory = (router: AnyRouter): number => router.history.location.state.__TSR_index ?? 0

/** Remembers the shown list, with its page and filter, for the link back to it. */
export function useListLeft(label: string): void {
  const running = usePortal()
  const router = useRouter()
  const shown = useRouterState({ select: ({ resolvedLocation }) => pathOf(resolvedLocation) })
  useEffect(() => {
    // While another page opens, the address is already that page's.
    if (shown !== undefined && shown === pathOf(router.latestLocation))
      noteVisit(running, { list: { label, path: shown, place: placeInHistory(router) } })
  }, [running, router, label, shown])
}

const pathOf = (
  location: { readonly pathname: string; readonly searchStr: string } | undefined,
): string | undefined => location && location.pathname + location.searchStr

export interface WayBackProps {
  /** The target if the member didn't come from a list. */
  readonly href: string
  readonly children: ReactNode
}

/** Links back to the list that the member came from, as they left it; otherwise to the page above. */
export function WayBack({ href, children }: WayBackProps) {
  const router = useRouter()
  const { list } = useVisit()
  const [before] = useState(() => (list?.place === placeInHistory(router) - 1 ? list : undefined))
  return <BackLink href={before?.path ?? href}>{before?.label ?? children}</BackLink>
}
