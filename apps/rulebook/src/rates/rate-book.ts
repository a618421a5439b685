import { rateBook } from '@save/domain/payslip'
import { choiceRates } from '@save/fake-api/page-configuration'
import type { RateBook } from '../rulebook.ts'
import { missingRates } from './figures-without-row.ts'
import { hostRates } from './host-rates.ts'
import { payslipRates, type ReadRate } from './payslip-rates.ts'
import { rateComplaints } from './rate-checks.ts'
import type { RateEntry } from './rate-entry.ts'
import { rateReaders } from './rate-readers.ts'

/** The book as it is today. */
export function readRates(today = new Date().toISOString().slice(0, 10)): RateBook {
  const entries = [
    ...hostRates().map(withReaders(rateReaders('benefits'))),
    ...payslipRates().map(withReaders(rateReaders('payslip'))),
  ]
  return {
    entries,
    today,
    complaints: [...missingRates(rateBook, choiceRates, today), ...rateComplaints(entries, today)],
  }
}

const withReaders =
  (readersOf: ReturnType<typeof rateReaders>) =>
  ({ reads, ...entry }: ReadRate): RateEntry => ({ ...entry, readBy: readersOf(reads) })
