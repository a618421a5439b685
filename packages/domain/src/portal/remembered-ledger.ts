import { currentValue } from '../kernel/index.ts'
import {
  callToBeTold,
  isOnItsWay,
  type LedgerMemory,
  type Purse,
  purses,
  type UntoldCall,
} from '../ledger/index.ts'
import type { Portal } from './start-portal.ts'

/**
 * Makes the tab remember each money call until the member has been told its outcome, and restores
 * the calls of an earlier load of the page as soon as their member is known. A logout changes
 * nothing about that: a running call still has its effect, and no second one may follow it blindly.
 */
export function rememberLedger(portal: Portal, memory: LedgerMemory): void {
  const { ledger, resources } = portal.getSnapshot().context
  const remembered = new Map<Purse, UntoldCall | undefined>()

  function remember(purse: Purse, untold: UntoldCall | undefined): void {
    const member = resources.member.getSnapshot().context.value
    if (member === undefined) return
    if (untold === undefined) memory.forget(purse, member)
    else memory.keep(purse, untold, member)
  }

  for (const purse of purses) {
    let wasOnItsWay = false
    ledger[purse].subscribe((snapshot) => {
      const untold = callToBeTold(snapshot)
      const before = remembered.get(purse)
      // Another call of the same kind is remembered for its own 24 hours.
      const isAnother = isOnItsWay(snapshot) && !wasOnItsWay
      wasOnItsWay = isOnItsWay(snapshot)
      if (!isAnother && untold?.call === before?.call && untold?.end === before?.end) return
      remembered.set(purse, untold)
      remember(purse, untold)
    })
  }

  const reading = resources.member.subscribe(() => {
    const member = currentValue(resources.member)
    if (member === undefined) return
    reading.unsubscribe()
    for (const purse of purses) {
      const untold = memory.kept(purse, member)
      // Already kept: a reload of the page adds nothing to its 24 hours.
      remembered.set(purse, untold)
      if (untold?.end === 'unknown')
        ledger[purse].send({ type: 'call.interrupted', call: untold.call })
      else if (untold) ledger[purse].send({ type: 'call.missed', untold })
    }
  })
}
