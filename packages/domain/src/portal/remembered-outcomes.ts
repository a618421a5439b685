import { currentValue } from '../kernel/index.ts'
import { moneyCalls, type OutcomeMemory, type RunningCall, toKeep } from '../ledger/index.ts'
import type { Portal } from './start-portal.ts'

/**
 * Makes the tab remember the member's calls until they have acknowledged how each ended, and restores those of an
 * earlier load of the page as soon as their member is known. A logout changes nothing about that: a running call still
 * has its effect, and no second one may follow it blindly.
 */
export function rememberOutcomes(portal: Portal, memory: OutcomeMemory): void {
  const { ledger, outcomes, resources } = portal.getSnapshot().context
  let remembered = ''

  function keep(): void {
    const member = resources.member.getSnapshot().context.value
    const kept = toKeep(outcomes.getSnapshot().context)
    const text = JSON.stringify(kept)
    if (member === undefined || text === remembered) return
    remembered = text
    memory.keep(kept, member)
  }

  /** Nobody knows whether these have changed the member's money. */
  function interrupt(calls: readonly Omit<RunningCall, 'about'>[], isRunning: boolean): void {
    for (const { purse, call: name } of calls) {
      const call = moneyCalls.find((call) => call === name)
      if (purse && call) ledger[purse].send({ type: 'call.interrupted', call, isRunning })
    }
  }

  const reading = resources.member.subscribe(() => {
    const member = currentValue(resources.member)
    if (member === undefined) return
    reading.unsubscribe()
    const kept = memory.kept(member)
    outcomes.send({ type: 'outcomes.restored', kept })
    interrupt(kept.running, true)
    interrupt(
      kept.ended.filter(({ end }) => end === 'unknown'),
      false,
    )
    outcomes.subscribe(keep)
    keep()
  })
}
