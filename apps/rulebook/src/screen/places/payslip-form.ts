import {
  ageGroups,
  loanPlans,
  nations,
  type PayForm,
  payPeriods,
  payslipMessages,
  pensionWays,
} from '@save/domain/payslip'
import type { Seen } from '../expected.ts'

const { fields } = payslipMessages.ours

/** What is not on the page, or not known, is as it is at first. */
export function formIn({ typed }: Seen): PayForm {
  const text = (field: keyof typeof fields) => typed(fields[field]) ?? ''
  const choice = <Name extends string>(
    field: keyof typeof fields,
    names: readonly [Name, ...Name[]],
  ) => names.find((name) => name === text(field)) ?? names[0]
  return {
    salary: text('salary'),
    nation: choice('nation', nations),
    payPeriod: choice('payPeriod', payPeriods),
    loanPlan: choice('loanPlan', ['none', ...loanPlans]),
    hasPostgraduateLoan: text('hasPostgraduateLoan') !== '',
    pensionPercent: text('pensionPercent'),
    pensionWay: choice('pensionWay', pensionWays),
    otherSacrifices: text('otherSacrifices'),
    hoursAWeek: text('hoursAWeek'),
    ageGroup: choice('ageGroup', ageGroups),
  }
}
