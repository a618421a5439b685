import { isBelow } from '../kernel/index.ts'
import { list, money, named } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { calculatedFor, inKind, nation } from './pay.examples.ts'
import { type Warning, warningsOf } from './warnings.rules.ts'

export const firstToKnow = table({
  title: 'What should the member know first?',
  given: { nation, salary: money, amount: money, 'in kind %': inKind },
  answers: {
    warnings: list(
      named<Warning | 'bandLeft'>({
        'below the minimum wage': 'belowMinimumWage',
        'below the lower earnings limit': 'belowLowerEarningsLimit',
        'no tax to save': 'noTaxToSave',
        'National Insurance only': 'insuranceOnly',
        'its tax is not known': 'taxUnknown',
        'partly taxed': 'partlyTaxed',
        'a band is crossed': 'bandCrossed',
        'part lies in the allowance': 'bandLeft',
        'the allowance is reduced': 'allowanceTapered',
      }),
    ),
  },
  rows: `
    case                                   | nation                      | salary      | amount    | in kind % | warnings
    nothing                                | England or Northern Ireland | £30,000.00  | £1,200.00 | 0         | (none)
    at the lower earnings limit            | England or Northern Ireland | £14,000.00  | £7,292.00 | 0         | part lies in the allowance
    a penny below the lower earnings limit | England or Northern Ireland | £14,000.00  | £7,292.01 | 0         | below the lower earnings limit, part lies in the allowance
    at the allowance                       | England or Northern Ireland | £12,570.00  | £100.00   | 0         | no tax to save
    none to save, though partly taxed      | England or Northern Ireland | £12,000.00  | £1,200.00 | 25        | no tax to save
    none to save, though taxed like pay    | England or Northern Ireland | £12,000.00  | £1,200.00 | 100       | no tax to save
    none to save, until it is taxed        | England or Northern Ireland | £12,000.00  | £1,200.00 | 200       | National Insurance only
    partly taxed, and yet all tax is saved | England or Northern Ireland | £13,000.00  | £1,200.00 | 25        | part lies in the allowance
    partly taxed, and a penny is left over | England or Northern Ireland | £13,470.03  | £1,200.00 | 25        | partly taxed
    partly taxed, nothing given up         | England or Northern Ireland | £30,000.00  | £0.00     | 25        | (none)
    taxed like pay, nothing given up       | England or Northern Ireland | £30,000.00  | £0.00     | 100       | (none)
    no tax to save, down from no band      | England or Northern Ireland | £12,570.02  | £1.00     | 0         | no tax to save
    a penny of tax                         | England or Northern Ireland | £12,570.03  | £0.01     | 0         | (none)
    less than half a penny of tax          | England or Northern Ireland | £12,570.02  | £0.01     | 0         | no tax to save
    taxed like pay                         | England or Northern Ireland | £30,000.00  | £1,200.00 | 100       | National Insurance only
    its tax is not known                   | England or Northern Ireland | £30,000.00  | £1,200.00 | (none)    | its tax is not known
    its tax is not known, nothing given up | England or Northern Ireland | £30,000.00  | £0.00     | (none)    | (none)
    a little less                          | England or Northern Ireland | £30,000.00  | £1,200.00 | 99.99     | partly taxed
    a little                               | England or Northern Ireland | £30,000.00  | £1,200.00 | 0.01      | partly taxed
    down to the end of a band              | England or Northern Ireland | £51,470.00  | £1,200.00 | 0         | (none)
    a penny into the band below            | England or Northern Ireland | £51,469.99  | £1,200.00 | 0         | a band is crossed
    down to the allowance                  | England or Northern Ireland | £13,770.00  | £1,200.00 | 0         | (none)
    a penny into the allowance             | England or Northern Ireland | £13,769.99  | £1,200.00 | 0         | part lies in the allowance
    through a whole band to the allowance  | England or Northern Ireland | £50,280.00  | £37,710.00 | 0         | a band is crossed
    from the end of a band                 | England or Northern Ireland | £50,270.00  | £1,200.00 | 0         | (none)
    from a penny above the end of a band   | England or Northern Ireland | £50,270.01  | £1,200.00 | 0         | a band is crossed
    Scotland has more bands                | Scotland                    | £30,000.00  | £1,200.00 | 0         | a band is crossed
    a penny below the taper's first pound  | England or Northern Ireland | £100,001.99 | £1,200.00 | 0         | (none)
    at the taper's first pound             | England or Northern Ireland | £100,002.00 | £1,200.00 | 0         | the allowance is reduced
    above the whole taper: none is left    | England or Northern Ireland | £150,000.00 | £1,200.00 | 0         | the allowance is reduced
    taxed on more: no tax is saved         | England or Northern Ireland | £50,200.00  | £1,200.00 | 200       | National Insurance only
    taxed on more, up to the taper         | England or Northern Ireland | £98,801.99  | £1,200.00 | 200       | National Insurance only
    taxed on more, a penny above           | England or Northern Ireland | £98,802.00  | £1,200.00 | 200       | National Insurance only, the allowance is reduced
    several at once                        | England or Northern Ireland | £12,571.00  | £6,000.00 | 100       | below the lower earnings limit, National Insurance only
  `,
  decide: (given) => {
    const calculated = calculatedFor(given)
    // The screen has a separate sentence for an amount that reaches into the allowance.
    const { taxable, allowance } = calculated.change.after
    const isBelowBands = isBelow(taxable, allowance)
    return {
      warnings: warningsOf(calculated).map((warning) =>
        warning === 'bandCrossed' && isBelowBands ? 'bandLeft' : warning,
      ),
    }
  },
})
