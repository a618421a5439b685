/** What is typed about a member's pay, in the words of the tables, as the form of the product has it. */
import { decimalFromText } from '@save/domain/kernel'
import {
  blankPay,
  nations,
  type PayForm,
  payPeriods,
  payslipMessages,
  payslipPolicy,
} from '@save/domain/payslip'
import { ageGroupIn, loansIn } from '@save/domain/testing/pay-in-words'
import { type Answer, remark, type Step, type Typed, textIn } from './try-it.ts'

const { ours } = payslipMessages

export const nationNames = nations.map((nation) => ours.nations[nation])
export const periodNames = payPeriods.map((period) => ours.payPeriods[period])

const plans = ['Plan 1', 'Plan 2', 'Plan 4', 'Plan 5']
export const loanNames = [
  'none',
  ...plans,
  'postgraduate',
  ...plans.map((plan) => `${plan} and postgraduate`),
]

const ages = ['21 or over', '18 to 20', 'under 18 or apprentice']

/** The field of the panel for each field of the form that can be complained about. */
export const fieldNames: Readonly<Record<string, string>> = {
  salary: 'salary',
  pensionPercent: 'pension',
  otherSacrifices: 'others',
  hoursAWeek: 'hours',
}

type Reading = PayForm | { readonly wrong: string; readonly expected: string }

export function formIn(typed: Typed): Reading {
  const nation = nations.find((name) => ours.nations[name] === textIn(typed, 'nation'))
  if (nation === undefined) return { wrong: 'nation', expected: nationNames.join(', ') }
  const loan = textIn(typed, 'loan')
  if (!loanNames.includes(loan)) return { wrong: 'loan', expected: loanNames.join(', ') }
  const { loanPlan = 'none', hasPostgraduateLoan } = loansIn(loan)
  const pension = pensionIn(textIn(typed, 'pension').trim())
  if (pension === undefined)
    return { wrong: 'pension', expected: 'none, 5% by sacrifice or 5% from pay' }
  const hours = hoursIn(textIn(typed, 'hours').trim())
  if (hours === undefined) return { wrong: 'hours', expected: `37.5, ${ages.join('; 37.5, ')}` }
  const payPeriod = payPeriods.find((name) => ours.payPeriods[name] === textIn(typed, 'period'))
  return {
    ...blankPay,
    ...pension,
    ...hours,
    salary: textIn(typed, 'salary'),
    nation,
    payPeriod: payPeriod ?? blankPay.payPeriod,
    loanPlan,
    hasPostgraduateLoan,
    otherSacrifices: textIn(typed, 'others'),
  }
}

/** The percentage itself is read by the product. */
function pensionIn(text: string): Pick<PayForm, 'pensionPercent' | 'pensionWay'> | undefined {
  if (['', 'none'].includes(text)) return { pensionPercent: '', pensionWay: 'sacrifice' }
  const [, pensionPercent, way] = /^(.*%) (by sacrifice|from pay)$/.exec(text) ?? []
  return pensionPercent === undefined
    ? undefined
    : { pensionPercent, pensionWay: way === 'from pay' ? 'netPay' : 'sacrifice' }
}

/** The hours themselves are read by the product; without an age the form keeps the one that it begins with. */
function hoursIn(text: string): Pick<PayForm, 'hoursAWeek' | 'ageGroup'> | undefined {
  const { ageGroup } = blankPay
  if (['', '(not known)'].includes(text)) return { hoursAWeek: '', ageGroup }
  if (isHoursAlone(text)) return { hoursAWeek: text, ageGroup }
  const age = ages.find((name) => text.endsWith(`, ${name}`))
  return age === undefined
    ? undefined
    : { hoursAWeek: text.slice(0, -`, ${age}`.length), ageGroup: ageGroupIn(age) }
}

const isHoursAlone = (text: string): boolean => /^-?\d[\d.,]*$/.test(text)

/** The form has one sentence for what it can't read and for what it doesn't take. */
export function refused(typed: Typed, field: string, says: string): Answer {
  const isRead = isFigure(textIn(typed, field))
  return {
    says,
    isRefusal: true,
    field,
    isRead,
    steps: [
      remark(
        whyRefused(textIn(typed, field).trim(), isRead, takenBy[field]),
        'nothing is worked out',
      ),
    ],
    row: undefined,
  }
}

/** A number is refused for what it says, other text because it can't be read: '-5', '101% from pay', '200, 21 or over'. */
function isFigure(text: string): boolean {
  const [, figure] = /^\s*([-£\d.,]*\d)(?=$|[\s%]|, )/.exec(text) ?? []
  return figure !== undefined && decimalFromText(figure) !== undefined
}

const { hoursOfWeek, largestPensionPercent, mostDecimals } = payslipPolicy

/** What each field of the panel takes. */
const takenBy: Readonly<Record<string, string>> = {
  salary: 'an amount above £0.00, to the penny',
  pension: `0% to ${largestPensionPercent}%, with at most ${mostDecimals} decimals`,
  others: 'an amount from £0.00, to the penny',
  hours: `0 to ${hoursOfWeek} hours, with at most ${mostDecimals} decimals`,
}

function whyRefused(text: string, isRead: boolean, takes: string | undefined): string {
  if (text === '') return 'Nothing was typed'
  return isRead
    ? `“${text}” is read as a number, which the form doesn’t take; it takes ${takes ?? 'others'}`
    : `The form reads no number in “${text}”`
}

/** 'from21' in the words of the tables. */
export const ageInWords = ({ ageGroup }: Pick<PayForm, 'ageGroup'>): string =>
  ages.find((name) => ageGroupIn(name) === ageGroup) ?? ''

/** Said where hours are typed without an age. */
export const ageNotTyped = (typed: Typed): readonly Step[] =>
  isHoursAlone(textIn(typed, 'hours').trim())
    ? [remark('No age was typed, so as the form begins', ageInWords(blankPay))]
    : []
