import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom, Subscription } from 'xstate'
import type { LogoutNews } from '../session/index.ts'
import { isLoggingOut } from './portal.selectors.ts'
import type { Portal } from './start-portal.ts'

/** A running journey. */
export interface JourneyRef<Machine extends AnyStateMachine> {
  getSnapshot(): SnapshotFrom<Machine>
  subscribe(heard: (snapshot: SnapshotFrom<Machine>) => void): Subscription
  send(event: EventFromLogic<Machine>): void
}

/** How a screen opens a journey that moves money. */
export interface Opening<Machine extends AnyStateMachine> {
  /** The journey's name in the portal: one journey per name. */
  readonly key: string
  readonly machine: () => Machine
  readonly input: () => InputFrom<Machine>
  /** Called once, with the new journey. */
  readonly whenBegun?: (journey: JourneyRef<Machine>) => void
}

/**
 * The journey of this key, the same one each time. It belongs to the portal and not to the screen
 * that opens it, so it continues when the member leaves, and its outcome is there when they come
 * back.
 */
export function moneyJourney<Machine extends AnyStateMachine>(
  portal: Portal,
  { key, machine, input, whenBegun }: Opening<Machine>,
): JourneyRef<Machine> {
  const journeys = () => portal.getSnapshot().context.journeys
  // The key says which machine it is.
  const known = () => journeys()[key] as unknown as JourneyRef<Machine>
  if (key in journeys()) return known()
  portal.send({ type: 'journey.begun', key, logic: machine(), input: input() })
  tellOfLogout(portal, (news) => journeys()[key]?.send(news))
  whenBegun?.(known())
  return known()
}

/** Nothing that a journey would do by itself may cut a logout off, or follow it. */
function tellOfLogout(portal: Portal, tell: (news: LogoutNews) => void): void {
  let wasLoggingOut = false
  portal.subscribe((snapshot) => {
    const isNow = isLoggingOut(snapshot)
    if (isNow !== wasLoggingOut) tell({ type: isNow ? 'logout.begun' : 'logout.failed' })
    wasLoggingOut = isNow
  })
}
