import { ledgerPolicy } from '@save/domain/ledger'
import type { OwnerMemory } from '@save/domain/portal'
import { handOverMarks } from '../portal/shared-purses.ts'
import { forgetDraft, handOver, keepFor, keptFor, markOf } from './kept-drafts.ts'
import { isWaiting, nameOfMark } from './kept-marks.ts'

/**
 * Keeps what waits for a member theirs when they change what they go by (`identityOf`): from the reading of
 * the change on, and over a reload that comes before it.
 */
export const tabOwnerMemory: OwnerMemory = {
  mayBecome: (member, next) => {
    const was = markOf(member)
    if (was !== markOf(next)) keepFor(markOf(next), nameOf(next), { was }, ledgerPolicy.keptMs)
  },
  isRead: (member, former) => {
    const now = markOf(member)
    const before = former && markOf(former)
    for (const was of [before, predecessorOf(now, nameOf(member))]) {
      if (was === undefined || was === now) continue
      handOver(was, now, isWaiting)
      handOverMarks(was, now)
    }
    forgetDraft(nameOf(member))
  },
}

const nameOf = (member: Parameters<typeof markOf>[0]): string =>
  nameOfMark('successor', 'of', member)

function predecessorOf(mark: string, name: string): string | undefined {
  const kept = keptFor(mark, name)
  if (typeof kept !== 'object' || kept === null || !('was' in kept)) return undefined
  return typeof kept.was === 'string' ? kept.was : undefined
}
