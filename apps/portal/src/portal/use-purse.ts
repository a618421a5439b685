import type { Purse, PurseSnapshot } from '@save/domain/ledger'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { usePortal } from './portal-context.tsx'

/**
 * A purse's entry in the ledger, for the page that shows it. When the member leaves the page, its
 * message about an interrupted call counts as read.
 */
export function usePurse(purse: Purse): PurseSnapshot {
  const entry = usePortal().portal.getSnapshot().context.ledger[purse]
  useEffect(() => () => entry.send({ type: 'interruption.read' }), [entry])
  return useSelector(entry, (snapshot) => snapshot)
}
