/** Shared by the pages whose calls move money. */
import { moneyCallMessages } from '@save/domain/kernel'
import type { OwnCalls, Purse, PurseSnapshot } from '@save/domain/ledger'
import {
  type JourneyMachine,
  type JourneyName,
  moneyJourney,
  type Opening,
  type RunningPortal,
} from '@save/domain/portal'
import { Notice } from '@save/ui/message'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { usePortal } from './use-portal.ts'

/** The journey's current state. The first screen that opens the journey starts it (`moneyJourney`). */
export function useJourney<Name extends JourneyName>(
  key: Name,
  open: (running: RunningPortal) => Omit<Opening<Name>, 'key'>,
): readonly [
  SnapshotFrom<JourneyMachine<Name>>,
  (event: EventFromLogic<JourneyMachine<Name>>) => void,
] {
  const running = usePortal()
  const [journey] = useState(() => moneyJourney(running.portal, { key, ...open(running) }))
  return [useSelector(journey, (snapshot) => snapshot), journey.send]
}

/** Tells a journey when its page opens and closes. */
export function usePageOf<Event>(
  send: (event: Event | { readonly type: 'page.left' }) => void,
  entered: Event,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is entered once
  useEffect(() => {
    send(entered)
    return () => send({ type: 'page.left' })
  }, [send])
}

/** A purse's entry in the ledger, for a page that shows it. */
export const usePurse = (purse: Purse): PurseSnapshot =>
  useSelector(usePortal().portal.getSnapshot().context.ledger[purse], (snapshot) => snapshot)

/**
 * Lists this page among those that report calls, before the browser paints, so that the foot doesn't report the same.
 * @param own the calls that the page reports; undefined while it doesn't show its messages
 * @param isSaying true while the page shows the outcome of such a call
 */
export function useReporting(own: OwnCalls | undefined, isSaying: boolean): void {
  const { outcomes } = usePortal().portal.getSnapshot().context
  const sameOwn = JSON.stringify(own)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says can change while it is open
  useLayoutEffect(() => {
    if (own !== undefined) outcomes.send({ type: 'page.shown', own, isSaying })
  }, [outcomes, sameOwn, isSaying])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object can say the same
  useLayoutEffect(() => {
    if (own !== undefined) return () => outcomes.send({ type: 'page.closed', own })
  }, [outcomes, sameOwn])
}

export interface CallNotesProps {
  readonly notes: readonly (string | undefined)[]
  /** A link to what such a call changes. */
  readonly way?: ReactNode
  readonly isWaitingLong: boolean
}

/** The notes about calls in flight that every page shows in the same words (OQ-135). */
export const CallNotes = ({ notes, way, isWaitingLong }: CallNotesProps) => (
  <>
    {notes.map(
      (note) => note && <Notice key={note} tone="note" messages={[note, ...(way ? [way] : [])]} />,
    )}
    {isWaitingLong && <Notice tone="note" messages={[moneyCallMessages.ours.longWait]} />}
  </>
)
