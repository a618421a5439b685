import { currentValue } from '../kernel/index.ts'
import type { CallEnd } from '../ledger/index.ts'
import type { Portal } from './start-portal.ts'
import {
  endToKeep,
  newsOf,
  type UnheardCall,
  type UnheardMemory,
  unheardCalls,
} from './unheard.rules.ts'

/**
 * Makes the tab remember each save, password change and query until the member has heard how it ended, and
 * tells those of an earlier load of the page as soon as their member is known.
 */
export function rememberUnheard(portal: Portal, memory: UnheardMemory): void {
  const { resources, unheard } = portal.getSnapshot().context
  const { member: resource } = resources
  const remembered = new Map<UnheardCall, CallEnd | undefined>()

  unheard.subscribe(({ context }) => {
    const member = resource.getSnapshot().context.value
    if (member === undefined) return
    for (const call of unheardCalls) {
      const end = endToKeep(context, call)
      if (end === remembered.get(call)) continue
      remembered.set(call, end)
      if (end === undefined) memory.forget(call, member)
      else memory.keep(call, end, member)
    }
  })

  const reading = resource.subscribe(() => {
    const member = currentValue(resource)
    if (member === undefined) return
    reading.unsubscribe()
    for (const call of unheardCalls) {
      const end = memory.kept(call, member)
      const news = end && newsOf(call, end)
      // Already kept.
      remembered.set(call, end)
      if (news) unheard.send({ type: 'news.came', news })
    }
  })
}
