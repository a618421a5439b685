import {
  callEnds,
  ledgerPolicy,
  moneyCalls,
  type OutcomeMemory,
  purses,
  saves,
} from '@save/domain/ledger'
import { type Fields, fieldsOf } from './fields-of.ts'
import { forgetDraft, keepFor, keptFor, markOf } from './kept-drafts.ts'
import { nameOfMark } from './kept-marks.ts'

/** What this tab stores about calls: which, when, and how they ended, but nothing of their content. */
export const tabOutcomeMemory: OutcomeMemory = {
  keep(outcomes, member) {
    const name = nameOfMark('call', 'outcomes', member)
    if (outcomes.running.length + outcomes.ended.length === 0) forgetDraft(name)
    else keepFor(markOf(member), name, outcomes, ledgerPolicy.keptMs)
  },
  kept(member) {
    const kept = fieldsOf(keptFor(markOf(member), nameOfMark('call', 'outcomes', member)))
    return {
      running: listOf(kept['running']).flatMap((one) => callIn(one) ?? []),
      ended: listOf(kept['ended']).flatMap((one) => {
        const call = callIn(one)
        const end = callEnds.find((end) => end === one['end'])
        return call && end ? [{ ...call, end }] : []
      }),
    }
  },
}

const listOf = (kept: unknown): readonly Fields[] => (Array.isArray(kept) ? kept.map(fieldsOf) : [])

function callIn({ purse: ofPurse, call: name, at }: Fields) {
  const call = [...moneyCalls, ...saves].find((call) => call === name)
  const purse = purses.find((purse) => purse === ofPurse)
  return call && typeof at === 'number' ? { purse, call, at } : undefined
}
