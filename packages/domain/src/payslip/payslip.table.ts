import { inPence, pounds } from '../kernel/index.ts'
import { money, named, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { isAboveSalary } from './most-to-give-up.rules.ts'
import {
  calculatedFor,
  givenUpOf,
  inKind,
  loans,
  nation,
  payOf,
  payslipFor,
  pension,
  rates2026,
} from './pay.examples.ts'

export const deductions = table({
  title: 'How much do National Insurance and loans take? (A pound each side of every threshold)',
  given: {
    'taken for': named({
      'National Insurance': 'insurance',
      'student loan': 'loan',
      'postgraduate loan': 'postgraduateLoan',
    }),
    loan: loans,
    gross: money,
  },
  answers: { taken: money },
  rows: `
    taken for          | loan         | gross      | taken
    National Insurance | none         | £12,569.00 | £0.00
    National Insurance | none         | £12,570.00 | £0.00
    National Insurance | none         | £12,571.00 | £0.08
    National Insurance | none         | £50,269.00 | £3,015.92
    National Insurance | none         | £50,270.00 | £3,016.00
    National Insurance | none         | £50,271.00 | £3,016.02
    National Insurance | none         | £60,270.00 | £3,216.00
    student loan       | Plan 1       | £26,899.00 | £0.00
    student loan       | Plan 1       | £26,900.00 | £0.00
    student loan       | Plan 1       | £26,901.00 | £0.09
    student loan       | Plan 2       | £29,384.00 | £0.00
    student loan       | Plan 2       | £29,385.00 | £0.00
    student loan       | Plan 2       | £29,386.00 | £0.09
    student loan       | Plan 4       | £33,794.00 | £0.00
    student loan       | Plan 4       | £33,795.00 | £0.00
    student loan       | Plan 4       | £33,796.00 | £0.09
    student loan       | Plan 5       | £24,999.00 | £0.00
    student loan       | Plan 5       | £25,000.00 | £0.00
    student loan       | Plan 5       | £25,001.00 | £0.09
    postgraduate loan  | none         | £50,000.00 | £0.00
    postgraduate loan  | postgraduate | £20,999.00 | £0.00
    postgraduate loan  | postgraduate | £21,000.00 | £0.00
    postgraduate loan  | postgraduate | £21,001.00 | £0.06
    student loan       | none         | £90,000.00 | £0.00
  `,
  decide: ({ 'taken for': deduction, loan, gross: salary }) => ({
    taken: inPence(payslipFor({ salary, loan })[deduction]),
  }),
})

// A benefit for salary is taxed in full unless the law exempts it (HMRC 480, appendix 12; EIM44130).
export const pays = table({
  title: 'Which deductions lower which kind of pay, on a £30,000 salary in England?',
  given: { pension, 'other sacrifices': money, amount: money, 'in kind %': inKind },
  answers: { gross: money, taxable: money, 'pension is': money, 'take-home': money },
  rows: `
    case                              | pension         | other sacrifices | amount    | in kind % | gross      | taxable    | pension is | take-home
    nothing given up                  | none            | £0.00            | £0.00     | 0         | £30,000.00 | £30,000.00 | £0.00      | £25,119.60
    the amount lowers all pay         | none            | £0.00            | £1,200.00 | 0         | £28,800.00 | £28,800.00 | £0.00      | £24,255.60
    a benefit in kind is taxed        | none            | £0.00            | £1,200.00 | 25        | £28,800.00 | £29,100.00 | £0.00      | £24,195.60
    all of it is taxed                | none            | £0.00            | £1,200.00 | 100       | £28,800.00 | £30,000.00 | £0.00      | £24,015.60
    its tax is not known: all of it   | none            | £0.00            | £1,200.00 | (none)    | £28,800.00 | £30,000.00 | £0.00      | £24,015.60
    a pension by sacrifice            | 5% by sacrifice | £0.00            | £1,200.00 | 0         | £27,300.00 | £27,300.00 | £1,500.00  | £23,175.60
    a pension from pay lowers the tax | 5% from pay     | £0.00            | £1,200.00 | 0         | £28,800.00 | £27,300.00 | £1,500.00  | £23,055.60
    other sacrifices                  | none            | £600.00          | £1,200.00 | 0         | £28,200.00 | £28,200.00 | £0.00      | £23,823.60
  `,
  decide: (given) => {
    const { gross, taxable, pension, takeHome } = payslipFor(given)
    return {
      gross: inPence(gross),
      taxable: inPence(taxable),
      'pension is': inPence(pension),
      'take-home': inPence(takeHome),
    }
  },
})

// Finance Act 2004, s. 192: the member pays 80% of the contribution; (4) all of it raises the basic
// and the higher rate limit; (4A) in Scotland it raises the basic limit and those above, but not
// the starter rate's. Income Tax Act 2007, s. 58: it lowers the income for the allowance. GOV.UK,
// Tax on your private pension contributions: at 19% the provider also claims 20%, and nothing has
// to be paid back.
export const pensionsAfterTax = table({
  title: 'How much does a pension paid after tax cost, and how much tax is left?',
  given: { nation, salary: money, pension },
  answers: { 'member pays': money, 'reaches the pension': money, tax: money, 'take-home': money },
  rows: `
    case                                            | nation                      | salary      | pension        | member pays | reaches the pension | tax        | take-home
    no tax is paid: the relief is given all the same | England or Northern Ireland | £12,000.00  | 5% after tax   | £480.00     | £600.00             | £0.00      | £11,520.00
    basic rate: no more relief                      | England or Northern Ireland | £30,000.00  | 5% after tax   | £1,200.00   | £1,500.00           | £3,486.00  | £23,919.60
    higher rate: £6,000 more at 20%                 | England or Northern Ireland | £60,000.00  | 10% after tax  | £4,800.00   | £6,000.00           | £10,232.00 | £41,757.40
    the same from pay before tax                    | England or Northern Ireland | £60,000.00  | 10% from pay   | £6,000.00   | £6,000.00           | £9,032.00  | £41,757.40
    Wales: as in England                            | Wales                       | £60,000.00  | 10% after tax  | £4,800.00   | £6,000.00           | £10,232.00 | £41,757.40
    it gives the allowance back                     | England or Northern Ireland | £110,000.00 | 10% after tax  | £8,800.00   | £11,000.00          | £29,232.00 | £67,757.40
    additional rate: both limits rise               | England or Northern Ireland | £160,000.00 | 10% after tax  | £12,800.00  | £16,000.00          | £54,203.00 | £87,786.40
    starter rate: no more and no less               | Scotland                    | £16,000.00  | 5% after tax   | £640.00     | £800.00             | £651.70    | £14,433.90
    intermediate rate: £2,000 more at 20%           | Scotland                    | £40,000.00  | 5% after tax   | £1,600.00   | £2,000.00           | £5,531.07  | £30,674.53
    higher rate in Scotland: every limit rises      | Scotland                    | £60,000.00  | 10% after tax  | £4,800.00   | £6,000.00           | £11,862.05 | £40,127.35
  `,
  decide: (given) => {
    const { fromPay, pension, tax, takeHome } = payslipFor(given)
    return {
      'member pays': inPence(fromPay),
      'reaches the pension': inPence(pension),
      tax: inPence(tax),
      'take-home': inPence(takeHome),
    }
  },
})

export const shares = table({
  title: 'Who bears the £1,200 given up in England?',
  given: { salary: money, loan: loans, 'in kind %': inKind },
  answers: {
    'less tax': money,
    'less National Insurance': money,
    'less loan repayments': money,
    'costs the member': money,
  },
  rows: `
    case                          | salary      | loan                    | in kind % | less tax | less National Insurance | less loan repayments | costs the member
    basic rate                    | £30,000.00  | none                    | 0         | £240.00  | £96.00                  | £0.00                | £864.00
    with a student loan           | £40,000.00  | Plan 2                  | 0         | £240.00  | £96.00                  | £108.00              | £756.00
    with both loans               | £40,000.00  | Plan 2 and postgraduate | 0         | £240.00  | £96.00                  | £180.00              | £684.00
    half of it above a band       | £50,870.00  | none                    | 0         | £360.00  | £60.00                  | £0.00                | £780.00
    where the allowance tapers    | £110,000.00 | none                    | 0         | £720.00  | £24.00                  | £0.00                | £456.00
    taxed like pay                | £30,000.00  | none                    | 100       | £0.00    | £96.00                  | £0.00                | £1,104.00
    its tax is not known          | £30,000.00  | none                    | (none)    | £0.00    | £96.00                  | £0.00                | £1,104.00
    taxed beyond the amount       | £30,000.00  | none                    | 150       | -£120.00 | £96.00                  | £0.00                | £1,224.00
    partly below the allowance    | £13,170.00  | none                    | 0         | £120.00  | £48.00                  | £0.00                | £1,032.00
    all of it below the allowance | £12,000.00  | none                    | 0         | £0.00    | £0.00                   | £0.00                | £1,200.00
  `,
  decide: (given) => {
    const { tax, insurance, loans, member } = calculatedFor({ ...given, amount: pounds('1200') })
      .change.carriedBy
    return {
      'less tax': inPence(tax),
      'less National Insurance': inPence(insurance),
      'less loan repayments': inPence(loans),
      'costs the member': inPence(member),
    }
  },
})

export const aboveSalary = table({
  title: 'Is the amount more than the £30,000 salary?',
  given: { pension, 'other sacrifices': money, amount: money },
  answers: { 'more than the salary': yesNo },
  rows: `
    case                                                  | pension          | other sacrifices | amount     | more than the salary
    the whole salary                                      | none             | £0.00            | £30,000.00 | no
    a penny more than the salary                          | none             | £0.00            | £30,000.01 | yes
    after a pension                                       | 10% by sacrifice | £0.00            | £27,000.00 | no
    a penny more than is left after a pension             | 10% by sacrifice | £0.00            | £27,000.01 | yes
    after a pension from pay                              | 10% from pay     | £0.00            | £27,000.01 | yes
    after a pension after tax, of which 80% is paid       | 10% after tax    | £0.00            | £27,600.00 | no
    a penny more than is left after it                    | 10% after tax    | £0.00            | £27,600.01 | yes
    after what else is given up                           | none             | £29,000.00       | £1,000.00  | no
    a penny more than is left after what else is given up | none             | £29,000.00       | £1,000.01  | yes
    nothing, of nothing left                              | 100% from pay    | £0.00            | £0.00      | no
    the salary less a pension from pay                    | 10% from pay     | £0.00            | £27,000.00 | no
  `,
  decide: (given) => ({
    'more than the salary': isAboveSalary(payOf(given), givenUpOf(given), rates2026),
  }),
})
