import { currentValue } from '../kernel/index.ts'
import { type OutcomeMemory, toKeep } from '../ledger/index.ts'
import type { Portal } from './start-portal.ts'

/**
 * Makes the tab remember the member's calls until they have acknowledged how each ended, and restores those of an
 * earlier load of the page as soon as their member is known. A logout changes nothing about that: a running call still
 * has its effect, and no second one may follow it blindly.
 */
export function rememberOutcomes(portal: Portal, memory: OutcomeMemory): void {
  const { outcomes, resources } = portal.getSnapshot().context
  let remembered = ''

  function keep(): void {
    const member = resources.member.getSnapshot().context.value
    const kept = toKeep(outcomes.getSnapshot().context)
    const text = JSON.stringify(kept)
    if (member === undefined || text === remembered) return
    remembered = text
    memory.keep(kept, member)
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
