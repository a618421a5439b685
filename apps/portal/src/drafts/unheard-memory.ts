import { callEnds, ledgerPolicy } from '@save/domain/ledger'
import type { UnheardMemory } from '@save/domain/portal'
import { forgetDraft, keepFor, keptFor, markOf } from './kept-drafts.ts'
import { nameOfMark } from './kept-marks.ts'

/** What this tab remembers about saves, a password change and a query: which, and how they ended. */
export const tabUnheardMemory: UnheardMemory = {
  keep: (call, end, member) =>
    keepFor(markOf(member), nameOfMark('save', call, member), { end }, ledgerPolicy.keptMs),
  forget: (call, member) => forgetDraft(nameOfMark('save', call, member)),
  kept: (call, member) => {
    const kept = keptFor(markOf(member), nameOfMark('save', call, member))
    if (typeof kept !== 'object' || kept === null || !('end' in kept)) return undefined
    return callEnds.find((end) => end === kept.end)
  },
}
