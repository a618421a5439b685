import { currentValue } from '../kernel/index.ts'
import {
  callsToBeTold,
  isOnItsWay,
  type KeptCalls,
  type LedgerMemory,
  type Purse,
  type PurseRef,
  type PurseSnapshot,
  purses,
} from '../ledger/index.ts'
import type { Portal } from './start-portal.ts'

/**
 * Makes the tab remember each money call until the member has been told its outcome, and restores
 * the calls of an earlier load of the page as soon as their member is known. A logout changes
 * nothing about that: a running call still has its effect, and no second one may follow it blindly.
 */
export function rememberLedger(portal: Portal, memory: LedgerMemory): void {
  const { ledger, resources } = portal.getSnapshot().context

  function remember(purse: Purse, calls: KeptCalls): void {
    const member = resources.member.getSnapshot().context.value
    if (member === undefined) return
    if (calls.last === undefined && calls.earlier.length === 0) memory.forget(purse, member)
    else memory.keep(purse, calls, member)
  }

  /** @param kept what the tab remembers already: a reload of the page adds nothing to its 24 hours */
  function watch(purse: Purse, kept: KeptCalls): void {
    let remembered = JSON.stringify(kept)
    let wasOnItsWay = false
    function note(snapshot: PurseSnapshot): void {
      const calls = callsToBeTold(snapshot)
      // Another call of the same kind is remembered for its own 24 hours.
      const isAnother = isOnItsWay(snapshot) && !wasOnItsWay
      wasOnItsWay = isOnItsWay(snapshot)
      if (!isAnother && JSON.stringify(calls) === remembered) return
      remembered = JSON.stringify(calls)
      remember(purse, calls)
    }
    ledger[purse].subscribe(note)
    note(ledger[purse].getSnapshot())
  }

  const reading = resources.member.subscribe(() => {
    const member = currentValue(resources.member)
    if (member === undefined) return
    reading.unsubscribe()
    for (const purse of purses) {
      const kept = memory.kept(purse, member)
      restore(ledger[purse], kept)
      watch(purse, kept)
    }
  })
}

function restore(entry: PurseRef, { last, earlier, ...running }: KeptCalls): void {
  entry.send({ type: 'earlier.missed', earlier })
  if (last?.end === 'unknown') entry.send({ type: 'call.interrupted', call: last.call, ...running })
  else if (last) entry.send({ type: 'call.missed', untold: last })
}
