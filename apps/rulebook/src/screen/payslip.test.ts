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
    visited: [],
    query: [],
    answers: {
      all,
      get: (path) => all.get(path.toLowerCase()),
      addressOf: (path) => path,
      endOf: () => undefined,
    },
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

test('A figure leads to the rates that it uses, of this nation, loan and age', () => {
  const found = payslipPlaces(
    seenWith({
      [fields.salary]: '30000',
      [fields.nation]: 'scotland',
      [fields.loanPlan]: 'plan2',
      [fields.hoursAWeek]: '37.5',
      [fields.ageGroup]: 'from18',
    }),
  )
  const used = (start: string) =>
    found.find(({ text }) => text.startsWith(start))?.uses?.map(({ words }) => words)
  expect(used('Your pay does not fall below the minimum wage')).toEqual([
    'Minimum wage, 18 to 20: £10.85 an hour',
  ])
  expect(used('Income tax, starter rate 19%')).toEqual([
    'Income tax, starter band: 19% of taxable income up to £3,967.00',
  ])
  const cost = (used('You give up') ?? []).join()
  for (const rate of ['Personal allowance', 'primary threshold', 'Plan 2', 'starter band'])
    expect(cost).toContain(rate)
  for (const other of [
    'Plan 1',
    'postgraduate',
    'additional band',
    'Minimum wage',
    'lower earnings',
  ])
    expect(cost).not.toContain(other)
})

test('Each line of the opened workings is explained, formula and result', () => {
  const found = payslipPlaces(seenWith({ [fields.salary]: '40000', [fields.loanPlan]: 'plan2' }))
  const loan = found.filter(({ group }) => group === 'Student loan').map(({ text }) => text)
  expect(loan).toContain('After: (£38,800.00 − £29,385.00) × 9%')
  expect(loan).toContain('£847.35')
})

test('Before a salary is typed nothing is explained', () => {
  expect(explained({})).toEqual({})
})

test.each([
  ['1199', 'This is more than you earn'],
  ['much', 'Please check the details'],
])('a salary of ‘%s’ that gives no answer says why, with what was typed', (salary, words) => {
  const found = payslipPlaces(seenWith({ [fields.salary]: salary }))
  const [none] = found.filter(({ what }) => what === 'Why nothing is worked out')
  expect(none?.shows).toContain(words)
  expect(none?.because[0]).toBe(`${fields.salary}: ${salary}`)
  expect(found).toHaveLength(1)
})
