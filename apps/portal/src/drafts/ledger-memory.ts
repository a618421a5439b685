import { type LedgerMemory, ledgerPolicy, moneyCalls, type Purse } from '@save/domain/ledger'
import { forgetDraft, keepDraft, peekAtDraft } from './kept-drafts.ts'

const nameOf = (purse: Purse): string => `on-its-way ${purse}`

/** What this tab remembers of calls that are on their way: which, and nothing of what they hold. */
export const tabLedgerMemory: LedgerMemory = {
  keep: (purse, call, member) => keepDraft(nameOf(purse), member, { call }, ledgerPolicy.keptMs),
  forget: (purse) => forgetDraft(nameOf(purse)),
  kept: (purse, member) => {
    const kept = peekAtDraft(nameOf(purse), member)
    if (typeof kept !== 'object' || kept === null || !('call' in kept)) return undefined
    return moneyCalls.find((call) => call === kept.call)
  },
}
