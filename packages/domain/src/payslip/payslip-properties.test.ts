import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dividedBy,
  type Fraction,
  isBelow,
  minus,
  nothing,
  Pence,
  plus,
  rounded,
  wholeNumber,
} from '../kernel/index.ts'
import { anyGivenUp, anyPay, onBearable, pence, salaries } from '../testing/any-pay.ts'
import {
  referenceMostAtMinimumWage,
  referencePayslip,
  referencePence,
} from '../testing/reference-payslip.ts'
import { safeAmount } from './minimum-wage.rules.ts'
import { isAboveSalary, mostToGiveUp } from './most-to-give-up.rules.ts'
import { dayOfTaxYear, examplePay, formOf, rates2026 } from './pay.examples.ts'
import { nations, type Pay } from './pay.schema.ts'
import { payslipPolicy } from './payslip.policy.ts'
import { type Payslip, payslipChange, payslipOf } from './payslip.rules.ts'
import { payslipOutcome } from './payslip.selectors.ts'
import { figuresOf, type LinePart, linesOf } from './payslip-figures.rules.ts'

const runs = 10_000

const equal = (a: Fraction, b: Fraction): boolean => !isBelow(a, b) && !isBelow(b, a)

const penceIn = (text: string): Fraction =>
  wholeNumber(Math.round(Number(text.replace(/[£,]/g, '')) * 100))

/** The difference between each sum of a column and its lines, and the number of those lines. */
function gapsIn(column: readonly { readonly part: LinePart; readonly value: Fraction }[]) {
  let remainder = wholeNumber(0)
  return column.flatMap(({ part, value }, index) => {
    if (part === 'sum' || part === 'total')
      return [{ gap: minus(remainder, value), lines: index + 1 }]
    if (part === 'start') remainder = value
    if (part === 'taken') remainder = minus(remainder, value)
    return []
  })
}

/** An allowance that changes is rounded up, and so may leave almost a pound untaxed. */
function roundingOf(before: Payslip, after: Payslip): Fraction {
  if (equal(before.allowance, after.allowance)) return wholeNumber(0)
  const percents = [...before.bands, ...after.bands].map(({ band }) => band.percent)
  return wholeNumber(Math.max(...percents))
}

describe('Payslips of any pay (properties)', () => {
  test('a second calculation that shares nothing with the rules gives the same pence', () => {
    let compared = 0
    assert(
      property(anyPay, anyGivenUp, (pay, givenUp) => {
        compared += 1
        const periods = payslipPolicy.periodsAYear[pay.payPeriod]
        const exact = payslipOf(pay, givenUp, rates2026)
        const slow = referencePayslip(pay, givenUp)
        // One assertion per case, since there are ten thousand cases.
        const inBoth = (Object.keys(slow) as (keyof typeof slow)[]).map((figure) => {
          const aPeriod = dividedBy(exact[figure], wholeNumber(periods))
          return [
            `${figure} ${rounded(exact[figure])} ${rounded(aPeriod)}`,
            `${figure} ${referencePence(slow[figure])} ${referencePence(slow[figure], periods)}`,
          ] as const
        })
        const differing = inBoth.filter(([one, other]) => one !== other)
        if (differing.length > 0) expect(differing).toEqual([])
      }),
      { numRuns: runs },
    )
    expect(compared).toBe(runs)
  }, 60_000)

  test('the most that may be given up at the minimum wage matches that of one pay period', () => {
    assert(
      property(anyPay, (pay) => {
        const { hoursAWeek } = pay
        if (hoursAWeek === undefined) return
        const safe = safeAmount(pay, { amount: nothing }, rates2026)
        expect(safe?.maximum).toBe(referenceMostAtMinimumWage(pay, hoursAWeek))
      }),
      { numRuns: 2000 },
    )
  })

  test('the most that may be given up is accepted, and a penny more is refused', () => {
    let refused = 0
    assert(
      property(anyPay, anyGivenUp, (pay, { benefitInKindValue }) => {
        const maximum = mostToGiveUp(pay, { benefitInKindValue }, rates2026)
        const isAccepted = (amount: number) => {
          const givenUp = { amount: Pence.make(amount), benefitInKindValue }
          if (isAboveSalary(pay, givenUp, rates2026)) return false
          const { takeHome } = payslipOf(pay, givenUp, rates2026)
          const safe = safeAmount(pay, givenUp, rates2026)
          return !isBelow(takeHome, wholeNumber(0)) && (safe?.exceededBy ?? 0) === 0
        }
        if (maximum > 0) expect(isAccepted(maximum)).toBe(true)
        expect(isAccepted(maximum + 1)).toBe(false)
        refused += 1
      }),
      { numRuns: 500 },
    )
    expect(refused).toBe(500)
  })

  test('tax, National Insurance, loans and the member share exactly the amount', () => {
    onBearable((pay, givenUp) => {
      const { carriedBy } = payslipChange(pay, givenUp, rates2026)
      const { tax, insurance, loans, member } = carriedBy
      const sum = [tax, insurance, loans, member].reduce(plus)
      expect(equal(sum, wholeNumber(givenUp.amount))).toBe(true)
    })
  })

  test('take-home pay never rises as more is given up, except by a rounded allowance', () => {
    onBearable((pay, givenUp) => {
      const { before, after } = payslipChange(pay, givenUp, rates2026)
      expect(isBelow(plus(before.takeHome, roundingOf(before, after)), after.takeHome)).toBe(false)
    })
  })

  test('take-home pay never rises as salary falls, except by a rounded allowance', () => {
    assert(
      property(anyPay, salaries, (pay, other) => {
        const [lower, higher] = [pay.salary, other].sort((a, b) => a - b)
        const payslip = (salary: Pence | undefined = pay.salary) =>
          payslipOf({ ...pay, salary }, { amount: nothing }, rates2026)
        const [higherPayslip, lowerPayslip] = [payslip(higher), payslip(lower)]
        expect(
          isBelow(
            plus(higherPayslip.takeHome, roundingOf(higherPayslip, lowerPayslip)),
            lowerPayslip.takeHome,
          ),
        ).toBe(false)
      }),
    )
  })

  test('near £100,000 the answer says correctly what rises and what falls', () => {
    const seen = new Set<string>()
    const near = integer({ min: 99_990_00, max: 100_020_00 }).map((salary) => Pence.make(salary))
    assert(
      property(
        anyPay,
        near,
        pence(5_00),
        anyGivenUp,
        (any, salary, amount, { benefitInKindValue }) => {
          const pay = { ...any, salary, pension: examplePay.pension, otherSacrifices: nothing }
          const givenUp = { amount, benefitInKindValue }
          const outcome = payslipOutcome(formOf(pay), givenUp, dayOfTaxYear)
          if (outcome.is === 'none') return
          const { costLabel, cost, costOfYear, parts } = outcome.answer
          const { before, after } = payslipChange(pay, givenUp, rates2026)
          const [isMorePay, isMoreTax] = [
            isBelow(before.takeHome, after.takeHome),
            isBelow(before.tax, after.tax),
          ]
          const signs = [
            `${costLabel}: ${cost[0]}`,
            costOfYear.replace(/.* take-home pay (.* .)[\d.,]+/, '$1'),
            parts[0]?.label,
            parts.at(-1)?.label,
          ]
          expect(signs).toEqual([
            isMorePay ? 'What you gain: £' : 'What it costs you: £',
            isMorePay ? 'rises by £' : 'falls by £',
            isMoreTax ? 'More income tax' : 'Less income tax',
            isMorePay ? 'More take-home pay' : 'Your take-home pay falls by',
          ])
          seen.add(`${isMorePay} ${isMoreTax}`)
        },
      ),
      { numRuns: 2000 },
    )
    expect([...seen].sort()).toEqual(['false false', 'false true', 'true false'])
  })

  test('if the whole pension is taxed at the basic rate or more, both ways to pay it from pay leave the same', () => {
    let compared = 0
    onBearable((pay, givenUp) => {
      const paying = (way: Pay['pension']['way']) =>
        payslipOf({ ...pay, pension: { ...pay.pension, way } }, givenUp, rates2026)
      const before = paying('netPay')
      const starter =
        rates2026.bands[pay.nation].find(({ percent }) => percent < 20)?.upTo ?? nothing
      if (isBelow(before.taxable, plus(before.allowance, wholeNumber(starter)))) return
      compared += 1
      expect(equal(before.takeHome, paying('reliefAtSource').takeHome)).toBe(true)
    })
    expect(compared).toBeGreaterThan(300)
  })

  test('every column adds up: deductions lead from the salary to gross pay, and on to take-home pay', () => {
    onBearable((pay, givenUp) => {
      const change = payslipChange(pay, givenUp, rates2026)
      const lines = linesOf(figuresOf(pay, change, rates2026))
      const gaps = [change.before, change.after].flatMap((payslip) =>
        gapsIn(lines.map(({ part, of }) => ({ part, value: of(payslip) }))),
      )
      expect(gaps.map(({ gap }) => gap.numerator)).toEqual([0n, 0n, 0n, 0n])
    })
  })

  test('every column adds up as shown, within the rounding of its lines', () => {
    let compared = 0
    onBearable((pay, givenUp) => {
      const outcome = payslipOutcome(formOf(pay), givenUp, dayOfTaxYear)
      if (outcome.is === 'none') return
      const gaps = [outcome.answer.period, outcome.answer.year].flatMap(({ rows }) =>
        (['before', 'after', 'difference'] as const).flatMap((column) =>
          gapsIn(rows.map((row) => ({ part: row.part, value: penceIn(row[column]) }))),
        ),
      )
      // Each line is rounded by at most half a penny.
      const wrong = gaps.filter(({ gap, lines }) => Math.abs(rounded(gap)) > lines / 2)
      expect(wrong).toEqual([])
      compared += gaps.length
    })
    expect(compared).toBeGreaterThan(6000)
  })

  test('a year’s payslips add up to the year, within their rounding', () => {
    onBearable((pay, givenUp) => {
      const periods = payslipPolicy.periodsAYear[pay.payPeriod]
      const { takeHome } = payslipOf(pay, givenUp, rates2026)
      const aPeriod = rounded(dividedBy(takeHome, wholeNumber(periods)))
      expect(Math.abs(aPeriod * periods - rounded(takeHome))).toBeLessThanOrEqual(periods / 2 + 0.5)
    })
  })

  test('below the allowance no nation takes anything', () => {
    assert(
      property(anyPay, pence(12_570_00), (pay, salary) => {
        for (const nation of nations) {
          const { tax } = payslipOf(
            { ...pay, salary, nation },
            { amount: Pence.make(0) },
            rates2026,
          )
          expect(rounded(tax)).toBe(0)
        }
      }),
    )
  })
})
