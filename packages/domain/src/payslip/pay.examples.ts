/** Example pay and the columns that describe it in the payslip's tables. */
import { Day, definedByGuard, formatPounds, nothing, type Pence, pounds } from '../kernel/index.ts'
import { type Cell, decimal, named, orNone, unreadable } from '../testing/cells.ts'
import {
  type AgeGroup,
  type GivenUp,
  type LoanPlan,
  type Nation,
  type Pay,
  type PayPeriod,
  type PensionWay,
  pensionWays,
} from './pay.schema.ts'
import type { PayForm } from './pay-form.rules.ts'
import { type CalculatedPayslip, payslipChange, payslipOf } from './payslip.rules.ts'
import { ratesOn } from './rate-book.rules.ts'

export const dayOfTaxYear = Day.make('2026-11-22')

export const rates2026 = definedByGuard(ratesOn(dayOfTaxYear))

/** England, paid monthly, no loan, no pension. */
export const examplePay: Pay = {
  salary: pounds('30000'),
  nation: 'englandOrNorthernIreland',
  payPeriod: 'monthly',
  hasPostgraduateLoan: false,
  pension: { percent: 0, way: 'sacrifice' },
  otherSacrifices: nothing,
  ageGroup: 'from21',
}

export const nation = named<Nation>({
  'England or Northern Ireland': 'englandOrNorthernIreland',
  Wales: 'wales',
  Scotland: 'scotland',
})

export const ageGroup = named<AgeGroup>({
  '21 or over': 'from21',
  '18 to 20': 'from18',
  'under 18 or apprentice': 'under18OrApprentice',
})

export const paid = named<PayPeriod>({
  'every month': 'monthly',
  'every four weeks': 'fourWeekly',
  'every week': 'weekly',
})

type Loans = Pick<Pay, 'loanPlan' | 'hasPostgraduateLoan'>

const plans: readonly (readonly [string, LoanPlan])[] = [
  ['Plan 1', 'plan1'],
  ['Plan 2', 'plan2'],
  ['Plan 4', 'plan4'],
  ['Plan 5', 'plan5'],
]

const plansWith = (hasPostgraduateLoan: boolean, more = ''): Record<string, Loans> =>
  Object.fromEntries(
    plans.map(([name, loanPlan]) => [`${name}${more}`, { loanPlan, hasPostgraduateLoan }]),
  )

/** 'none', 'Plan 2', 'postgraduate' or 'Plan 5 and postgraduate'. */
export const loans = named<Loans>({
  none: { loanPlan: undefined, hasPostgraduateLoan: false },
  ...plansWith(false),
  postgraduate: { loanPlan: undefined, hasPostgraduateLoan: true },
  ...plansWith(true, ' and postgraduate'),
})

const wayInWords: Readonly<Record<PensionWay, string>> = {
  sacrifice: 'by sacrifice',
  netPay: 'from pay',
  reliefAtSource: 'after tax',
}

export const pension: Cell<Pay['pension']> = {
  hint: 'none, 5% by sacrifice, 5% from pay or 5% after tax',
  read: (text) => {
    if (text === 'none') return { percent: 0, way: 'sacrifice' }
    const [, percent, wayText = ''] = /^(\d+(?:\.\d+)?)% (.+)$/.exec(text) ?? []
    const pensionWay = pensionWays.find((known) => wayInWords[known] === wayText)
    return percent === undefined || pensionWay === undefined
      ? unreadable
      : { percent: Number(percent), way: pensionWay }
  },
  write: ({ percent, way }) => (percent === 0 ? 'none' : `${percent}% ${wayInWords[way]}`),
}

/** The percentage of the amount that is taxed as a benefit in kind. */
export const inKind = orNone(decimal)

/** Columns shared by the payslip's tables. */
export interface PayColumns {
  readonly nation: Nation
  readonly salary: Pence
  readonly paid: PayPeriod
  readonly loan: Loans
  readonly pension: Pay['pension']
  readonly 'other sacrifices': Pence
  readonly hours: number | undefined
  readonly age: AgeGroup
  readonly amount: Pence
  readonly 'in kind %': number | undefined
}

/** The example pay, changed by a table's columns. */
export const payOf = ({
  nation = examplePay.nation,
  salary = examplePay.salary,
  paid: payPeriod = examplePay.payPeriod,
  loan,
  pension = examplePay.pension,
  'other sacrifices': otherSacrifices = nothing,
  hours: hoursAWeek,
  age: ageGroup = examplePay.ageGroup,
}: Partial<PayColumns>): Pay => ({
  ...examplePay,
  ...{ nation, salary, payPeriod, ...loan, pension, otherSacrifices, hoursAWeek, ageGroup },
})

/** Without a column for the benefit's tax, the benefit is tax-free. */
export const givenUpOf = (given: Partial<PayColumns>): GivenUp => ({
  amount: given.amount ?? nothing,
  benefitInKindValue: 'in kind %' in given ? given['in kind %'] : 0,
})

/** The form as filled in by a member with this pay. */
export const formOf = (pay: Pay): PayForm => ({
  salary: formatPounds(pay.salary),
  nation: pay.nation,
  payPeriod: pay.payPeriod,
  loanPlan: pay.loanPlan ?? 'none',
  hasPostgraduateLoan: pay.hasPostgraduateLoan,
  pensionPercent: String(pay.pension.percent),
  pensionWay: pay.pension.way,
  otherSacrifices: formatPounds(pay.otherSacrifices),
  hoursAWeek: String(pay.hoursAWeek ?? ''),
  ageGroup: pay.ageGroup,
})

/** A year's payslip in the tax year 2026-27. */
export const payslipFor = (given: Partial<PayColumns>) =>
  payslipOf(payOf(given), givenUpOf(given), rates2026)

/** Pay before and after, in the tax year 2026-27. */
export function calculatedFor(given: Partial<PayColumns>): CalculatedPayslip {
  const [pay, givenUp] = [payOf(given), givenUpOf(given)]
  return { pay, givenUp, rates: rates2026, change: payslipChange(pay, givenUp, rates2026) }
}
