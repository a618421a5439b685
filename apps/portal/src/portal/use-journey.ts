import { moneyJourney, type Opening, type RunningPortal } from '@save/domain/portal'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import { usePortal } from './portal-context.tsx'

/**
 * A journey as it is now, begun by the first screen that opens it. It belongs to the portal: it
 * continues when the screen is left, and the next screen to open it shows the outcome.
 */
export function useJourney<Machine extends AnyStateMachine>(
  open: (running: RunningPortal) => Opening<Machine>,
): readonly [SnapshotFrom<Machine>, (event: EventFromLogic<Machine>) => void] {
  const running = usePortal()
  const [{ follow, now, send }] = useState(() => {
    const journey = moneyJourney(running.portal, open(running))
    return {
      follow: (heard: () => void) => {
        const subscription = journey.subscribe(heard)
        return () => subscription.unsubscribe()
      },
      now: () => journey.getSnapshot(),
      send: (event: EventFromLogic<Machine>) => journey.send(event),
    }
  })
  return [useSyncExternalStore(follow, now), send]
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
