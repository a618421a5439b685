import { describe, expect, test } from 'vitest'
import { formatPounds, nothing, type Pence, pounds } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { examplePay, rates2026 } from '../testing/pay-examples.ts'
import { ageGroupIn, nationIn, pensionIn, warningsInWords } from '../testing/pay-in-words.ts'
import { benefitTaxLabel } from './benefit-label.rules.ts'
import { mayFallBelowMinimumWage, safeAmount } from './minimum-wage.rules.ts'
import type { Nation, Pay } from './pay.schema.ts'
import { payslipChange } from './payslip.rules.ts'
import { warningSource, warnings, warningsOf } from './warnings.rules.ts'

describe('How much may be given up at the minimum wage?', () => {
  // 37.5 hours a week are 1,955 and 5/14 hours in 365 days: £24,852.589 and a bit at £12.71.
  const cases = decisionTable(
    [
      'case',
      'salary',
      'hours',
      'age',
      'pension',
      'other sacrifices',
      'amount',
      'most that may be given up',
      'exceeded by',
    ],
    `
    case                               | salary   | hours | age                    | pension         | other sacrifices | amount  | most that may be given up | exceeded by
    well above                         | 30000.00 | 37.5  | 21 or over             | none            | 0.00             | 1200.00 | £5,147.41                 | £0.00
    exactly as much                    | 30000.00 | 37.5  | 21 or over             | none            | 0.00             | 5147.41 | £5,147.41                 | £0.00
    a penny more                       | 30000.00 | 37.5  | 21 or over             | none            | 0.00             | 5147.42 | £5,147.41                 | £0.01
    just at the wage: nothing to spare | 24852.59 | 37.5  | 21 or over             | none            | 0.00             | 100.00  | £0.00                     | £100.00
    a penny above the lowest pay       | 24852.60 | 37.5  | 21 or over             | none            | 0.00             | 0.00    | £0.01                     | £0.00
    exactly the lowest pay             | 24852.59 | 37.5  | 21 or over             | none            | 0.00             | 0.00    | £0.00                     | £0.00
    a penny below the lowest pay       | 24852.58 | 37.5  | 21 or over             | none            | 0.00             | 0.00    | £0.00                     | £0.00
    already below the lowest pay       | 20000.00 | 37.5  | 21 or over             | none            | 0.00             | 0.01    | £0.00                     | £0.01
    a pension by sacrifice counts      | 30000.00 | 37.5  | 21 or over             | 5% by sacrifice | 0.00             | 0.00    | £3,647.41                 | £0.00
    a pension from pay does not        | 30000.00 | 37.5  | 21 or over             | 5% from pay     | 0.00             | 0.00    | £5,147.41                 | £0.00
    other sacrifices count             | 30000.00 | 37.5  | 21 or over             | none            | 600.00           | 0.00    | £4,547.41                 | £0.00
    from 18                            | 30000.00 | 37.5  | 18 to 20               | none            | 0.00             | 0.00    | £8,784.37                 | £0.00
    under 18, or apprentice            | 30000.00 | 37.5  | under 18 or apprentice | none            | 0.00             | 0.00    | £14,357.14                | £0.00
    seven hours are a day of each week | 30000.00 | 7     | under 18 or apprentice | none            | 0.00             | 0.00    | £27,080.00                | £0.00
    `,
  )
  for (const row of cases)
    test(`${row.case}: ${row.salary}`, () => {
      const pay: Pay = {
        ...examplePay,
        salary: pounds(row.salary),
        hoursAWeek: Number(row.hours),
        ageGroup: ageGroupIn(row.age),
        pension: pensionIn(row.pension),
        otherSacrifices: pounds(row['other sacrifices']),
      }
      const safe = safeAmount(pay, { amount: pounds(row.amount) }, rates2026)
      expect(safe && [safe.most, safe.exceededBy].map(formatPounds)).toEqual([
        row['most that may be given up'],
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
    ['case', 'salary', 'age', 'other sacrifices', 'amount', 'asks'],
    `
    case                    | salary   | age                    | other sacrifices | amount  | asks
    a penny less is left    | 31811.31 | 21 or over             | 0.00             | 0.00    | yes
    a penny more is left    | 31811.32 | 21 or over             | 0.00             | 0.00    | no
    the amount counts       | 33011.31 | 21 or over             | 0.00             | 1200.00 | yes
    what else is given up   | 33011.31 | 21 or over             | 600.00           | 600.00  | yes
    a lower wage asks later | 31811.31 | under 18 or apprentice | 0.00             | 0.00    | no
    `,
  )
  for (const row of cases)
    test(`${row.case}: ${row.asks}`, () => {
      const pay: Pay = {
        ...examplePay,
        salary: pounds(row.salary),
        ageGroup: ageGroupIn(row.age),
        otherSacrifices: pounds(row['other sacrifices']),
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
    case                                   | nation                      | salary    | amount  | in kind % | warnings
    nothing                                | England or Northern Ireland | 30000.00  | 1200.00 | 0         | (none)
    at the lower earnings limit            | England or Northern Ireland | 14000.00  | 7292.00 | 0         | part lies in the allowance
    a penny below the lower earnings limit | England or Northern Ireland | 14000.00  | 7292.01 | 0         | below the lower earnings limit, part lies in the allowance
    at the allowance                       | England or Northern Ireland | 12570.00  | 100.00  | 0         | no tax to save
    a penny of tax                         | England or Northern Ireland | 12570.03  | 0.01    | 0         | (none)
    less than half a penny of tax          | England or Northern Ireland | 12570.02  | 0.01    | 0         | no tax to save
    taxed like pay                         | England or Northern Ireland | 30000.00  | 1200.00 | 100       | National Insurance only
    a little less                          | England or Northern Ireland | 30000.00  | 1200.00 | 99.99     | partly taxed
    a little                               | England or Northern Ireland | 30000.00  | 1200.00 | 0.01      | partly taxed
    down to the end of a band              | England or Northern Ireland | 51470.00  | 1200.00 | 0         | a band is crossed
    a penny above the end of a band        | England or Northern Ireland | 51470.01  | 1200.00 | 0         | (none)
    from the end of a band                 | England or Northern Ireland | 50270.00  | 1200.00 | 0         | (none)
    from a penny above the end of a band   | England or Northern Ireland | 50270.01  | 1200.00 | 0         | a band is crossed
    Scotland has more bands                | Scotland                    | 30000.00  | 1200.00 | 0         | a band is crossed
    at the taper                           | England or Northern Ireland | 100000.00 | 1200.00 | 0         | (none)
    a penny above the taper                | England or Northern Ireland | 100000.01 | 1200.00 | 0         | the allowance is reduced
    above the whole taper: none is left    | England or Northern Ireland | 150000.00 | 1200.00 | 0         | the allowance is reduced
    taxed on more: no tax is saved         | England or Northern Ireland | 50200.00  | 1200.00 | 200       | National Insurance only
    taxed on more, up to the taper         | England or Northern Ireland | 98800.00  | 1200.00 | 200       | National Insurance only
    taxed on more, a penny above           | England or Northern Ireland | 98800.01  | 1200.00 | 200       | National Insurance only, the allowance is reduced
    several at once                        | England or Northern Ireland | 12571.00  | 6000.00 | 100       | below the lower earnings limit, National Insurance only
    `,
  )
  for (const row of cases)
    test(`${row.case}: ${row.salary} less ${row.amount}`, () => {
      const pay = { ...examplePay, salary: pounds(row.salary), nation: nationIn(row.nation) }
      const givenUp = {
        amount: pounds(row.amount),
        benefitInKindValue: Number(row['in kind %']),
      }
      const change = payslipChange(pay, givenUp, rates2026)
      const found = warningsOf({ pay, givenUp, rates: rates2026, change })
      expect(warningsInWords(found, change.after)).toBe(row.warnings)
    })

  test('a minimum wage that is not kept comes first', () => {
    const givenUp = { amount: pounds('1200'), benefitInKindValue: 100 }
    const change = payslipChange(examplePay, givenUp, rates2026)
    const found = (exceededBy: Pence | undefined) =>
      warningsOf({ pay: examplePay, givenUp, rates: rates2026, change, exceededBy })
    expect(found(pounds('0.01'))).toEqual(['belowMinimumWage', 'insuranceOnly'])
    expect([found(nothing), found(undefined)]).toEqual([['insuranceOnly'], ['insuranceOnly']])
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
    (none)    | (nothing)
    -20       | Free of tax and National Insurance
    0         | Free of tax and National Insurance
    0.01      | Partly taxed
    25        | Partly taxed
    99.99     | Partly taxed
    100       | Taxed like pay: you save only National Insurance, and loan repayments if you make them
    100.01    | Taxed on more than you give up: your income tax may rise
    120       | Taxed on more than you give up: your income tax may rise
    `,
  )
  for (const row of cases)
    test(`${row['in kind %']}: ${row.says}`, () => {
      const value = row['in kind %'] === '(none)' ? undefined : Number(row['in kind %'])
      expect(benefitTaxLabel(value) ?? '(nothing)').toBe(row.says)
    })
})
