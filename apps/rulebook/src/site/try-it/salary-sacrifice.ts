import { readPageConfiguration } from '@save/api-adapter/page-configuration'
import { ChoiceWire } from '@save/api-adapter/wire'
import {
  bandFigures,
  choiceMessages,
  isTooMuch,
  orderMessages,
  sacrificeAmountIn,
  workingSteps,
} from '@save/domain/benefits'
import { formatPounds, poundsOf } from '@save/domain/kernel'
import type { BandRates } from '@save/domain/shell'
import { Schema } from 'effect'
import { aCountablePercentage, heldInPence } from '../held-in-pence.ts'
import { amountRefused, refusedOnPage } from './amount-given-up.ts'
import { asJson, asPercentage, jsonStepsOf } from './json-number.ts'
import {
  type Answer,
  jsonNumberIn,
  newCase,
  remark,
  type TryIt,
  type Typed,
  textIn,
  unreadable,
} from './try-it.ts'

export const salarySacrifice: TryIt = {
  id: 'salary-sacrifice',
  title: 'What does a salary sacrifice cost and save?',
  chapter: 'benefits',
  fields: [
    { name: 'amount', label: 'Amount for a year, in pounds', first: '1200.00' },
    {
      name: 'kind',
      label: 'Benefit in kind value, in percent',
      hint: 'Without a sign: 12.5 is 12.5%. Empty when the benefit has none.',
      first: '12.5',
      unsaid: '',
    },
    {
      name: 'insurance',
      label: 'National Insurance rate, as a fraction',
      hint: '0.08 or 8%. Both rates empty: the host gives none.',
      first: '0.08',
    },
    { name: 'tax', label: 'Tax rate, as a fraction', first: '0.2' },
  ],
  answer,
  columns: {
    amount: 'amount',
    'benefit in kind %': 'kind',
    'in kind %': 'kind',
    NI: 'insurance',
    tax: 'tax',
  },
  results: {
    'Benefit in kind': 'in kind',
    'Annual saving': 'saving',
    'Saving %': '%',
    'Monthly cost': 'a month',
  },
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

/** Each field is read as the product reads it: from the address, the choice and the host page. */
function answer(typed: Typed): Answer {
  const amount = sacrificeAmountIn(textIn(typed, 'amount'))
  if (amount === undefined) return amountRefused(typed)
  const kind = kindIn(typed)
  if (kind === 'unreadable') return unreadable('kind', asPercentage(typed, 'kind'))
  const read = ratesIn(typed)
  if ('wrong' in read)
    return unreadable(read.wrong, asJson(typed, read.wrong, 'a fraction from 0 to 1: 0.08 is 8%'))
  const { rates } = read
  if (rates === undefined) return withoutRates
  const sacrifice = { amount, benefitInKindValue: kind }
  const figures = heldInPence(() => bandFigures(sacrifice, rates))
  if (figures === undefined) return unreadable('kind', aCountablePercentage)
  const saving = formatPounds(figures.annualSaving)
  const monthly = formatPounds(figures.monthlyCost)
  const isRefused = isTooMuch(amount)
  return {
    // The address of an order takes more than the page of the benefit does, so the figures stand below.
    says: isRefused
      ? choiceMessages.ours.tooMuch
      : `Saves ${saving} a year and costs ${monthly} a month.`,
    isRefusal: isRefused,
    steps: [
      ...jsonStepsOf(typed, salarySacrifice.fields.slice(1)),
      ...refusedOnPage(amount),
      ...workingSteps(sacrifice, rates).map(({ words, formula, result }) => ({
        what: `${words}: ${formula}`,
        gives: result,
      })),
    ],
    row: {
      id: 'SALSAC-04',
      case: newCase,
      amount: poundsOf(amount).toFixed(2),
      'benefit in kind %': kind === undefined ? '(none)' : String(kind),
      NI: String(rates.employeeNIRate),
      tax: String(rates.taxRate),
      'in kind': formatPounds(figures.benefitInKind),
      saving,
      '%': figures.savingPercent.toFixed(2),
      'a month': monthly,
    },
  }
}

/** Read by the codec that reads the choices of the server. */
export function kindIn(typed: Typed): number | undefined | 'unreadable' {
  const written = jsonNumberIn(typed, 'kind')
  if (written === 'unreadable') return 'unreadable'
  const choice = readChoice({ Id: 'tried', BenefitInKindValue: written ?? null })
  return choice._tag === 'Some' ? choice.value.benefitInKindValue : 'unreadable'
}

const readChoice = Schema.decodeUnknownOption(ChoiceWire)

type Reading = { readonly rates: BandRates | undefined } | { readonly wrong: 'insurance' | 'tax' }

/** The tables show 8%; the host page has 0.08. */
function fractionOf(typed: string): string {
  const [, percent] = /^(\d+(?:\.\d+)?)\s*%$/.exec(typed.trim()) ?? []
  return percent === undefined ? typed.trim() : String(Number((Number(percent) / 100).toFixed(8)))
}

/** Read by the codec of the host page, which says which of the two is wrong. */
function ratesIn(typed: Typed): Reading {
  const [insurance, tax] = [
    fractionOf(textIn(typed, 'insurance')),
    fractionOf(textIn(typed, 'tax')),
  ]
  if (insurance === '' && tax === '') return { rates: undefined }
  for (const [name, text] of [
    ['insurance', insurance],
    ['tax', tax],
  ] as const)
    if (jsonNumberIn({ text }, 'text') === 'unreadable' || text === '') return { wrong: name }
  const read = readPageConfiguration(
    `{"choiceRates":{"Basic":{"EmployeeNIRate":${insurance},"TaxRate":${tax}}}}`,
  )
  if (read.reading === 'sound') return { rates: read.configuration.choiceRates.basic }
  return { wrong: read.at.endsWith('EmployeeNIRate') ? 'insurance' : 'tax' }
}

const withoutRates: Answer = {
  says: orderMessages.ours.noRates,
  isRefusal: true,
  steps: [remark('The host gives no rate', 'nothing is worked out')],
  row: undefined,
}
