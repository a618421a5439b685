import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Pence, pounds } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { exampleRates } from './benefits.examples.ts'
import { bandFigures, bandsOf } from './salary-sacrifice.rules.ts'
import { sacrificeView, workingSteps } from './salary-sacrifice.selectors.ts'
import {
  comparedSacrifice,
  costComparison,
  costsAndSavings,
  roundedFigures,
} from './salary-sacrifice.table.ts'

const { basic, higher } = exampleRates

check(costsAndSavings)
check(roundedFigures)
check(costComparison)

test('SALSAC-06 twelve monthly costs and the saving add up to the amount, within half a penny a month', () => {
  const amounts = integer({ min: 0, max: 100_000_000 })
  const percents = integer({ min: 0, max: 100 })
  assert(
    property(amounts, percents, percents, percents, (pence, kind, ni, tax) => {
      const { amount, annualSaving, monthlyCost, benefitInKind } = bandFigures(
        { amount: Pence.make(pence), benefitInKindValue: kind },
        { employeeNIRate: ni / 100, taxRate: tax / 100 },
      )
      expect(Math.abs(12 * monthlyCost + annualSaving - pence)).toBeLessThanOrEqual(6.5)
      expect(benefitInKind).toBeLessThanOrEqual(pence)
      expect(amount).toBe(pence)
    }),
  )
})

describe('The cost comparison', () => {
  const sacrifice = comparedSacrifice

  test('SALSAC-01, SALSAC-02 the rows have this order, and each band has a column', () => {
    const { bands, rows } = sacrificeView(sacrifice, exampleRates)
    expect(bands).toEqual(['Basic rate', 'Higher rate'])
    expect(rows.map(({ label }) => label)).toEqual(costComparison.rows.map(({ name }) => name))
  })

  test('SALSAC-01, SALSAC-02 a band without rates is left out, and no rate is made up (OQ-087)', () => {
    expect([
      sacrificeView(sacrifice, { basic }).bands,
      sacrificeView(sacrifice, { higher }).bands,
      sacrificeView(sacrifice, {}).bands,
      bandsOf({ basic, higher }),
    ]).toEqual([
      ['Basic rate'],
      ['Higher rate'],
      [],
      [
        ['basic', basic],
        ['higher', higher],
      ],
    ])
  })

  test('SALSAC-03, SALSAC-04, SALSAC-05, SALSAC-06 the calculation gives each formula in words and with the member’s numbers', () => {
    const { workings } = sacrificeView(sacrifice, { basic })
    expect(workings).toEqual([
      {
        band: 'Basic rate',
        steps: [
          {
            words: 'Benefit in kind = amount × benefit in kind value ÷ 100',
            formula: '£1,200.00 × 12.5 ÷ 100',
            result: '£150.00',
          },
          {
            words: 'National Insurance saved = amount × your National Insurance rate',
            formula: '£1,200.00 × 8%',
            result: '£96.00',
          },
          {
            words: 'Tax saved = (amount − benefit in kind) × your tax rate',
            formula: '(£1,200.00 − £150.00) × 20%',
            result: '£210.00',
          },
          {
            words: 'Annual saving = National Insurance saved + tax saved',
            formula: '£96.00 + £210.00',
            result: '£306.00',
          },
          {
            words: 'Saving % = annual saving ÷ amount × 100',
            formula: '£306.00 ÷ £1,200.00 × 100',
            result: '25.50%',
          },
          {
            words: 'Monthly cost = (amount − annual saving) ÷ 12',
            formula: '(£1,200.00 − £306.00) ÷ 12',
            result: '£74.50',
          },
        ],
      },
    ])
  })

  test('SALSAC-03, SALSAC-04, SALSAC-05, SALSAC-06 the calculation has a part for each band, with its own rates', () => {
    const { workings } = sacrificeView(sacrifice, { basic, higher })
    expect(
      workings.map(({ band, steps }) => [band, ...steps.map(({ formula }) => formula)]),
    ).toEqual([
      [
        'Basic rate',
        '£1,200.00 × 12.5 ÷ 100',
        '£1,200.00 × 8%',
        '(£1,200.00 − £150.00) × 20%',
        '£96.00 + £210.00',
        '£306.00 ÷ £1,200.00 × 100',
        '(£1,200.00 − £306.00) ÷ 12',
      ],
      [
        'Higher rate',
        '£1,200.00 × 12.5 ÷ 100',
        '£1,200.00 × 2%',
        '(£1,200.00 − £150.00) × 40%',
        '£24.00 + £420.00',
        '£444.00 ÷ £1,200.00 × 100',
        '(£1,200.00 − £444.00) ÷ 12',
      ],
    ])
  })

  test('SALSAC-01 without rates no figure is calculated or explained (OQ-087)', () => {
    const { rows, workings } = sacrificeView(sacrifice, {})
    expect(workings).toEqual([])
    for (const { values } of rows) expect(values).toEqual([])
  })

  test('SALSAC-03, SALSAC-04, SALSAC-05, SALSAC-06 every band has the same words', () => {
    const [first, second] = sacrificeView(sacrifice, { basic, higher }).workings
    expect(second?.steps.map(({ words }) => words)).toEqual(first?.steps.map(({ words }) => words))
  })

  test('SALSAC-04 the results of the calculation are the table’s figures, in order, except the amount', () => {
    const { rows, workings } = sacrificeView(sacrifice, { basic, higher })
    for (const [index, { steps }] of workings.entries()) {
      const results = steps.map(({ result }) => result)
      const figures = rows.slice(1).map(({ values }) => values[index])
      // The calculation also shows the insurance and tax saved, which add up to the saving.
      expect([results[0], ...results.slice(3)]).toEqual(figures)
    }
  })

  test('SALSAC-04, SALSAC-05 a saving counts as a gain if it is one at every rate', () => {
    const gains = (benefitInKindValue: number, choiceRates: Parameters<typeof sacrificeView>[1]) =>
      sacrificeView({ amount: pounds('1200.00'), benefitInKindValue }, choiceRates)
        .rows.filter(({ isGain }) => isGain)
        .map(({ figure }) => figure)
    expect(gains(0, { basic, higher })).toEqual(['annualSaving', 'savingPercent'])
    expect(gains(0, { basic: { employeeNIRate: 0, taxRate: 0 } })).toEqual([])
    // At the higher rate the tax on the benefit exceeds the whole saving.
    expect(gains(110, { basic })).toEqual(['annualSaving', 'savingPercent'])
    expect(gains(110, { basic, higher })).toEqual([])
  })

  test('SALSAC-04 the calculation shows every amount in full, and says where it is rounded', () => {
    const steps = workingSteps(
      { amount: pounds('1234.55') },
      { employeeNIRate: 0.1325, taxRate: 0.2 },
    )
    expect(steps.map(({ formula, result }) => [formula, result])).toEqual([
      ['£1,234.55 × 0 ÷ 100', '£0.00'],
      ['£1,234.55 × 13.25%', '£163.577875'],
      ['(£1,234.55 − £0.00) × 20%', '£246.91'],
      ['£163.577875 + £246.91', '£410.487875, rounded £410.49'],
      ['£410.487875 ÷ £1,234.55 × 100', '33.25%'],
      ['(£1,234.55 − £410.487875) ÷ 12', '£68.67'],
    ])
  })

  test('SALSAC-04 large amounts have thousands separators', () => {
    const amounts = ['999.00', '12345.00', '1234567.89'].map((text) => ({ amount: pounds(text) }))
    expect(amounts.map((sacrifice) => workingSteps(sacrifice, basic)[0]?.formula)).toEqual([
      '£999.00 × 0 ÷ 100',
      '£12,345.00 × 0 ÷ 100',
      '£1,234,567.89 × 0 ÷ 100',
    ])
  })

  test('SALSAC-03 a negative amount has its sign before the pound', () => {
    const steps = workingSteps({ amount: pounds('1200.00'), benefitInKindValue: 200 }, basic)
    expect(steps[2]).toMatchObject({
      formula: '(£1,200.00 − £2,400.00) × 20%',
      result: '-£240.00',
    })
  })

  test('SALSAC-05 an amount of zero saves nothing, and nothing is divided by zero (OQ-084)', () => {
    const steps = workingSteps({ amount: pounds('0.00') }, basic)
    expect(steps[4]).toMatchObject({ formula: 'No amount, so no saving', result: '0.00%' })
  })
})
