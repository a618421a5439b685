/**
 * Thirty invented members, each calculated by hand from the published bands. A payroll specialist can check any row
 * without the code: a year's take-home pay before and after, the reductions of tax, National Insurance and loan
 * repayments, the cost to the member, and the most that they may give up under the minimum wage rule.
 */
import { inPence } from '../kernel/index.ts'
import { decimal, money, orNone } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { safeAmount } from './minimum-wage.rules.ts'
import { ageGroup, calculatedFor, inKind, loans, nation, pension } from './pay.examples.ts'

export const members = table({
  title: 'What does a sacrifice change for thirty members?',
  given: {
    nation,
    salary: money,
    loan: loans,
    pension,
    'other sacrifices': money,
    hours: orNone(decimal, '(not known)'),
    age: ageGroup,
    amount: money,
    'in kind %': inKind,
  },
  answers: {
    'take-home before': money,
    'take-home after': money,
    'less tax': money,
    'less National Insurance': money,
    'less loan repayments': money,
    'costs the member': money,
    'most at the minimum wage': orNone(money, '(no hours)'),
  },
  rows: `
    case                                     | nation                      | salary      | loan                    | pension         | other sacrifices | hours       | age                    | amount     | in kind % | take-home before | take-home after | less tax  | less National Insurance | less loan repayments | costs the member | most at the minimum wage
    Ada, cycle, basic rate                   | England or Northern Ireland | £30,000.00  | none                    | none            | £0.00            | 37.5        | 21 or over             | £1,200.00  | 0         | £25,119.60       | £24,255.60      | £240.00   | £96.00                  | £0.00                | £864.00          | £5,215.50
    Ben, cycle, in Wales                     | Wales                       | £30,000.00  | none                    | none            | £0.00            | 37.5        | 21 or over             | £1,200.00  | 0         | £25,119.60       | £24,255.60      | £240.00   | £96.00                  | £0.00                | £864.00          | £5,215.50
    Catriona, cycle, in Scotland             | Scotland                    | £30,000.00  | none                    | none            | £0.00            | 37.5        | 21 or over             | £1,200.00  | 0         | £25,154.53       | £24,295.27      | £244.74   | £96.00                  | £0.00                | £859.26          | £5,215.50
    Dev, gym, taxed like pay                 | England or Northern Ireland | £42,000.00  | none                    | none            | £0.00            | 37.5        | 21 or over             | £480.00    | 100       | £33,759.60       | £33,318.00      | £0.00     | £38.40                  | £0.00                | £441.60          | £17,215.50
    Esi, computer, higher rate               | England or Northern Ireland | £62,000.00  | none                    | 5% from pay     | £0.00            | 35          | 21 or over             | £900.00    | 100       | £44,657.40       | £43,775.40      | £0.00     | £18.00                  | £0.00                | £882.00          | £38,867.80
    Fergus, electric car, higher rate        | Scotland                    | £58,000.00  | none                    | none            | £0.00            | 40          | 21 or over             | £4,860.00  | 25        | £42,487.35       | £39,255.45      | £1,530.90 | £97.20                  | £0.00                | £3,231.90        | £31,563.20
    Gwen, electric car, across a band        | Wales                       | £52,000.00  | none                    | none            | £0.00            | 37.5        | 21 or over             | £4,860.00  | 25        | £40,717.40       | £37,217.40      | £1,075.00 | £285.00                 | £0.00                | £3,500.00        | £27,215.50
    Hal, pension, where the allowance tapers | England or Northern Ireland | £110,000.00 | none                    | 5% by sacrifice | £0.00            | (not known) | 21 or over             | £10,000.00 | 0         | £70,267.40       | £65,367.40      | £4,900.00 | £200.00                 | £0.00                | £4,900.00        | (no hours)
    Isla, pension, taper in Scotland         | Scotland                    | £118,000.00 | none                    | none            | £0.00            | (not known) | 21 or over             | £12,000.00 | 0         | £70,747.35       | £67,087.35      | £8,100.00 | £240.00                 | £0.00                | £3,660.00        | (no hours)
    Jo, leave, above the taper               | England or Northern Ireland | £160,000.00 | none                    | none            | £0.00            | (not known) | 21 or over             | £3,000.00  | 0         | £96,586.40       | £94,996.40      | £1,350.00 | £60.00                  | £0.00                | £1,590.00        | (no hours)
    Kit, cycle, top rate in Scotland         | Scotland                    | £150,000.00 | none                    | none            | £0.00            | (not known) | 21 or over             | £2,000.00  | 0         | £85,355.05       | £84,355.05      | £960.00   | £40.00                  | £0.00                | £1,000.00        | (no hours)
    Lena, cycle, plan 2                      | England or Northern Ireland | £38,000.00  | Plan 2                  | none            | £0.00            | 37.5        | 21 or over             | £1,000.00  | 0         | £30,104.25       | £29,474.25      | £200.00   | £80.00                  | £90.00               | £630.00          | £13,215.50
    Mo, cycle, plan 2 down to its threshold  | England or Northern Ireland | £30,000.00  | Plan 2                  | none            | £0.00            | 37.5        | 21 or over             | £1,200.00  | 0         | £25,064.25       | £24,255.60      | £240.00   | £96.00                  | £55.35               | £808.65          | £5,215.50
    Nia, nursery, plan 1                     | Wales                       | £34,000.00  | Plan 1                  | 3% by sacrifice | £0.00            | 37.5        | 21 or over             | £6,000.00  | 0         | £26,718.00       | £22,938.00      | £1,200.00 | £480.00                 | £540.00              | £3,780.00        | £8,195.50
    Owen, cycle, plan 5 and postgraduate     | England or Northern Ireland | £41,000.00  | Plan 5 and postgraduate | none            | £0.00            | 37.5        | 21 or over             | £1,500.00  | 0         | £30,399.60       | £29,544.60      | £300.00   | £120.00                 | £225.00              | £855.00          | £16,215.50
    Priya, phone, plan 4                     | Scotland                    | £45,000.00  | Plan 4                  | none            | £0.00            | 35          | 21 or over             | £600.00    | 100       | £34,515.10       | £34,017.10      | £0.00     | £48.00                  | £54.00               | £498.00          | £21,867.80
    Quinn, cycle, postgraduate alone         | England or Northern Ireland | £26,000.00  | postgraduate            | none            | £0.00            | 37.5        | 21 or over             | £800.00    | 0         | £21,939.60       | £21,411.60      | £160.00   | £64.00                  | £48.00               | £528.00          | £1,215.50
    Rhona, intermediate to basic             | Scotland                    | £30,000.00  | none                    | none            | £0.00            | 35          | 21 or over             | £2,000.00  | 0         | £25,154.53       | £23,719.27      | £404.74   | £160.00                 | £0.00                | £1,435.26        | £6,867.80
    Sam, starter rate                        | Scotland                    | £16,000.00  | none                    | none            | £0.00            | 20          | 21 or over             | £600.00    | 0         | £15,073.90       | £14,635.90      | £114.00   | £48.00                  | £0.00                | £438.00          | £2,781.60
    Tess, part-time, below the allowance     | England or Northern Ireland | £12,000.00  | none                    | none            | £0.00            | 16          | 21 or over             | £500.00    | 0         | £12,000.00       | £11,500.00      | £0.00     | £0.00                   | £0.00                | £500.00          | £1,425.28
    Uri, part-time, below the earnings limit | England or Northern Ireland | £7,000.00   | none                    | none            | £0.00            | 10          | 21 or over             | £400.00    | 0         | £7,000.00        | £6,600.00       | £0.00     | £0.00                   | £0.00                | £400.00          | £390.80
    Val, at the minimum wage                 | England or Northern Ireland | £24,784.50  | none                    | none            | £0.00            | 37.5        | 21 or over             | £100.00    | 0         | £21,364.44       | £21,292.44      | £20.00    | £8.00                   | £0.00                | £72.00           | £0.00
    Wyn, 19, near his minimum wage           | Wales                       | £22,000.00  | none                    | none            | £0.00            | 37.5        | 18 to 20               | £1,000.00  | 0         | £19,359.60       | £18,639.60      | £200.00   | £80.00                  | £0.00                | £720.00          | £842.50
    Xan, apprentice                          | England or Northern Ireland | £16,000.00  | none                    | none            | £0.00            | 37.5        | under 18 or apprentice | £300.00    | 0         | £15,039.60       | £14,823.60      | £60.00    | £24.00                  | £0.00                | £216.00          | £400.00
    Yusuf, pension from pay                  | England or Northern Ireland | £48,000.00  | none                    | 8% from pay     | £0.00            | 37.5        | 21 or over             | £1,200.00  | 0         | £35,007.60       | £34,143.60      | £240.00   | £96.00                  | £0.00                | £864.00          | £23,215.50
    Zoe, pension by sacrifice                | England or Northern Ireland | £48,000.00  | none                    | 8% by sacrifice | £0.00            | 37.5        | 21 or over             | £1,200.00  | 0         | £35,314.80       | £34,450.80      | £240.00   | £96.00                  | £0.00                | £864.00          | £19,375.50
    Abe, other sacrifices too                | England or Northern Ireland | £36,000.00  | none                    | 4% by sacrifice | £2,400.00        | 37.5        | 21 or over             | £1,200.00  | 0         | £26,674.80       | £25,810.80      | £240.00   | £96.00                  | £0.00                | £864.00          | £7,375.50
    Bea, exactly at a boundary               | England or Northern Ireland | £50,270.00  | none                    | none            | £0.00            | 37.5        | 21 or over             | £1,000.00  | 0         | £39,714.00       | £38,994.00      | £200.00   | £80.00                  | £0.00                | £720.00          | £25,485.50
    Col, a penny above a boundary            | England or Northern Ireland | £50,270.01  | none                    | none            | £0.00            | 37.5        | 21 or over             | £1,000.00  | 0         | £39,714.01       | £38,994.01      | £200.00   | £80.00                  | £0.00                | £720.00          | £25,485.51
    Dot, odd pence                           | Scotland                    | £43,662.37  | Plan 4 and postgraduate | 4.25% from pay  | £123.45          | 36.25       | 21 or over             | £987.65    | 12.5      | £31,071.91       | £30,492.90      | £181.48   | £79.01                  | £148.15              | £579.01          | £19,580.57
  `,
  decide: (given) => {
    const { pay, givenUp, rates, change } = calculatedFor(given)
    const { tax, insurance, loans, member } = change.carriedBy
    return {
      'take-home before': inPence(change.before.takeHome),
      'take-home after': inPence(change.after.takeHome),
      'less tax': inPence(tax),
      'less National Insurance': inPence(insurance),
      'less loan repayments': inPence(loans),
      'costs the member': inPence(member),
      'most at the minimum wage': safeAmount(pay, givenUp, rates)?.maximum,
    }
  },
})
