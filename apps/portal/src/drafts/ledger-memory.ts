import {
  callEnds,
  type LedgerMemory,
  ledgerPolicy,
  moneyCalls,
  type Purse,
} from '@save/domain/ledger'
import { forgetDraft, forgetDrafts, keepDraft, peekAtDraft } from './kept-drafts.ts'

const mark = 'on-its-way '
const nameOf = (purse: Purse): string => mark + purse

/**
 * A logout takes what was typed, and an order that is kept. A call on its way goes on without the
 * member, so the mark of it stays: no second one is sent before the first is known (OQ-135).
 */
export const forgetAtLogout = (): void => forgetDrafts((name) => name.startsWith(mark))

/** What this tab remembers of calls that are on their way: which, how they ended, and nothing of what they hold. */
export const tabLedgerMemory: LedgerMemory = {
  keep: (purse, untold, member) => keepDraft(nameOf(purse), member, untold, ledgerPolicy.keptMs),
  forget: (purse) => forgetDraft(nameOf(purse)),
  kept: (purse, member) => {
    const kept = peekAtDraft(nameOf(purse), member)
    if (typeof kept !== 'object' || kept === null) return undefined
    if (!('call' in kept && 'end' in kept)) return undefined
    const call = moneyCalls.find((call) => call === kept.call)
    const end = callEnds.find((end) => end === kept.end)
    return call && end && { call, end }
  },
}
