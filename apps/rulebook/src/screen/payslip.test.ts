import { payslipMessages } from '@save/domain/payslip'
import { expect, test } from 'vitest'
import type { Seen } from './expected.ts'
import { payslipPlaces } from './places/payslip.ts'

const { fields } = payslipMessages.ours
const choices = { Id: '140', Name: 'Cycle to work', BenefitInKindValue: 0 }

const seenWith = (typed: Readonly<Record<string, string>>): Seen => {
  const all = new Map<string, unknown>([['/api/choices/140', choices]])
  return {
    path: '/Choice/SalarySacrifice/140/1200',
    query: [],
    answers: { all, get: (path) => all.get(path.toLowerCase()), addressOf: (path) => path },
    configuration: {
      localLogout: 'False',
      reAuthentication: 'True',
      cashbackTypes: { percent: 2, pounds: 1 },
      choiceRates: {},
      imageHost: '',
    },
    typed: (name) => typed[name],
    today: '2026-11-22',
  }
}

const explained = (typed: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    payslipPlaces(seenWith(typed)).map(({ what, shows, because }) => [what, [shows, ...because]]),
  )

test('Each figure of the payslip has its formula, with the numbers that were typed', () => {
  const found = explained({ [fields.salary]: '40000', [fields.loanPlan]: 'plan2' })
  expect(found['What it really costs you, a month']).toEqual([
    '£63.00',
    '£31,364.25 − £30,608.25 = £756.00',
    '£756.00 ÷ £1,200.00 = 63%',
    '£756.00 ÷ 12 = £63.00',
  ])
  expect(found['Student loan, after']).toEqual([
    '£847.35',
    'After: (£38,800.00 − £29,385.00) × 9% = £847.35',
  ])
  expect(found['Gross pay, the difference']?.[1]).toBe('£38,800.00 − £40,000.00 = -£1,200.00')
})

test('A difference that the rounded figures miss by a penny says so', () => {
  const typed = { [fields.salary]: '30000', [fields.payPeriod]: 'weekly' }
  const [ofWeek, ofYear] = payslipPlaces(seenWith(typed))
    .filter(({ what }) => what === 'Gross pay, the difference')
    .map(({ because }) => because)
  expect(ofWeek).toEqual(['£553.85 − £576.92 = -£23.08, worked out before they were rounded'])
  expect(ofYear).toEqual(['£28,800.00 − £30,000.00 = -£1,200.00'])
})

test('Before a salary is typed nothing is explained', () => {
  expect(explained({})).toEqual({})
})
