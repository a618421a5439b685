/**
 * A second calculation of payslips that shares nothing with the rules: no fractions, no bands of taxable income, no
 * allowance. It uses only whole numbers, in ten-millionths of a penny, and for each nation the tax on the next pound of
 * income. A withdrawn pound of the allowance counts as a pound of income.
 */
import { nothing } from '../kernel/index.ts'
import type { GivenUp, Pay } from '../payslip/index.ts'

const unit = 10_000_000n

/** For each income with the whole allowance, in pounds, the tax on the next pound, in tenths of a percent. */
const taxOnNextPound: Readonly<Record<Pay['nation'], readonly (readonly [number, number])[]>> = {
  englandOrNorthernIreland: [
    [12_570, 200],
    [50_270, 400],
    [137_710, 450],
  ],
  wales: [
    [12_570, 200],
    [50_270, 400],
    [137_710, 450],
  ],
  scotland: [
    [12_570, 190],
    [16_537, 200],
    [29_526, 210],
    [43_662, 420],
    [75_000, 450],
    [137_710, 480],
  ],
}

const insuranceOnNextPound = [
  [12_570, 80],
  [50_270, 20],
] as const

const loanFrom = { plan1: 26_900, plan2: 29_385, plan4: 33_795, plan5: 25_000 } as const

/** Charges the pay within each step at that step's rate. */
function charged(figure: bigint, steps: readonly (readonly [number, number])[]): bigint {
  let sum = 0n
  for (const [index, [from, tenths]] of steps.entries()) {
    const next = steps[index + 1]?.[0]
    const bottom = BigInt(from) * 100n * unit
    const top = next === undefined ? figure : BigInt(next) * 100n * unit
    if (figure <= bottom) break
    sum += (((figure < top ? figure : top) - bottom) * BigInt(tenths)) / 1000n
  }
  return sum
}

/** The upper limit of the basic rate band with the full personal allowance, in pounds. */
const endOfBasicRate = {
  englandOrNorthernIreland: 50_270,
  wales: 50_270,
  scotland: 29_526,
} as const

const smallerOf = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** A pound for every two whole pounds of income above £100,000, up to the allowance. */
function withdrawn(income: bigint): bigint {
  const pound = 100n * unit
  const pairs = (income - 100_000n * pound) / (2n * pound)
  const pounds = pairs < 0n ? 0n : pairs > 12_570n ? 12_570n : pairs
  return pounds * pound
}

/** A percentage with at most two decimals, in hundredths. */
const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100))

export interface SlowPayslip {
  readonly gross: bigint
  readonly taxable: bigint
  readonly tax: bigint
  readonly insurance: bigint
  readonly loan: bigint
  readonly postgraduateLoan: bigint
  readonly takeHome: bigint
}

export function referencePayslip(
  pay: Pay,
  { amount, benefitInKindValue = 100 }: GivenUp,
): SlowPayslip {
  const salary = BigInt(pay.salary) * unit
  const pension = (salary * hundredths(pay.pension.percent)) / 10_000n
  const bySacrifice = pay.pension.way === 'sacrifice'
  const beforeTax = pay.pension.way === 'netPay' ? pension : 0n
  const relievedPension = pay.pension.way === 'reliefAtSource' ? pension : 0n
  const fromPay = beforeTax + (relievedPension * 8n) / 10n
  const gross =
    salary -
    BigInt(pay.otherSacrifices) * unit -
    BigInt(amount) * unit -
    (bySacrifice ? pension : 0n)
  const benefit = (BigInt(amount) * unit * hundredths(benefitInKindValue)) / 10_000n
  const taxable = gross + benefit - beforeTax
  // The income above the end of the basic rate is taxed at the basic rate, up to the amount
  // relieved at source.
  const income = taxable + withdrawn(taxable - relievedPension)
  const basicEnd = BigInt(endOfBasicRate[pay.nation]) * 100n * unit
  const atBasicRate = income <= basicEnd ? 0n : smallerOf(income - basicEnd, relievedPension)
  const tax = charged(income - atBasicRate, taxOnNextPound[pay.nation]) + atBasicRate / 5n
  const insurance = charged(gross, insuranceOnNextPound)
  const loan = pay.loanPlan === undefined ? 0n : charged(gross, [[loanFrom[pay.loanPlan], 90]])
  const postgraduateLoan = pay.hasPostgraduateLoan ? charged(gross, [[21_000, 60]]) : 0n
  const takeHome = gross - tax - insurance - loan - postgraduateLoan - fromPay
  return { gross, taxable, tax, insurance, loan, postgraduateLoan, takeHome }
}

const wage = { from21: 1271n, from18: 1085n, under18OrApprentice: 800n } as const

/**
 * The most that may be given up in a year at the minimum wage, in whole pence, checked in one pay period with its share
 * of the basic hours (HMRC, NMWM08035).
 */
export function referenceMostAtMinimumWage(pay: Pay, hoursAWeek: number): number {
  const periods = { monthly: 12n, fourWeekly: 13n, weekly: 52n }[pay.payPeriod]
  // 156 is a multiple of each number of periods, so every division is exact.
  const { gross } = referencePayslip(pay, { amount: nothing })
  const paid = (gross * 156n) / periods
  const hours = (hundredths(hoursAWeek) * 52n * 156n) / periods
  const spare = paid - (hours * wage[pay.ageGroup] * unit) / 100n
  return spare < 0n ? 0 : Number((spare * periods) / 156n / unit)
}

/** In whole pence, half away from zero, per pay period if a year has several. */
export function referencePence(figure: bigint, periods = 1): number {
  const divisor = unit * BigInt(periods)
  const magnitude = figure < 0n ? -figure : figure
  const pence = magnitude / divisor + (2n * (magnitude % divisor) >= divisor ? 1n : 0n)
  return Number(figure < 0n ? -pence : pence) + 0
}
