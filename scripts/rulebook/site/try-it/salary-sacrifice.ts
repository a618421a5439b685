import {
  bandFigures,
  choiceMessages,
  orderMessages,
  plainAmount,
  sacrificeAmountIn,
  workingSteps,
} from '@save/domain/benefits'
import { formatPounds } from '@save/domain/kernel'
import { type Answer, newCase, numberIn, type TryIt, type Typed, textIn } from './try-it.ts'

export const salarySacrifice: TryIt = {
  id: 'salary-sacrifice',
  title: 'What does a salary sacrifice cost and save?',
  chapter: 'benefits',
  fields: [
    { name: 'amount', label: 'Amount for a year, in pounds', first: '1200.00' },
    {
      name: 'kind',
      label: 'Benefit in kind value, in percent',
      hint: 'Empty when the benefit has none.',
      first: '12.5',
    },
    {
      name: 'insurance',
      label: 'National Insurance rate, as a fraction',
      hint: '0.08 is 8%. Empty when the host gives no rates.',
      first: '0.08',
    },
    { name: 'tax', label: 'Tax rate, as a fraction', first: '0.2' },
  ],
  answer,
  table: {
    file: 'packages/domain/src/benefits/salary-sacrifice.test.ts',
    headings: [
      'id',
      'case',
      'amount',
      'benefit in kind %',
      'NI',
      'tax',
      'in kind',
      'saving',
      '%',
      'a month',
    ],
  },
}

function answer(typed: Typed): Answer {
  const amount = sacrificeAmountIn(textIn(typed, 'amount'))
  if (amount === undefined) return refusal(choiceMessages.wrongAmount, 'No amount was typed')
  const employeeNIRate = numberIn(typed, 'insurance')
  const taxRate = numberIn(typed, 'tax')
  if (employeeNIRate === undefined || taxRate === undefined)
    return refusal(orderMessages.ours.noRates, 'There is no rate for this band')
  const benefitInKindValue = numberIn(typed, 'kind')
  const sacrifice = { amount, benefitInKindValue }
  const rates = { employeeNIRate, taxRate }
  const figures = bandFigures(sacrifice, rates)
  const saving = formatPounds(figures.annualSaving)
  const monthly = formatPounds(figures.monthlyCost)
  return {
    says: `Saves ${saving} a year and costs ${monthly} a month.`,
    isRefusal: false,
    steps: workingSteps(sacrifice, rates).map(({ words, formula, result }) => ({
      what: `${words}: ${formula}`,
      gives: result,
    })),
    row: {
      id: 'SALSAC-04',
      case: newCase,
      amount: plainAmount(amount),
      'benefit in kind %': benefitInKindValue === undefined ? '(none)' : String(benefitInKindValue),
      NI: String(employeeNIRate),
      tax: String(taxRate),
      'in kind': formatPounds(figures.benefitInKind),
      saving,
      '%': figures.savingPercent.toFixed(2),
      'a month': monthly,
    },
  }
}

const refusal = (says: string, what: string): Answer => ({
  says,
  isRefusal: true,
  steps: [{ what, gives: 'nothing is worked out' }],
  row: undefined,
})
