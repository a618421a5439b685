import { callEnds, ledgerPolicy } from '@save/domain/ledger'
import type { UnheardMemory } from '@save/domain/portal'
import { forgetDraft, keepFor, keptFor, markOf } from './kept-drafts.ts'

/** What this tab remembers about saves, a password change and a query: which, and how they ended. */
export const tabUnheardMemory: UnheardMemory = {
  keep: (call, end, member) => keepFor(markOf(member), nameOf(call), { end }, ledgerPolicy.keptMs),
  forget: (call) => forgetDraft(nameOf(call)),
  kept: (call, member) => {
    const kept = keptFor(markOf(member), nameOf(call))
    if (typeof kept !== 'object' || kept === null || !('end' in kept)) return undefined
    return callEnds.find((end) => end === kept.end)
  },
}

const nameOf = (call: string): string => `unheard ${call}`
