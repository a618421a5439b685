/** The published rates that a line of the payslip is worked out with, on a day. */
import { type PayForm, payslipMessages } from '@save/domain/payslip'
import { rateAnchor } from '../../page/anchors.ts'
import { payslipRates } from '../../rates/payslip-rates.ts'
import type { RateEntry } from '../../rates/rate-entry.ts'
import type { RulebookPlace } from '../../site/explain/explanation.ts'

const { figures, parts, workings, nations, loanPlans, ageGroups } = payslipMessages.ours

/** A warning names it; no line is worked out with it. */
export const lowerEarningsLimit = 'National Insurance, lower earnings limit'

/** Of a label of the page: a line, a part of the amount, or a title of the workings. */
export function ratesBehind(label: string, form: PayForm, today: string): readonly RulebookPlace[] {
  const rates = payslipRates().filter(({ from, until }) => from <= today && today <= until)
  const { isOf, loan, wage } = ofMember(form)
  const tax = (entry: RateEntry) => isOf(entry, 'Personal allowance') || isOf(entry, 'Income tax,')
  const insurance = (entry: RateEntry) =>
    isOf(entry, 'National Insurance,') && entry.what !== lowerEarningsLimit
  const all = (entry: RateEntry) => tax(entry) || insurance(entry) || loan(entry)
  const holds: Readonly<Record<string, (entry: RateEntry) => boolean>> = {
    [figures.allowance]: (entry) => isOf(entry, 'Personal allowance'),
    [figures.tax]: tax,
    [figures.insurance]: insurance,
    [figures.loan]: (entry) => loan(entry) && !isPostgraduate(entry),
    [figures.postgraduateLoan]: (entry) => loan(entry) && isPostgraduate(entry),
    [figures.takeHome]: all,
    [parts.tax]: tax,
    [parts.insurance]: insurance,
    [parts.loans]: loan,
    [parts.member]: all,
    [workings.safeTitle]: wage,
    [lowerEarningsLimit]: ({ what }) => what === lowerEarningsLimit,
  }
  const isBand = (entry: RateEntry) =>
    label.startsWith(`${entry.what.replace(/ band$/, ' rate')} `) && isOf(entry, 'Income tax,')
  return rates
    .filter(holds[label] ?? isBand)
    .map((entry) => ({ anchor: rateAnchor(entry), words: `${entry.what}: ${entry.value}` }))
}

const isPostgraduate = ({ what }: RateEntry): boolean => what.endsWith('postgraduate')

function ofMember({ nation, loanPlan, hasPostgraduateLoan, ageGroup }: PayForm) {
  const taxed = Object.values(nations).filter((name) => name !== nations[nation])
  const isOf = ({ what, where }: RateEntry, start: string) =>
    what.startsWith(start) && !taxed.some((other) => other === where)
  const plans = [
    ...(loanPlan === 'none' ? [] : [`Student loan, ${loanPlans[loanPlan]}`]),
    ...(hasPostgraduateLoan ? ['Student loan, postgraduate'] : []),
  ]
  return {
    isOf,
    loan: ({ what }: RateEntry) => plans.includes(what),
    wage: ({ what }: RateEntry) => what === `Minimum wage, ${ageGroups[ageGroup]}`,
  }
}
