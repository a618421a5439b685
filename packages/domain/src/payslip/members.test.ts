/**
 * Thirty invented members, each worked out by hand beside the published bands. A payroll specialist
 * can check any row without the code: `before` and `after` are take-home pay of a year, then what
 * tax, National Insurance and loans carry of the amount, what it costs, and the most that keeps the
 * minimum wage.
 */
import { describe, expect, test } from 'vitest'
import { type Fraction, formatPounds, inPence, Pence, pounds } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { examplePay, rates2026 } from '../testing/pay-examples.ts'
import { slowPayslip, slowPence } from '../testing/slow-payslip.ts'
import { safeAmount } from './minimum-wage.rules.ts'
import type { AgeGroup, LoanPlan, Nation, Pay, PensionWay } from './pay.schema.ts'
import { payslipChange } from './payslip.rules.ts'

const shown = (figure: Fraction) => formatPounds(inPence(figure))

describe('Thirty members', () => {
  const cases = decisionTable(
    [
      'member',
      'nation',
      'salary',
      'loan',
      'pension',
      'other',
      'hours, age',
      'amount',
      'in kind %',
      'before',
      'after',
      'tax',
      'insurance',
      'loans',
      'costs',
      'safe',
    ],
    `
    member                                   | nation                   | salary    | loan                 | pension     | other   | hours, age                | amount   | in kind % | before     | after      | tax       | insurance | loans   | costs     | safe
    Ada, cycle, basic rate                   | englandOrNorthernIreland | 30000.00  | none                 | 0 sacrifice | 0.00    | 37.5, from21              | 1200.00  | 0         | £25,119.60 | £24,255.60 | £240.00   | £96.00    | £0.00   | £864.00   | £5,147.41
    Ben, cycle, in Wales                     | wales                    | 30000.00  | none                 | 0 sacrifice | 0.00    | 37.5, from21              | 1200.00  | 0         | £25,119.60 | £24,255.60 | £240.00   | £96.00    | £0.00   | £864.00   | £5,147.41
    Catriona, cycle, in Scotland             | scotland                 | 30000.00  | none                 | 0 sacrifice | 0.00    | 37.5, from21              | 1200.00  | 0         | £25,154.53 | £24,295.27 | £244.74   | £96.00    | £0.00   | £859.26   | £5,147.41
    Dev, gym, taxed like pay                 | englandOrNorthernIreland | 42000.00  | none                 | 0 sacrifice | 0.00    | 37.5, from21              | 480.00   | 100       | £33,759.60 | £33,318.00 | £0.00     | £38.40    | £0.00   | £441.60   | £17,147.41
    Esi, computer, higher rate               | englandOrNorthernIreland | 62000.00  | none                 | 5 netPay    | 0.00    | 35, from21                | 900.00   | 100       | £44,657.40 | £43,775.40 | £0.00     | £18.00    | £0.00   | £882.00   | £38,804.25
    Fergus, electric car, higher rate        | scotland                 | 58000.00  | none                 | 0 sacrifice | 0.00    | 40, from21                | 4860.00  | 25        | £42,487.35 | £39,255.45 | £1,530.90 | £97.20    | £0.00   | £3,231.90 | £31,490.57
    Gwen, electric car, across a band        | wales                    | 52000.00  | none                 | 0 sacrifice | 0.00    | 37.5, from21              | 4860.00  | 25        | £40,717.40 | £37,217.40 | £1,075.00 | £285.00   | £0.00   | £3,500.00 | £27,147.41
    Hal, pension, where the allowance tapers | englandOrNorthernIreland | 110000.00 | none                 | 5 sacrifice | 0.00    | -                         | 10000.00 | 0         | £70,267.40 | £65,367.40 | £4,900.00 | £200.00   | £0.00   | £4,900.00 | -
    Isla, pension, taper in Scotland         | scotland                 | 118000.00 | none                 | 0 sacrifice | 0.00    | -                         | 12000.00 | 0         | £70,747.35 | £67,087.35 | £8,100.00 | £240.00   | £0.00   | £3,660.00 | -
    Jo, leave, above the taper               | englandOrNorthernIreland | 160000.00 | none                 | 0 sacrifice | 0.00    | -                         | 3000.00  | 0         | £96,586.40 | £94,996.40 | £1,350.00 | £60.00    | £0.00   | £1,590.00 | -
    Kit, cycle, top rate in Scotland         | scotland                 | 150000.00 | none                 | 0 sacrifice | 0.00    | -                         | 2000.00  | 0         | £85,355.05 | £84,355.05 | £960.00   | £40.00    | £0.00   | £1,000.00 | -
    Lena, cycle, plan 2                      | englandOrNorthernIreland | 38000.00  | plan2                | 0 sacrifice | 0.00    | 37.5, from21              | 1000.00  | 0         | £30,104.25 | £29,474.25 | £200.00   | £80.00    | £90.00  | £630.00   | £13,147.41
    Mo, cycle, plan 2 down to its threshold  | englandOrNorthernIreland | 30000.00  | plan2                | 0 sacrifice | 0.00    | 37.5, from21              | 1200.00  | 0         | £25,064.25 | £24,255.60 | £240.00   | £96.00    | £55.35  | £808.65   | £5,147.41
    Nia, nursery, plan 1                     | wales                    | 34000.00  | plan1                | 3 sacrifice | 0.00    | 37.5, from21              | 6000.00  | 0         | £26,718.00 | £22,938.00 | £1,200.00 | £480.00   | £540.00 | £3,780.00 | £8,127.41
    Owen, cycle, plan 5 and postgraduate     | englandOrNorthernIreland | 41000.00  | plan5 + postgraduate | 0 sacrifice | 0.00    | 37.5, from21              | 1500.00  | 0         | £30,399.60 | £29,544.60 | £300.00   | £120.00   | £225.00 | £855.00   | £16,147.41
    Priya, phone, plan 4                     | scotland                 | 45000.00  | plan4                | 0 sacrifice | 0.00    | 35, from21                | 600.00   | 100       | £34,515.10 | £34,017.10 | £0.00     | £48.00    | £54.00  | £498.00   | £21,804.25
    Quinn, cycle, postgraduate alone         | englandOrNorthernIreland | 26000.00  | none + postgraduate  | 0 sacrifice | 0.00    | 37.5, from21              | 800.00   | 0         | £21,939.60 | £21,411.60 | £160.00   | £64.00    | £48.00  | £528.00   | £1,147.41
    Rhona, intermediate to basic             | scotland                 | 30000.00  | none                 | 0 sacrifice | 0.00    | 35, from21                | 2000.00  | 0         | £25,154.53 | £23,719.27 | £404.74   | £160.00   | £0.00   | £1,435.26 | £6,804.25
    Sam, starter rate                        | scotland                 | 16000.00  | none                 | 0 sacrifice | 0.00    | 20, from21                | 600.00   | 0         | £15,073.90 | £14,635.90 | £114.00   | £48.00    | £0.00   | £438.00   | £2,745.28
    Tess, part-time, below the allowance     | englandOrNorthernIreland | 12000.00  | none                 | 0 sacrifice | 0.00    | 16, from21                | 500.00   | 0         | £12,000.00 | £11,500.00 | £0.00     | £0.00     | £0.00   | £500.00   | £1,396.22
    Uri, part-time, below the earnings limit | englandOrNorthernIreland | 7000.00   | none                 | 0 sacrifice | 0.00    | 10, from21                | 400.00   | 0         | £7,000.00  | £6,600.00  | £0.00     | £0.00     | £0.00   | £400.00   | £372.64
    Val, at the minimum wage                 | englandOrNorthernIreland | 24852.59  | none                 | 0 sacrifice | 0.00    | 37.5, from21              | 100.00   | 0         | £21,413.46 | £21,341.46 | £20.00    | £8.00     | £0.00   | £72.00    | £0.00
    Wyn, 19, at his minimum wage             | wales                    | 22000.00  | none                 | 0 sacrifice | 0.00    | 37.5, from18              | 1000.00  | 0         | £19,359.60 | £18,639.60 | £200.00   | £80.00    | £0.00   | £720.00   | £784.37
    Xan, apprentice                          | englandOrNorthernIreland | 16000.00  | none                 | 0 sacrifice | 0.00    | 37.5, under18OrApprentice | 300.00   | 0         | £15,039.60 | £14,823.60 | £60.00    | £24.00    | £0.00   | £216.00   | £357.14
    Yusuf, pension from pay                  | englandOrNorthernIreland | 48000.00  | none                 | 8 netPay    | 0.00    | 37.5, from21              | 1200.00  | 0         | £35,007.60 | £34,143.60 | £240.00   | £96.00    | £0.00   | £864.00   | £23,147.41
    Zoe, pension by sacrifice                | englandOrNorthernIreland | 48000.00  | none                 | 8 sacrifice | 0.00    | 37.5, from21              | 1200.00  | 0         | £35,314.80 | £34,450.80 | £240.00   | £96.00    | £0.00   | £864.00   | £19,307.41
    Abe, other sacrifices too                | englandOrNorthernIreland | 36000.00  | none                 | 4 sacrifice | 2400.00 | 37.5, from21              | 1200.00  | 0         | £26,674.80 | £25,810.80 | £240.00   | £96.00    | £0.00   | £864.00   | £7,307.41
    Bea, exactly at a boundary               | englandOrNorthernIreland | 50270.00  | none                 | 0 sacrifice | 0.00    | 37.5, from21              | 1000.00  | 0         | £39,714.00 | £38,994.00 | £200.00   | £80.00    | £0.00   | £720.00   | £25,417.41
    Col, a penny above it                    | englandOrNorthernIreland | 50270.01  | none                 | 0 sacrifice | 0.00    | 37.5, from21              | 1000.00  | 0         | £39,714.01 | £38,994.01 | £200.00   | £80.00    | £0.00   | £720.00   | £25,417.42
    Dot, odd pence                           | scotland                 | 43662.37  | plan4 + postgraduate | 4.25 netPay | 123.45  | 36.25, from21             | 987.65   | 12.5      | £31,071.91 | £30,492.90 | £181.48   | £79.01    | £148.15 | £579.01   | £19,514.75
    `,
  )

  test('there are thirty', () => {
    expect(cases).toHaveLength(30)
  })

  for (const row of cases)
    test(row.member, () => {
      const [percent, way] = row.pension.split(' ')
      const [loan, postgraduate] = row.loan.split(' + ')
      const [hours, ageGroup] = row['hours, age'].split(', ')
      const pay: Pay = {
        ...examplePay,
        salary: pounds(row.salary),
        nation: row.nation as Nation,
        loanPlan: loan === 'none' ? undefined : (loan as LoanPlan),
        hasPostgraduateLoan: postgraduate !== undefined,
        pension: { percent: Number(percent), way: way as PensionWay },
        otherSacrifices: pounds(row.other),
        hoursAWeek: ageGroup === undefined ? undefined : Number(hours),
        ageGroup: (ageGroup ?? 'from21') as AgeGroup,
      }
      const givenUp = { amount: pounds(row.amount), benefitInKindValue: Number(row['in kind %']) }
      const { before, after, carriedBy } = payslipChange(pay, givenUp, rates2026)
      const safe = safeAmount(pay, givenUp, rates2026)
      expect({
        before: shown(before.takeHome),
        after: shown(after.takeHome),
        tax: shown(carriedBy.tax),
        insurance: shown(carriedBy.insurance),
        loans: shown(carriedBy.loans),
        costs: shown(carriedBy.member),
        safe: safe === undefined ? '-' : formatPounds(safe.most),
      }).toEqual({
        before: row.before,
        after: row.after,
        tax: row.tax,
        insurance: row.insurance,
        loans: row.loans,
        costs: row.costs,
        safe: row.safe,
      })
      const slow = [slowPayslip(pay, { amount: pounds('0') }), slowPayslip(pay, givenUp)]
      expect(slow.map(({ takeHome }) => formatPounds(Pence.make(slowPence(takeHome))))).toEqual([
        row.before,
        row.after,
      ])
    })
})
