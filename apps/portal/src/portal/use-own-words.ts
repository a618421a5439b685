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

/** The same for what a note of the ledger says. */
export function useOutcomeRead(entry: PurseRef, isSaid: boolean): RefCallback<HTMLElement> {
  const { mark, settle } = useRead(isSaid, ledgerPolicy, () => entry.send({ type: 'outcome.read' }))
  useEffect(() => beforeLeaving(entry, settle), [entry, settle])
  return mark
}
