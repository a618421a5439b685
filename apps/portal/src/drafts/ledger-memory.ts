import {
  callEnds,
  type LedgerMemory,
  ledgerPolicy,
  moneyCalls,
  type Purse,
} from '@save/domain/ledger'
import type { Member } from '@save/domain/member'
import {
  forgetDraft,
  forgetDrafts,
  forgetDraftsNotFor,
  keepFor,
  keptFor,
  markOf,
} from './kept-drafts.ts'

const mark = 'on-its-way '
const isMark = (name: string): boolean => name.startsWith(mark)

/** Each member has their own, with or without an email address: it holds nothing of theirs. */
const nameOf = (purse: Purse, member: Member): string => `${mark}${purse} ${markOf(member)}`

/**
 * A logout deletes drafts and the kept order, but not this mark: a running call continues without
 * the member, and no second one may be sent before its outcome is known (OQ-135).
 */
export const forgetAtLogout = (): void => forgetDrafts(isMark)

/** So does another member's login: the mark waits for its own member. */
export const forgetForOthers = (member: Member): void => forgetDraftsNotFor(member, isMark)

/**
 * What this tab remembers about calls that move money: which, and how they ended, but nothing of
 * their content.
 */
export const tabLedgerMemory: LedgerMemory = {
  keep: (purse, untold, member) =>
    keepFor(markOf(member), nameOf(purse, member), untold, ledgerPolicy.keptMs),
  forget: (purse, member) => forgetDraft(nameOf(purse, member)),
  kept: (purse, member) => {
    const kept = keptFor(markOf(member), nameOf(purse, member))
    if (typeof kept !== 'object' || kept === null) return undefined
    if (!('call' in kept && 'end' in kept)) return undefined
    const call = moneyCalls.find((call) => call === kept.call)
    const end = callEnds.find((end) => end === kept.end)
    return call && end && { call, end }
  },
}
