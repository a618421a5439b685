/**
 * What the portal shares with the other loads of its page in this tab, and with the browser's other
 * tabs.
 */
import type { AnyActorRef } from 'xstate'
import { currentValue } from '../kernel/index.ts'
import { type OutcomeMemory, purses, type SharedPurses, toKeep } from '../ledger/index.ts'
import { hasSessionExpired, isLoggedOut } from './portal.machine.ts'
import type { Portal } from './start-portal.ts'

export interface Tab {
  readonly shared: SharedPurses
  readonly outcomes?: OutcomeMemory
  /** The member's data was saved, or may have been. */
  readonly changes?: TabSignal
  /** The member has logged out. */
  readonly logouts?: TabSignal
}

/** A signal between this tab and the browser's others, without any content. */
export interface TabSignal {
  readonly tell: () => void
  readonly listen: (hear: () => void) => void
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

/**
 * Makes the tab remember the member's calls until they acknowledge each outcome, and restores the
 * calls of an earlier page load once we know their member. A logout doesn't change that: a running
 * call may still take effect, and the member must know of it before sending a second one.
 */
function rememberOutcomes(portal: Portal, memory: OutcomeMemory): void {
  const { outcomes, resources } = portal.getSnapshot().context
  let remembered = ''

  function keep(): void {
    const member = resources.member.getSnapshot().context.value
    const outcomesToKeep = toKeep(outcomes.getSnapshot().context)
    const text = JSON.stringify(outcomesToKeep)
    if (member === undefined || text === remembered) return
    remembered = text
    memory.keep(outcomesToKeep, member)
  }

  const reading = resources.member.subscribe(() => {
    const member = currentValue(resources.member)
    if (member === undefined) return
    reading.unsubscribe()
    outcomes.send({ type: 'outcomes.restored', kept: memory.kept(member) })
    outcomes.subscribe(keep)
    keep()
  })
}

/**
 * Makes each purse follow its mark once we know its member, whenever another document of the
 * browser writes one. A response requested before the member was known may be older than a mark.
 */
function followMarks(portal: Portal, shared: SharedPurses): void {
  const { ledger, resources } = portal.getSnapshot().context
  const isMemberKnown = () => resources.member.getSnapshot().context.value !== undefined
  let isWrittenEarly = false

  function follow(): void {
    if (portal.getSnapshot().status !== 'active') return
    for (const purse of purses) {
      const mark = ledger[purse].getSnapshot().context.shared.read()
      ledger[purse].send({ type: 'mark.written', mark })
    }
  }

  shared.listen(() => {
    if (isMemberKnown()) follow()
    else isWrittenEarly = true
  })
  const reading = resources.member.subscribe(() => {
    if (!isMemberKnown()) return
    reading.unsubscribe()
    follow()
    if (!isWrittenEarly) return
    for (const purse of purses) {
      const { truth, alsoStale } = ledger[purse].getSnapshot().context
      for (const resource of [...truth, ...alsoStale])
        resource.send({ type: 'resource.invalidated' })
    }
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
    if (status === 'active') portal.send({ type: 'logout.heard', isAnythingRead })
  })
}
