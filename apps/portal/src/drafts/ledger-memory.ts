import { callEnds, type LedgerMemory, ledgerPolicy, moneyCalls } from '@save/domain/ledger'
import { forgetDraft, keepFor, keptFor, markOf } from './kept-drafts.ts'
import { nameOfMark } from './kept-marks.ts'

/**
 * What this tab remembers about calls that move money: which, and how they ended, but nothing of
 * their content.
 */
export const tabLedgerMemory: LedgerMemory = {
  keep: (purse, untold, member) =>
    keepFor(markOf(member), nameOfMark('moneyCall', purse, member), untold, ledgerPolicy.keptMs),
  forget: (purse, member) => forgetDraft(nameOfMark('moneyCall', purse, member)),
  kept: (purse, member) => {
    const kept = keptFor(markOf(member), nameOfMark('moneyCall', purse, member))
    if (typeof kept !== 'object' || kept === null) return undefined
    if (!('call' in kept && 'end' in kept)) return undefined
    const call = moneyCalls.find((call) => call === kept.call)
    const end = callEnds.find((end) => end === kept.end)
    return call && end && { call, end }
  },
}
