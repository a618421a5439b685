/** Pay for tests; each test changes what it is about. */
import { Day, pounds } from '../kernel/index.ts'
import { type Pay, type Rates, ratesOn } from '../payslip/index.ts'

export const dayOfTaxYear = Day.make('2026-11-22')

export const rates2026 = ratesOn(dayOfTaxYear) as Rates

/** England, paid monthly, no loan, no pension. */
export const examplePay: Pay = {
  salary: pounds('30000'),
  nation: 'englandOrNorthernIreland',
  payPeriod: 'monthly',
  hasPostgraduateLoan: false,
  pension: { percent: 0, way: 'sacrifice' },
  otherSacrifices: pounds('0'),
  ageGroup: 'from21',
}
