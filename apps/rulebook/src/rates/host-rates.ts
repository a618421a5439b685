import { choiceRates } from '@save/fake-api/page-configuration'
import type { ReadRate } from './payslip-rates.ts'
import { sourceOf } from './rate-entry.ts'

/** The comparison's rates, which the employer's host gives; here the demonstration's. */
export const hostRates = (rows: typeof choiceRates = choiceRates): readonly ReadRate[] =>
  rows.flatMap(({ from, until, basic, higher, source }) =>
    (
      [
        ['basic', basic],
        ['higher', higher],
      ] as const
    ).flatMap(([band, { taxRate, employeeNIRate }]) =>
      [
        { what: 'Tax', fraction: taxRate, reads: 'taxRate' },
        {
          what: 'Employee’s National Insurance',
          fraction: employeeNIRate,
          reads: 'employeeNIRate',
        },
      ].map(({ what, fraction, reads }) => ({
        reads,
        what: `${what}, ${band} band of the comparison`,
        value: percent(fraction),
        where: 'England, Wales and Northern Ireland',
        from,
        until,
        source: reads === 'taxRate' ? ofTax(sourceOf(source)) : sourceOf(source),
        givenBy: 'the employer’s host page; these are the demonstration’s',
        decides: [
          'SALSAC-01',
          'SALSAC-02',
          'SALSAC-04',
          'SALSAC-05',
          'SALSAC-06',
          'OQ-136',
          'DATA-35',
        ],
      })),
    ),
  )

/** The page has both; the category is that of National Insurance alone. */
const ofTax = (source: ReadRate['source']): ReadRate['source'] => ({
  ...source,
  title: source.title.replace(/ \(National Insurance [^)]*\)/, ''),
})

const percent = (fraction: number): string => `${Number((fraction * 100).toFixed(4))}%`
