import { describe, expect, test } from 'vitest'
import { formatPounds, pounds } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { examplePay, rates2026 } from '../testing/pay-examples.ts'
import { benefitTaxLabel } from './benefit-label.rules.ts'
import { mayFallBelowMinimumWage, safeAmount } from './minimum-wage.rules.ts'
import type { AgeGroup, Nation, Pay } from './pay.schema.ts'
import { payslipChange } from './payslip.rules.ts'
import { warningSource, warnings, warningsOf } from './warnings.rules.ts'

describe('How much may be given up at the minimum wage?', () => {
  // 37.5 hours a week are 1,955 and 5/14 hours in 365 days: £24,852.589 and a bit at £12.71.
  const cases = decisionTable(
    ['case', 'salary', 'hours', 'age', 'pension', 'other', 'amount', 'most', 'exceeded by'],
    `
    case                                | salary   | hours | age                 | pension     | other  | amount  | most       | exceeded by
    well above                          | 30000.00 | 37.5  | from21              | 0 sacrifice | 0.00   | 1200.00 | £5,147.41  | £0.00
    exactly as much                     | 30000.00 | 37.5  | from21              | 0 sacrifice | 0.00   | 5147.41 | £5,147.41  | £0.00
    a penny more                        | 30000.00 | 37.5  | from21              | 0 sacrifice | 0.00   | 5147.42 | £5,147.41  | £0.01
    just at the wage: nothing to spare  | 24852.59 | 37.5  | from21              | 0 sacrifice | 0.00   | 100.00  | £0.00      | £100.00
    a penny above it                    | 24852.60 | 37.5  | from21              | 0 sacrifice | 0.00   | 0.00    | £0.01      | £0.00
    a penny below it                    | 24852.58 | 37.5  | from21              | 0 sacrifice | 0.00   | 0.00    | £0.00      | £0.00
    already below it                    | 20000.00 | 37.5  | from21              | 0 sacrifice | 0.00   | 0.01    | £0.00      | £0.01
    a pension by sacrifice counts       | 30000.00 | 37.5  | from21              | 5 sacrifice | 0.00   | 0.00    | £3,647.41  | £0.00
    a pension from pay does not         | 30000.00 | 37.5  | from21              | 5 netPay    | 0.00   | 0.00    | £5,147.41  | £0.00
    other sacrifices count              | 30000.00 | 37.5  | from21              | 0 sacrifice | 600.00 | 0.00    | £4,547.41  | £0.00
    from 18                             | 30000.00 | 37.5  | from18              | 0 sacrifice | 0.00   | 0.00    | £8,784.37  | £0.00
    under 18, or apprentice             | 30000.00 | 37.5  | under18OrApprentice | 0 sacrifice | 0.00   | 0.00    | £14,357.14 | £0.00
    seven hours are a day of each week  | 30000.00 | 7     | under18OrApprentice | 0 sacrifice | 0.00   | 0.00    | £27,080.00 | £0.00
    `,
  )
  for (const row of cases)
    test(`${row.case}: ${row.salary}`, () => {
      const [percent, way] = row.pension.split(' ')
      const pay: Pay = {
        ...examplePay,
        salary: pounds(row.salary),
        hoursAWeek: Number(row.hours),
        ageGroup: row.age as AgeGroup,
        pension: { percent: Number(percent), way: way as 'netPay' },
        otherSacrifices: pounds(row.other),
      }
      const safe = safeAmount(pay, { amount: pounds(row.amount) }, rates2026)
      expect(safe && [safe.most, safe.exceededBy].map(formatPounds)).toEqual([
        row.most,
        row['exceeded by'],
      ])
    })

  test('without hours, or without a published wage, there is no answer', () => {
    const amount = { amount: pounds('1') }
    expect(safeAmount(examplePay, amount, rates2026)).toBeUndefined()
    const pay = { ...examplePay, hoursAWeek: 37.5 }
    expect(safeAmount(pay, amount, { minimumWages: undefined })).toBeUndefined()
  })
})

describe('Is it worth asking for the hours?', () => {
  // 48 hours a week are £31,811.314 and a bit a year at £12.71.
  const cases = decisionTable(
    ['case', 'salary', 'age', 'other', 'amount', 'asks'],
    `
    case                     | salary   | age                 | other  | amount  | asks
    a penny less is left     | 31811.31 | from21              | 0.00   | 0.00    | yes
    a penny more is left     | 31811.32 | from21              | 0.00   | 0.00    | no
    the amount counts        | 33011.31 | from21              | 0.00   | 1200.00 | yes
    what else is given up    | 33011.31 | from21              | 600.00 | 600.00  | yes
    a lower wage asks later  | 31811.31 | under18OrApprentice | 0.00   | 0.00    | no
    `,
  )
  for (const row of cases)
    test(`${row.case}: ${row.asks}`, () => {
      const pay: Pay = {
        ...examplePay,
        salary: pounds(row.salary),
        ageGroup: row.age as AgeGroup,
        otherSacrifices: pounds(row.other),
      }
      const amount = { amount: pounds(row.amount) }
      expect(mayFallBelowMinimumWage(pay, amount, rates2026)).toBe(row.asks === 'yes')
      expect(mayFallBelowMinimumWage(pay, amount, { minimumWages: undefined })).toBe(false)
    })
})

describe('What should the member know first?', () => {
  const cases = decisionTable(
    ['case', 'nation', 'salary', 'amount', 'in kind %', 'warnings'],
    `
    case                                 | nation                   | salary    | amount  | in kind % | warnings
    nothing                              | englandOrNorthernIreland | 30000.00  | 1200.00 | 0         | (none)
    at the lower earnings limit          | englandOrNorthernIreland | 14000.00  | 7292.00 | 0         | bandCrossed
    a penny below it                     | englandOrNorthernIreland | 14000.00  | 7292.01 | 0         | belowLowerEarningsLimit, bandCrossed
    at the allowance                     | englandOrNorthernIreland | 12570.00  | 100.00  | 0         | noTaxToSave
    a penny of tax                       | englandOrNorthernIreland | 12570.03  | 0.01    | 0         | (none)
    less than half a penny of tax        | englandOrNorthernIreland | 12570.02  | 0.01    | 0         | noTaxToSave
    taxed like pay                       | englandOrNorthernIreland | 30000.00  | 1200.00 | 100       | insuranceOnly
    a little less                        | englandOrNorthernIreland | 30000.00  | 1200.00 | 99.99     | partlyTaxed
    a little                             | englandOrNorthernIreland | 30000.00  | 1200.00 | 0.01      | partlyTaxed
    down to the end of a band            | englandOrNorthernIreland | 51470.00  | 1200.00 | 0         | bandCrossed
    a penny above it                     | englandOrNorthernIreland | 51470.01  | 1200.00 | 0         | (none)
    from the end of a band               | englandOrNorthernIreland | 50270.00  | 1200.00 | 0         | (none)
    from a penny above it                | englandOrNorthernIreland | 50270.01  | 1200.00 | 0         | bandCrossed
    Scotland has more bands              | scotland                 | 30000.00  | 1200.00 | 0         | bandCrossed
    at the taper                         | englandOrNorthernIreland | 100000.00 | 1200.00 | 0         | (none)
    a penny above it                     | englandOrNorthernIreland | 100000.01 | 1200.00 | 0         | allowanceTapered
    above all of it                      | englandOrNorthernIreland | 150000.00 | 1200.00 | 0         | allowanceTapered
    taxed on more: no tax is saved       | englandOrNorthernIreland | 50200.00  | 1200.00 | 200       | insuranceOnly
    several at once                      | englandOrNorthernIreland | 12571.00  | 6000.00 | 100       | belowLowerEarningsLimit, insuranceOnly
    `,
  )
  for (const row of cases)
    test(`${row.case}: ${row.salary} less ${row.amount}`, () => {
      const pay = { ...examplePay, salary: pounds(row.salary), nation: row.nation as Nation }
      const givenUp = {
        amount: pounds(row.amount),
        benefitInKindValue: Number(row['in kind %']),
      }
      const change = payslipChange(pay, givenUp, rates2026)
      const found = warningsOf({ pay, givenUp, rates: rates2026, change })
      expect(found.join(', ') || '(none)').toBe(row.warnings)
    })

  test('a minimum wage that is not kept comes first', () => {
    const givenUp = { amount: pounds('1200'), benefitInKindValue: 100 }
    const change = payslipChange(examplePay, givenUp, rates2026)
    const found = (exceededBy: number | undefined) =>
      warningsOf({ pay: examplePay, givenUp, rates: rates2026, change, exceededBy })
    expect(found(1)).toEqual(['belowMinimumWage', 'insuranceOnly'])
    expect([found(0), found(undefined)]).toEqual([['insuranceOnly'], ['insuranceOnly']])
  })

  test('each names its source; a band, that of its nation', () => {
    const titles = (nation: Nation) =>
      warnings.map((warning) => warningSource(warning, { nation }).title)
    const ofAll = (bands: string) => [
      'GOV.UK, National Minimum Wage and National Living Wage rates',
      'GOV.UK, Salary sacrifice for employers',
      'GOV.UK, Income Tax rates and Personal Allowances',
      'GOV.UK, Optional remuneration arrangements (480: Appendix 12)',
      'GOV.UK, Optional remuneration arrangements (480: Appendix 12)',
      bands,
      'GOV.UK, Income Tax rates and Personal Allowances',
    ]
    expect(titles('englandOrNorthernIreland')).toEqual(
      ofAll('GOV.UK, Income Tax rates and Personal Allowances'),
    )
    expect(titles('wales')).toEqual(ofAll('GOV.UK, Income Tax in Wales'))
    expect(titles('scotland')).toEqual(ofAll('GOV.UK, Income Tax in Scotland'))
  })
})

describe('How is a benefit taxed? The same words wherever it is shown', () => {
  const cases = decisionTable(
    ['in kind %', 'says'],
    `
    in kind % | says
    (none)    | Free of tax and National Insurance
    0         | Free of tax and National Insurance
    0.01      | Partly taxed
    25        | Partly taxed
    99.99     | Partly taxed
    100       | Taxed like pay: you save National Insurance only
    120       | Taxed like pay: you save National Insurance only
    `,
  )
  for (const row of cases)
    test(`${row['in kind %']}: ${row.says}`, () => {
      const value = row['in kind %'] === '(none)' ? undefined : Number(row['in kind %'])
      expect(benefitTaxLabel(value)).toBe(row.says)
    })
})
