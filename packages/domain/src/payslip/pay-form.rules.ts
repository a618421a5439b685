/** Validates the member's details about their pay. */
import {
  amountFromText,
  asSeen,
  decimalFromText,
  isBlank,
  nothing,
  type Pence,
} from '../kernel/index.ts'
import type { AgeGroup, LoanPlan, Nation, Pay, PayPeriod, PensionWay } from './pay.schema.ts'
import { payslipMessages } from './payslip.messages.ts'
import { payslipPolicy } from './payslip.policy.ts'

export interface PayForm {
  readonly salary: string
  readonly nation: Nation
  readonly payPeriod: PayPeriod
  readonly loanPlan: LoanPlan | 'none'
  readonly hasPostgraduateLoan: boolean
  readonly pensionPercent: string
  readonly pensionWay: PensionWay
  readonly otherSacrifices: string
  readonly hoursAWeek: string
  readonly ageGroup: AgeGroup
}

/**
 * The form before the member types: monthly pay in England or Northern Ireland, no loans, no pension (by sacrifice once
 * its percentage is typed), and an age of 21 or over.
 */
export const blankPay: PayForm = {
  salary: '',
  nation: 'englandOrNorthernIreland',
  payPeriod: 'monthly',
  loanPlan: 'none',
  hasPostgraduateLoan: false,
  pensionPercent: '',
  pensionWay: 'sacrifice',
  otherSacrifices: '',
  hoursAWeek: '',
  ageGroup: 'from21',
}

export type TypedField = 'salary' | 'pensionPercent' | 'otherSacrifices' | 'hoursAWeek'
export type PayComplaints = { readonly [Field in TypedField]?: string }

const { hoursOfWeek, largestPensionPercent, mostDecimals } = payslipPolicy

/** A percentage or a number of hours from zero to the field's limit, with at most two decimals. */
function numberIn(text: string, maximum: number): number | undefined {
  const typed = decimalFromText(asSeen(text).replace(/%$/, ''))
  if (typed === undefined || typed.decimals > mostDecimals) return undefined
  const value = Number(typed.digits) / 10 ** typed.decimals
  return value >= 0 && value <= maximum ? value : undefined
}

/** An amount of zero or more, with at most nine digits before the point and two after it. */
function amountIn(text: string): Pence | undefined {
  const amount = amountFromText(text)
  return amount === undefined || amount < nothing ? undefined : amount
}

/** A salary above zero. */
const salaryIn = ({ salary }: PayForm) => amountIn(salary) || undefined
const pensionIn = ({ pensionPercent }: PayForm) =>
  isBlank(pensionPercent) ? 0 : numberIn(pensionPercent, largestPensionPercent)
const otherSacrificesIn = ({ otherSacrifices }: PayForm) =>
  isBlank(otherSacrifices) ? nothing : amountIn(otherSacrifices)
/**
 * An empty field counts as 0 hours, and 0 hours as unknown. Without hours we don't check the
 * minimum wage.
 */
const hoursIn = ({ hoursAWeek }: PayForm) =>
  isBlank(hoursAWeek) ? 0 : numberIn(hoursAWeek, hoursOfWeek)

/**
 * The message below each wrong field. The salary is required and above zero. Empty pension and other sacrifices count
 * as zero, and empty hours as unknown. Salary and other sacrifices have up to nine digits before the pence, the pension
 * is at most 100% of the salary, and the hours are at most those of a week. None may have more than two decimals.
 */
export function complaintsAboutPay(form: PayForm): PayComplaints {
  const { complaints } = payslipMessages.ours
  return {
    ...(salaryIn(form) === undefined && { salary: complaints.salary }),
    ...(pensionIn(form) === undefined && { pensionPercent: complaints.pensionPercent }),
    ...(otherSacrificesIn(form) === undefined && { otherSacrifices: complaints.otherSacrifices }),
    ...(hoursIn(form) === undefined && { hoursAWeek: complaints.hoursAWeek }),
  }
}

/** The pay. `undefined` while the salary is missing or the form has errors. */
export function payIn(form: PayForm): Pay | undefined {
  const salary = salaryIn(form)
  const percent = pensionIn(form)
  const otherSacrifices = otherSacrificesIn(form)
  const hours = hoursIn(form)
  if (
    salary === undefined ||
    percent === undefined ||
    otherSacrifices === undefined ||
    hours === undefined
  )
    return undefined
  return {
    salary,
    nation: form.nation,
    payPeriod: form.payPeriod,
    loanPlan: form.loanPlan === 'none' ? undefined : form.loanPlan,
    hasPostgraduateLoan: form.hasPostgraduateLoan,
    pension: { percent, way: form.pensionWay },
    otherSacrifices,
    hoursAWeek: hours === 0 ? undefined : hours,
    ageGroup: form.ageGroup,
  }
}
