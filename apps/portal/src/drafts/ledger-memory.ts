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
 * A logout deletes drafts and the kept order, but not this mark: a running call continues without
 * the member, and no second one may be sent before its outcome is known (OQ-135).
 */
export const forgetAtLogout = (): void => forgetDrafts((name) => name.startsWith(mark))

/**
 * What this tab remembers about calls that move money: which, and how they ended, but nothing of
 * their content.
 */
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
