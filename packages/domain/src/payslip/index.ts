export { type BenefitTaxation, benefitTaxLabel, taxationOf } from './benefit-label.rules.ts'
export { benefitTaxMessages } from './benefit-tax.messages.ts'
export { type SafeAmount, safeAmount } from './minimum-wage.rules.ts'
export type {
  AgeGroup,
  GivenUp,
  LoanPlan,
  Nation,
  Pay,
  PayPeriod,
  PensionWay,
} from './pay.schema.ts'
export { ageGroups, loanPlans, nations, payPeriods, pensionWays } from './pay.schema.ts'
export {
  blankPay,
  complaintsAboutPay,
  type PayForm,
  payIn,
  type TypedField,
} from './pay-form.rules.ts'
export { type PayslipEvent, payslipMachine } from './payslip.machine.ts'
export { payslipMessages } from './payslip.messages.ts'
export { isAboveSalary, type PayslipChange, payslipChange } from './payslip.rules.ts'
export {
  type PayslipAnswer,
  type PayslipTable,
  type PayslipView,
  payslipView,
} from './payslip.selectors.ts'
export type { PayslipAbout } from './payslip-about.selectors.ts'
export type { SharePart } from './payslip-shares.selectors.ts'
export type { PayslipWorkings } from './payslip-workings.selectors.ts'
export { rateBook, rateSources } from './rate-book.policy.ts'
export { ratesOn, taxYearOf } from './rate-book.rules.ts'
export type { RateRow, RateSource, Rates, TaxBand } from './rate-book.schema.ts'
export { type Warning, warningsOf } from './warnings.rules.ts'
export type { WarningView } from './warnings.selectors.ts'
