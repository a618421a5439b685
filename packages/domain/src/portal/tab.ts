/** What the portal shares with other loads of its page in this tab, and with the browser's other tabs. */
import type { AnyActorRef } from 'xstate'
import { type OutcomeMemory, purses, type SharedPurses, toKeep } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { hasSessionExpired, isLoggedOut, type Portal } from './portal.machine.ts'

/** A signal between this tab and the browser's others, without any content. */
interface TabSignal {
  readonly tell: () => void
  readonly listen: (noticed: () => void) => void
}

export interface Tab {
  readonly shared: SharedPurses
  readonly outcomes?: OutcomeMemory
  /** The member's data was saved, or may have been. */
  readonly changes?: TabSignal
  /** The member has logged out. */
  readonly logouts?: TabSignal
}

export function followTab(portal: Portal, { outcomes, shared, changes, logouts }: Tab): void {
  if (outcomes) rememberOutcomes(portal, outcomes)
  followMarks(portal, shared)
  if (logouts) shareLogout(portal, logouts)
  const { member } = portal.getSnapshot().context.resources
  // A card filled in before the change would overwrite what the other tab has just saved (OQ-110, OQ-111).
  changes?.listen(() => {
    member.send({ type: 'resource.invalidated' })
    member.send({ type: 'resource.needed' })
  })
}

function onceMemberIsKnown(portal: Portal, run: (member: Member) => void): void {
  const { member } = portal.getSnapshot().context.resources
  const reading = member.subscribe(({ context: { value } }) => {
    if (value === undefined) return
    reading.unsubscribe()
    run(value)
  })
}

/** Makes the tab remember the member's calls, even after a logout, and restores those of an earlier page load. */
function rememberOutcomes(portal: Portal, memory: OutcomeMemory): void {
  onceMemberIsKnown(portal, (member) => {
    const { outcomes } = portal.getSnapshot().context
    let remembered = ''
    const keep = () => {
      const calls = toKeep(outcomes.getSnapshot().context)
      const text = JSON.stringify(calls)
      if (text !== remembered) memory.keep(calls, member)
      remembered = text
    }
    outcomes.send({ type: 'outcomes.restored', kept: memory.kept(member) })
    outcomes.subscribe(keep)
    keep()
  })
}

/** Makes each purse follow its mark. An answer requested before the member was known may be older than a mark. */
function followMarks(portal: Portal, shared: SharedPurses): void {
  const entries = purses.map((purse) => portal.getSnapshot().context.ledger[purse])
  const before = shared.asText()
  onceMemberIsKnown(portal, () => {
    const follow = () => {
      if (portal.getSnapshot().status !== 'active') return
      for (const entry of entries) entry.send({ type: 'mark.written' })
    }
    const known = entries.map((entry) => entry.getSnapshot().context)
    const shown = new Set(known.flatMap(({ truth, alsoStale }) => [...truth, ...alsoStale]))
    if (shared.asText() !== before)
      for (const resource of shown) resource.send({ type: 'resource.invalidated' })
    shared.listen(follow)
    follow()
  })
}

/** A tab that learns of a logout shows the login at once, and no data beneath it. */
function shareLogout(portal: Portal, { tell, listen }: TabSignal): void {
  let wasLoggingOut = false
  portal.subscribe((snapshot) => {
    if (wasLoggingOut && (isLoggedOut(snapshot) || hasSessionExpired(snapshot))) tell()
    wasLoggingOut = snapshot.matches('loggingOut')
  })
  listen(() => {
    const { status, context } = portal.getSnapshot()
    const resources: readonly AnyActorRef[] = Object.values(context.resources)
    const isAnythingRead = resources.some((one) => one.getSnapshot().context.value !== undefined)
    if (status === 'active') portal.send({ type: 'logout.noticed', isAnythingRead })
  })
}
