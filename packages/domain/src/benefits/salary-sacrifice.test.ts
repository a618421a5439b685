import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPounds, Pence, pounds } from '../kernel/index.ts'
import type { BandRates } from '../shell/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { bandFigures, bandsOf } from './salary-sacrifice.rules.ts'
import { sacrificeView, workingSteps } from './salary-sacrifice.selectors.ts'

// Rates for tests only: the product has none, the host gives them (OQ-136).
const basic: BandRates = { employeeNIRate: 0.08, taxRate: 0.2 }
const higher: BandRates = { employeeNIRate: 0.02, taxRate: 0.4 }

describe('What does it cost and save? (SALSAC-03 to SALSAC-06)', () => {
  const cases = decisionTable(
    ['id', 'case', 'amount', 'benefit in kind %', 'NI', 'tax', 'in kind', 'saving', '%', 'a month'],
    `
    id                              | case                                  | amount     | benefit in kind % | NI   | tax | in kind   | saving      | %      | a month
    SALSAC-04, SALSAC-05, SALSAC-06 | basic rate                            | 1200.00    | 0                 | 0.08 | 0.2 | £0.00     | £336.00     | 28.00  | £72.00
    SALSAC-04, SALSAC-05, SALSAC-06 | higher rate                           | 1200.00    | 0                 | 0.02 | 0.4 | £0.00     | £504.00     | 42.00  | £58.00
    SALSAC-04                       | National Insurance alone              | 1200.00    | 0                 | 0.08 | 0   | £0.00     | £96.00      | 8.00   | £92.00
    SALSAC-04                       | tax alone                             | 1200.00    | 0                 | 0    | 0.2 | £0.00     | £240.00     | 20.00  | £80.00
    SALSAC-04                       | no rate at all                        | 1200.00    | 0                 | 0    | 0   | £0.00     | £0.00       | 0.00   | £100.00
    SALSAC-03                       | a benefit in kind lowers the tax only | 1200.00    | 12.5              | 0.08 | 0.2 | £150.00   | £306.00     | 25.50  | £74.50
    SALSAC-03                       | all of it a benefit in kind           | 1200.00    | 100               | 0.08 | 0.2 | £1,200.00 | £96.00      | 8.00   | £92.00
    SALSAC-03                       | more than all of it                   | 1200.00    | 200               | 0.08 | 0.2 | £2,400.00 | -£144.00    | -12.00 | £112.00
    SALSAC-03                       | below zero: less is taxed             | 500.00     | -20               | 0.08 | 0.2 | -£100.00  | £160.00     | 32.00  | £28.33
    SALSAC-03                       | none given counts as zero             | 1200.00    | (none)            | 0.08 | 0.2 | £0.00     | £336.00     | 28.00  | £72.00
    SALSAC-05                       | nothing given up: nothing saved       | 0.00       | 12.5              | 0.08 | 0.2 | £0.00     | £0.00       | 0.00   | £0.00
    SALSAC-04                       | a penny                               | 0.01       | 0                 | 0.08 | 0.2 | £0.00     | £0.00       | 28.00  | £0.00
    SALSAC-04                       | nothing at all                        | 0.00       | 0                 | 0.08 | 0.2 | £0.00     | £0.00       | 0.00   | £0.00
    SALSAC-04                       | thousands                             | 1234567.89 | 0                 | 0.08 | 0.2 | £0.00     | £345,679.01 | 28.00  | £74,074.07
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const kind = row['benefit in kind %']
      const figures = bandFigures(
        {
          amount: pounds(row.amount),
          benefitInKindValue: kind === '(none)' ? undefined : Number(kind),
        },
        { employeeNIRate: Number(row.NI), taxRate: Number(row.tax) },
      )
      expect({
        amount: figures.amount,
        'in kind': formatPounds(figures.benefitInKind),
        saving: formatPounds(figures.annualSaving),
        '%': figures.savingPercent.toFixed(2),
        'a month': formatPounds(figures.monthlyCost),
      }).toEqual({
        amount: pounds(row.amount),
        'in kind': row['in kind'],
        saving: row.saving,
        '%': row['%'],
        'a month': row['a month'],
      })
    })
  }
})

describe('Where is it rounded? Once, at the end, half away from zero (OQ-038)', () => {
  const cases = decisionTable(
    ['id', 'case', 'amount', 'benefit in kind %', 'NI', 'tax', 'figure', 'is'],
    `
    id        | case                                                            | amount | benefit in kind % | NI   | tax     | figure          | is
    SALSAC-04 | 0.4 of a penny goes down                                        | 0.10   | 0                 | 0    | 0.04    | annual saving   | £0.00
    SALSAC-04 | half a penny goes up                                            | 0.10   | 0                 | 0    | 0.05    | annual saving   | £0.01
    SALSAC-04 | exactly half a penny                                            | 1.00   | 0                 | 0    | 0.145   | annual saving   | £0.15
    SALSAC-04 | less than half a penny                                          | 1.00   | 0                 | 0    | 0.144   | annual saving   | £0.14
    SALSAC-04 | half a penny below zero goes down                               | 1.00   | 200               | 0    | 0.145   | annual saving   | -£0.15
    SALSAC-04 | less than half a penny below zero goes up                       | 1.00   | 200               | 0    | 0.144   | annual saving   | -£0.14
    SALSAC-04 | two parts of 0.4 are rounded together                           | 0.10   | 0                 | 0.04 | 0.04    | annual saving   | £0.01
    SALSAC-03 | half a penny of a benefit in kind                               | 0.10   | 5                 | 0    | 0       | benefit in kind | £0.01
    SALSAC-04 | the benefit in kind is not rounded before it is taxed           | 0.10   | 4                 | 0    | 0.46    | annual saving   | £0.04
    SALSAC-06 | a twelfth just under half a penny                               | 0.05   | 0                 | 0    | 0       | monthly cost    | £0.00
    SALSAC-06 | a twelfth of exactly half a penny                               | 0.06   | 0                 | 0    | 0       | monthly cost    | £0.01
    SALSAC-06 | the saving is not rounded before the monthly cost is worked out | 0.20   | 0                 | 0    | 0.12    | monthly cost    | £0.01
    SALSAC-05 | the saving is not rounded before its percentage is worked out   | 0.20   | 0                 | 0    | 0.12    | saving %        | 12.00%
    SALSAC-05 | exactly half a hundredth goes up                                | 3.00   | 0                 | 0    | 0.10125 | saving %        | 10.13%
    SALSAC-05 | under half a hundredth goes down                                | 3.00   | 0                 | 0    | 0.10124 | saving %        | 10.12%
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.is}`, () => {
      const figures = bandFigures(
        { amount: pounds(row.amount), benefitInKindValue: Number(row['benefit in kind %']) },
        { employeeNIRate: Number(row.NI), taxRate: Number(row.tax) },
      )
      const shown = new Map([
        ['annual saving', formatPounds(figures.annualSaving)],
        ['benefit in kind', formatPounds(figures.benefitInKind)],
        ['monthly cost', formatPounds(figures.monthlyCost)],
        ['saving %', `${figures.savingPercent.toFixed(2)}%`],
      ])
      expect(shown.get(row.figure)).toBe(row.is)
    })
  }

  test('SALSAC-06 twelve months and the saving make up the year, but for half a penny a month', () => {
    const amounts = integer({ min: 0, max: 100_000_000 })
    const percents = integer({ min: 0, max: 100 })
    assert(
      property(amounts, percents, percents, percents, (pence, kind, ni, tax) => {
        const { annualSaving, monthlyCost, benefitInKind } = bandFigures(
          { amount: Pence.make(pence), benefitInKindValue: kind },
          { employeeNIRate: ni / 100, taxRate: tax / 100 },
        )
        expect(Math.abs(12 * monthlyCost + annualSaving - pence)).toBeLessThanOrEqual(6.5)
        expect(benefitInKind).toBeLessThanOrEqual(pence)
      }),
    )
  })
})

describe('The cost comparison', () => {
  const sacrifice = { amount: pounds('1200.00'), benefitInKindValue: 12.5 }

  describe('What does the comparison of £1,200.00 show, of which 12.5% is a benefit in kind? (Basic rate: 8% National Insurance and 20% tax; higher rate: 2% and 40%)', () => {
    const cases = decisionTable(
      ['id', 'row', 'Basic rate', 'Higher rate'],
      `
      id                   | row                     | Basic rate | Higher rate
      SALSAC-01, SALSAC-02 | Salary sacrifice amount | £1,200.00  | £1,200.00
      SALSAC-01, SALSAC-02 | Benefit in kind         | £150.00    | £150.00
      SALSAC-01, SALSAC-02 | Annual saving           | £306.00    | £444.00
      SALSAC-01, SALSAC-02 | Saving %                | 25.50%     | 37.00%
      SALSAC-01, SALSAC-02 | Monthly cost            | £74.50     | £63.00
      `,
    )
    for (const [place, row] of cases.entries()) {
      test(`${row.id} of £1,200.00 with 12.5% in kind: ${row.row}`, () => {
        const { bands, rows } = sacrificeView(sacrifice, { basic, higher })
        const shown = rows[place]
        expect([bands, rows.length]).toEqual([['Basic rate', 'Higher rate'], cases.length])
        expect({
          row: shown?.label,
          'Basic rate': shown?.values[0],
          'Higher rate': shown?.values[1],
        }).toEqual({
          row: row.row,
          'Basic rate': row['Basic rate'],
          'Higher rate': row['Higher rate'],
        })
      })
    }
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

  test('SALSAC-03, SALSAC-04, SALSAC-05, SALSAC-06 the workings give each formula in words and with the member’s numbers', () => {
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

  test('SALSAC-03, SALSAC-04, SALSAC-05, SALSAC-06 the workings have a part for each band, with its own rates', () => {
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

  test('SALSAC-01 without rates no figure is worked out or explained (OQ-087)', () => {
    const { rows, workings } = sacrificeView(sacrifice, {})
    expect(workings).toEqual([])
    for (const { values } of rows) expect(values).toEqual([])
  })

  test('SALSAC-03, SALSAC-04, SALSAC-05, SALSAC-06 every band has the same words', () => {
    const [first, second] = sacrificeView(sacrifice, { basic, higher }).workings
    expect(second?.steps.map(({ words }) => words)).toEqual(first?.steps.map(({ words }) => words))
  })

  test('SALSAC-04 the workings end in every figure of the table but the amount, in its order', () => {
    const { rows, workings } = sacrificeView(sacrifice, { basic, higher })
    for (const [place, { steps }] of workings.entries()) {
      const results = steps.map(({ result }) => result)
      const figures = rows.slice(1).map(({ values }) => values[place])
      // On the way to the saving: the insurance and tax saved.
      expect([results[0], ...results.slice(3)]).toEqual(figures)
    }
  })

  test('SALSAC-04, SALSAC-05 a saving counts as a gain while there is one at every rate', () => {
    const gains = (benefitInKindValue: number, choiceRates: Parameters<typeof sacrificeView>[1]) =>
      sacrificeView({ amount: pounds('1200.00'), benefitInKindValue }, choiceRates)
        .rows.filter(({ isGain }) => isGain)
        .map(({ figure }) => figure)
    expect(gains(0, { basic, higher })).toEqual(['annualSaving', 'savingPercent'])
    expect(gains(0, { basic: { employeeNIRate: 0, taxRate: 0 } })).toEqual([])
    // At the higher rate the tax on the benefit is more than all that is saved.
    expect(gains(110, { basic })).toEqual(['annualSaving', 'savingPercent'])
    expect(gains(110, { basic, higher })).toEqual([])
  })

  test('SALSAC-04 every amount in full, and where it was rounded', () => {
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

  test('SALSAC-05 no amount saves nothing, and nothing is divided by zero (OQ-084)', () => {
    const steps = workingSteps({ amount: pounds('0.00') }, basic)
    expect(steps[4]).toMatchObject({ formula: 'No amount, so no saving', result: '0.00%' })
  })
})
