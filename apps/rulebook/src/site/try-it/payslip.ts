import { sacrificeAmountIn } from '@save/domain/benefits'
import { dayOf, formatPounds, nothing, type Pence, poundsOf } from '@save/domain/kernel'
import {
  complaintsAboutPay,
  type PayForm,
  type PayslipAnswer,
  payslipMessages,
  payslipOutcome,
} from '@save/domain/payslip'
import { dayOfTaxYear } from '@save/domain/testing/pay-examples'
import { dayFromWords, dayInWords } from '../../page/in-words/day-in-words.ts'
import { aCountablePercentage, heldInPence } from '../held-in-pence.ts'
import { amountRefused, refusedOnPage } from './amount-given-up.ts'
import { asPercentage } from './json-number.ts'
import { hoursInWords, plainAmount, whyNoMost } from './pay-in-row.ts'
import {
  ageNotTyped,
  fieldNames,
  formIn,
  loanNames,
  nationNames,
  periodNames,
  refused,
} from './pay-typed.ts'
import { kindIn } from './salary-sacrifice.ts'
import {
  type Answer,
  newCase,
  remark,
  type TryIt,
  type Typed,
  textIn,
  unreadable,
} from './try-it.ts'

const { ours } = payslipMessages

export const payslip: TryIt = {
  id: 'payslip',
  title: 'What does a salary sacrifice do to a member’s pay?',
  chapter: 'payslip',
  fields: [
    { name: 'amount', label: 'Amount for a year, in pounds', first: '1200.00' },
    {
      name: 'kind',
      label: 'Benefit in kind value, in percent',
      hint: 'Without a sign: 12.5 is 12.5%. Empty when the benefit has none.',
      first: '0',
    },
    { name: 'salary', label: ours.fields.salary, first: '30000.00' },
    {
      name: 'nation',
      label: ours.fields.nation,
      first: nationNames[0] ?? '',
      options: nationNames,
    },
    {
      name: 'period',
      label: ours.fields.payPeriod,
      first: periodNames[0] ?? '',
      options: periodNames,
    },
    { name: 'loan', label: 'Student loans', first: 'none', options: loanNames },
    {
      name: 'pension',
      label: 'Pension',
      hint: 'none, 5% by sacrifice or 5% from pay: of the salary before anything is given up.',
      first: 'none',
    },
    { name: 'others', label: ours.fields.otherSacrifices, first: '0.00' },
    {
      name: 'hours',
      label: 'Hours a week, and age',
      hint: '37.5, 21 or over; or 18 to 20; or under 18 or apprentice. (not known) where the member did not say.',
      first: '37.5, 21 or over',
    },
    {
      name: 'day',
      label: 'The day whose rates are used',
      hint: `In words, or as 22/11/2026 or 2026-11-22. The members of the decision table are worked out for ${dayInWords(dayOfTaxYear)}.`,
      first: dayInWords(dayOfTaxYear),
    },
  ],
  answer,
  columns: {
    amount: 'amount',
    'benefit in kind %': 'kind',
    'in kind %': 'kind',
    salary: 'salary',
    nation: 'nation',
    loan: 'loan',
    pension: 'pension',
    'other sacrifices': 'others',
    'hours, age': 'hours',
  },
  table: {
    file: 'packages/domain/src/payslip/members.test.ts',
    headings: [
      'case',
      'nation',
      'salary',
      'loan',
      'pension',
      'other sacrifices',
      'hours, age',
      'amount',
      'in kind %',
      'take-home before',
      'take-home after',
      'less tax',
      'less National Insurance',
      'less loan repayments',
      'costs the member',
      'most at the minimum wage',
    ],
  },
}

/** Each field is read as the product reads it: from the address, the choice and the form. */
function answer(typed: Typed): Answer {
  const amount = sacrificeAmountIn(textIn(typed, 'amount'))
  if (amount === undefined) return amountRefused(typed)
  const kind = kindIn(typed)
  if (kind === 'unreadable') return unreadable('kind', asPercentage(typed, 'kind'))
  const form = formIn(typed)
  if ('wrong' in form) return unreadable(form.wrong, form.expected)
  const [[wrong, complaint] = []] = Object.entries(complaintsAboutPay(form))
  if (wrong !== undefined)
    return refused(typed, fieldNames[wrong] ?? 'salary', complaint ?? ours.wrong)
  const day = dayIn(dayFromWords(textIn(typed, 'day').trim()))
  if (day === undefined) return unreadable('day', 'a day, such as 22 November 2026')
  const benefit = { amount, benefitInKindValue: kind }
  const outcome = heldInPence(() => payslipOutcome(form, benefit, day))
  if (outcome === undefined) return unreadable('kind', aCountablePercentage)
  if (outcome.is === 'none')
    return { says: outcome.text, isRefusal: true, steps: refusedOnPage(amount), row: undefined }
  return worked(outcome.answer, typed, form, amount, kind)
}

/** A day that the calendar has, and nothing after it. */
const dayIn = (text: string) => (text.length === 'YYYY-MM-DD'.length ? dayOf(text) : undefined)

function worked(
  found: PayslipAnswer,
  typed: Typed,
  form: PayForm,
  amount: Pence,
  kind: number | undefined,
): Answer {
  const { cost, aPeriod, costOfYear, period, year, workings, warnings, safe } = found
  const part = (label: string) => found.parts.find((one) => one.label === label)?.value
  const takeHome = year.rows.find(({ isTotal }) => isTotal)
  const most = workings.parts.find(({ title }) => title === ours.workings.safeTitle)?.lines[0]
  return {
    says: `${ours.cost}: ${cost} ${aPeriod}. ${costOfYear}`,
    isRefusal: false,
    steps: [
      ...refusedOnPage(amount),
      ...ageNotTyped(typed),
      ...period.rows.map(({ label, before, after, difference }) => ({
        what: `${period.caption}: ${label}, before and after`,
        gives: `${before}, ${after} (${difference})`,
      })),
      ...workings.parts.flatMap(({ title, lines }) =>
        lines.map(({ label, value }) => ({ what: `A year, ${title}: ${label}`, gives: value })),
      ),
      ...[...warnings.map(({ text }) => text), ...(safe === undefined ? [] : [safe])].map((text) =>
        remark('The page says', text),
      ),
    ],
    row: {
      case: newCase,
      nation: ours.nations[form.nation],
      salary: plainAmount(form.salary),
      loan: textIn(typed, 'loan'),
      pension: textIn(typed, 'pension').trim() || 'none',
      'other sacrifices': plainAmount(form.otherSacrifices),
      'hours, age': hoursInWords(form),
      amount: poundsOf(amount).toFixed(2),
      'in kind %': kind === undefined ? '(none)' : String(kind),
      'take-home before': takeHome?.before ?? '',
      'take-home after': takeHome?.after ?? '',
      'less tax': part(ours.parts.tax) ?? '',
      'less National Insurance': part(ours.parts.insurance) ?? '',
      'less loan repayments': part(ours.parts.loans) ?? formatPounds(nothing),
      'costs the member': part(ours.parts.member) ?? '',
      'most at the minimum wage': most?.value ?? whyNoMost(form),
    },
  }
}
