import type { OwnCalls, Purse, PurseSnapshot } from '@save/domain/ledger'
import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { usePortal } from './use-portal.ts'

/** A purse's entry in the ledger, for a page that shows it. */
export const usePurse = (purse: Purse): PurseSnapshot =>
  useSelector(usePortal().portal.getSnapshot().context.ledger[purse], (snapshot) => snapshot)

/**
 * Lists this page among those that report calls, so that the foot of the page does not report the same.
 *
 * @param own what the page reports in its own words; nothing while they are not on the screen
 * @param isSaying the page says now how such a call ended
 */
export function useReporting(own: OwnCalls | undefined, isSaying: boolean): void {
  const { outcomes } = usePortal().portal.getSnapshot().context
  const { call, about, isNext } = own ?? {}
  // Before the page is painted, so that the foot of the page does not report it for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says can change while it is open
  useLayoutEffect(() => {
    const mine = ownOf(call, about, isNext)
    if (mine === undefined) return
    outcomes.send({ type: 'page.opened', own: mine, isSaying })
    return () => outcomes.send({ type: 'page.closed', own: mine })
  }, [outcomes, call, about, isNext])
  useLayoutEffect(() => {
    const mine = ownOf(call, about, isNext)
    if (mine !== undefined) outcomes.send({ type: 'page.changed', own: mine, isSaying })
  }, [outcomes, call, about, isNext, isSaying])
}

const ownOf = (
  call: OwnCalls['call'] | undefined,
  about: string | undefined,
  isNext: true | undefined,
): OwnCalls | undefined =>
  call && { call, ...(about !== undefined && { about }), ...(isNext && { isNext }) }
