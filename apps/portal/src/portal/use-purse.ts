import type { OwnCalls, Purse, PurseSnapshot } from '@save/domain/ledger'
import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { settleBeforeLeaving } from './before-leaving.ts'
import { usePortal } from './portal-context.tsx'

/**
 * A purse's entry in the ledger, for a page that shows it. When the member leaves the page, what it
 * said about a call counts as read.
 *
 * @param own what the page reports in its own words; nothing while they are not on the screen
 */
export function usePurse(purse: Purse, own: OwnCalls | undefined): PurseSnapshot {
  const entry = usePortal().portal.getSnapshot().context.ledger[purse]
  const { call, about, isNext } = own ?? {}
  // Before the next page is painted, so that it does not say again what this one said.
  useLayoutEffect(() => {
    if (call === undefined) return
    const mine: OwnCalls = {
      call,
      ...(about !== undefined && { about }),
      ...(isNext && { isNext }),
    }
    entry.send({ type: 'page.entered', own: mine })
    return () => {
      settleBeforeLeaving(entry)
      entry.send({ type: 'page.left', own: mine })
    }
  }, [entry, call, about, isNext])
  return useSelector(entry, (snapshot) => snapshot)
}
