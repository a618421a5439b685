export { benefitTaxLabel } from './benefit-label.rules.ts'
export type {
  GivenUp,
  Pay,
} from './pay.schema.ts'
export { ageGroups, loanPlans, nations, payPeriods, pensionWays } from './pay.schema.ts'
export { blankEntry, payEntryAfter } from './pay-entry.rules.ts'
export type {
  PayForm,
  TypedField,
} from './pay-form.rules.ts'
export { payslipMessages } from './payslip.messages.ts'
export { payslipPolicy } from './payslip.policy.ts'
export {
  type PayslipAnswer,
  type PayslipTable,
  type PayslipView,
  payslipView,
} from './payslip.selectors.ts'
export type { RateRow } from './rate-book.schema.ts'
export { rateBookFaults, rateName, ratesEnding } from './rate-book-faults.rules.ts'
