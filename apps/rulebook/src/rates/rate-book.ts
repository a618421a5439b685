import type { RateBook } from '../rulebook.ts'
import { hostRates } from './host-rates.ts'
import { payslipRates } from './payslip-rates.ts'
import { rateComplaints } from './rate-checks.ts'

/** The book as it is today. */
export function readRates(today = new Date().toISOString().slice(0, 10)): RateBook {
  const entries = [...hostRates(), ...payslipRates()]
  return { entries, today, complaints: rateComplaints(entries, today) }
}
