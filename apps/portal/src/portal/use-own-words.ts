import {
  isSaidBy,
  ledgerPolicy,
  type OwnCalls,
  type Purse,
  type PurseRef,
  type PurseSnapshot,
} from '@save/domain/ledger'
import { useSelector } from '@xstate/react'
import { type RefCallback, useEffect } from 'react'
import { beforeLeaving } from './before-leaving.ts'
import { usePortal } from './portal-context.tsx'
import { useRead } from './use-read.ts'
import type { ReadingTimes } from './when-in-view.ts'

/**
 * Where a page says in its own words how a call ended. That counts as told once it has been in view
 * (OQ-135).
 *
 * @returns marks each place where it may be said
 */
export const useOwnWords = (purse: Purse, own: OwnCalls): RefCallback<HTMLElement> =>
  useWords(purse, (entry) => isSaidBy(entry, own))

/** The same for a place that says less than all its page does. */
export function useWords(
  purse: Purse,
  isSaid: (entry: PurseSnapshot) => boolean,
): RefCallback<HTMLElement> {
  const entry = usePortal().portal.getSnapshot().context.ledger[purse]
  return useOutcomeRead(entry, useSelector(entry, isSaid))
}

const { uncoveredMs } = ledgerPolicy

/** The call beside which it stands may lead on to another page as soon as it is made. */
const besideACall: ReadingTimes = { readMs: uncoveredMs, uncoveredMs }

/**
 * The same for what a note of the ledger says.
 *
 * @param read what it says: how the last call ended, or the one before it
 */
export function useOutcomeRead(
  entry: PurseRef,
  isSaid: boolean,
  read: 'outcome.read' | 'earlier.read' = 'outcome.read',
): RefCallback<HTMLElement> {
  const times = read === 'earlier.read' ? besideACall : ledgerPolicy
  const { mark, settle } = useRead(isSaid, times, () => entry.send({ type: read }))
  useEffect(() => beforeLeaving(entry, settle), [entry, settle])
  return mark
}
