import {
  callEnds,
  type LedgerMemory,
  ledgerPolicy,
  moneyCalls,
  type Purse,
} from '@save/domain/ledger'
import { forgetDraft, keepDraft, peekAtDraft } from './kept-drafts.ts'

const nameOf = (purse: Purse): string => `on-its-way ${purse}`

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
