import { inPence, nothing } from '../kernel/index.ts'
import { money, orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { nation, payslipFor } from './pay.examples.ts'

// Income Tax Act 2007, s. 35(2): reduced by half of the income above £100,000; s. 35(3): the rest is rounded up to a
// whole pound.
export const taxFree = table({
  title: 'How much is free of tax?',
  given: { income: money },
  answers: { allowance: money },
  rows: `
    income      | allowance
    £0.00       | £12,570.00
    £99,999.99  | £12,570.00
    £100,000.00 | £12,570.00
    £100,000.02 | £12,570.00
    £100,001.00 | £12,570.00
    £100,001.99 | £12,570.00
    £100,002.00 | £12,569.00
    £100,002.01 | £12,569.00
    £112,570.00 | £6,285.00
    £125,137.99 | £2.00
    £125,138.00 | £1.00
    £125,139.99 | £1.00
    £125,140.00 | £0.00
    £125,140.02 | £0.00
    £200,000.00 | £0.00
  `,
  decide: ({ income: salary }) => ({ allowance: inPence(payslipFor({ salary }).allowance) }),
})

export const taxBands = table({
  title: 'How much tax does each band take? (A penny each side of every boundary)',
  given: { nation, salary: money },
  answers: { 'top band': orNone(text), 'taxed in it': money, tax: money },
  rows: `
    nation                      | salary      | top band     | taxed in it | tax
    England or Northern Ireland | £12,569.99  | (none)       | £0.00       | £0.00
    England or Northern Ireland | £12,570.00  | (none)       | £0.00       | £0.00
    England or Northern Ireland | £12,570.01  | basic        | £0.01       | £0.00
    England or Northern Ireland | £50,270.00  | basic        | £37,700.00  | £7,540.00
    England or Northern Ireland | £50,270.01  | higher       | £0.01       | £7,540.00
    England or Northern Ireland | £50,270.03  | higher       | £0.03       | £7,540.01
    England or Northern Ireland | £100,000.00 | higher       | £49,730.00  | £27,432.00
    England or Northern Ireland | £100,001.00 | higher       | £49,731.00  | £27,432.40
    England or Northern Ireland | £100,002.00 | higher       | £49,733.00  | £27,433.20
    England or Northern Ireland | £125,140.00 | higher       | £87,440.00  | £42,516.00
    England or Northern Ireland | £125,140.01 | additional   | £0.01       | £42,516.00
    England or Northern Ireland | £125,141.00 | additional   | £1.00       | £42,516.45
    Wales                       | £50,270.00  | basic        | £37,700.00  | £7,540.00
    Wales                       | £50,270.01  | higher       | £0.01       | £7,540.00
    Wales                       | £125,140.00 | higher       | £87,440.00  | £42,516.00
    Wales                       | £125,140.01 | additional   | £0.01       | £42,516.00
    Wales                       | £125,141.00 | additional   | £1.00       | £42,516.45
    Scotland                    | £12,570.00  | (none)       | £0.00       | £0.00
    Scotland                    | £12,570.01  | starter      | £0.01       | £0.00
    Scotland                    | £16,537.00  | starter      | £3,967.00   | £753.73
    Scotland                    | £16,537.01  | basic        | £0.01       | £753.73
    Scotland                    | £29,526.00  | basic        | £12,989.00  | £3,351.53
    Scotland                    | £29,526.01  | intermediate | £0.01       | £3,351.53
    Scotland                    | £43,662.00  | intermediate | £14,136.00  | £6,320.09
    Scotland                    | £43,662.01  | higher       | £0.01       | £6,320.09
    Scotland                    | £75,000.00  | higher       | £31,338.00  | £19,482.05
    Scotland                    | £75,000.01  | advanced     | £0.01       | £19,482.05
    Scotland                    | £125,140.00 | advanced     | £62,710.00  | £47,701.55
    Scotland                    | £125,140.01 | top          | £0.01       | £47,701.55
    Scotland                    | £125,141.00 | top          | £1.00       | £47,702.03
  `,
  decide: (given) => {
    const { bands, tax } = payslipFor(given)
    const top = bands.at(-1)
    return {
      'top band': top?.band.name,
      'taxed in it': top ? inPence(top.taxed) : nothing,
      tax: inPence(tax),
    }
  },
})
