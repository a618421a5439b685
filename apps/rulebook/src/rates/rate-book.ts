import { rateBook } from '@save/domain/payslip'
import { choiceRates } from '@save/fake-api/page-configuration'
import type { Base } from '../model/history/base.ts'
import { dayInWords } from '../page/words.ts'
import type { RateBook } from '../rulebook.ts'
import { misfitsIn } from './band-checks.ts'
import { changedInForce } from './changed-in-force.ts'
import { contradictingRates } from './contradictions.ts'
import { missingRates } from './figures-without-row.ts'
import { hostRates } from './host-rates.ts'
import { payslipRates, type ReadRate } from './payslip-rates.ts'
import { rateComplaints } from './rate-checks.ts'
import type { RateEntry } from './rate-entry.ts'
import { rateReaders } from './rate-readers.ts'
import { ratesThen } from './rates-then.ts'

/** The book as it is today. */
export function readRates(today = new Date().toISOString().slice(0, 10)): RateBook {
  const entries = [
    ...hostRates().map(withReaders(rateReaders('benefits'))),
    ...payslipRates().map(withReaders(rateReaders('payslip'))),
  ]
  return {
    entries,
    today,
    complaints: [
      ...missingRates(rateBook, choiceRates, today),
      ...contradictingRates(rateBook, choiceRates),
      ...misfitsIn(rateBook),
      ...rateComplaints(entries, today),
    ],
    changed: [],
  }
}

/** The rates in force that were others at an earlier commit. */
export async function ratesChangedSince(
  base: Base | undefined,
  { entries, today }: RateBook = readRates(),
): Promise<readonly string[]> {
  if (base === undefined) return []
  const commit = `${base.hash} of ${dayInWords(base.day)}`
  return changedInForce(await ratesThen(base.hash), entries, { today, commit })
}

const withReaders =
  (readersOf: ReturnType<typeof rateReaders>) =>
  ({ reads, ...entry }: ReadRate): RateEntry => ({ ...entry, readBy: readersOf(reads) })
