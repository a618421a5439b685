import {
  callEnds,
  type LedgerMemory,
  ledgerPolicy,
  moneyCalls,
  type UntoldCall,
} from '@save/domain/ledger'
import { forgetDraft, keepFor, keptFor, markOf } from './kept-drafts.ts'
import { nameOfMark } from './kept-marks.ts'

/**
 * What this tab remembers about calls that move money: which, and how they ended, but nothing of
 * their content.
 */
export const tabLedgerMemory: LedgerMemory = {
  keep: (purse, { last, earlier, isRunning }, member) =>
    keepFor(
      markOf(member),
      nameOfMark('moneyCall', purse, member),
      { ...last, ...(isRunning && { isRunning }), earlier },
      ledgerPolicy.keptMs,
    ),
  forget: (purse, member) => forgetDraft(nameOfMark('moneyCall', purse, member)),
  kept: (purse, member) => {
    const kept = fieldsOf(keptFor(markOf(member), nameOfMark('moneyCall', purse, member)))
    const earlier = Array.isArray(kept.earlier) ? kept.earlier : []
    return {
      last: untoldIn(kept),
      ...(kept.isRunning === true && { isRunning: true }),
      earlier: earlier.map(fieldsOf).flatMap((fields) => untoldIn(fields) ?? []),
    }
  },
}

type Fields = Partial<Record<'call' | 'end' | 'earlier' | 'isRunning', unknown>>

const fieldsOf = (kept: unknown): Fields => (typeof kept === 'object' && kept !== null ? kept : {})

function untoldIn(kept: Fields): UntoldCall | undefined {
  const call = moneyCalls.find((call) => call === kept.call)
  const end = callEnds.find((end) => end === kept.end)
  return call && end && { call, end }
}
