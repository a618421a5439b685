import {
  type JourneyMachine,
  type JourneyName,
  moneyJourney,
  type Opening,
  type RunningPortal,
} from '@save/domain/portal'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { usePortal } from './use-portal.ts'

/**
 * A journey as it is now, begun by the first screen that opens it. It belongs to the portal: it
 * continues when the screen is left, and the next screen to open it shows the outcome.
 */
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

/** Tells a journey when its page opens and when it is left. */
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
