import { expect, test } from 'vitest'
import { onBearable } from '../testing/any-pay.ts'
import { evaluateWorking } from '../testing/evaluate-working.ts'
import { rates2026 } from './pay.examples.ts'
import { payslipChange } from './payslip.rules.ts'
import { payslipWorkings } from './payslip-workings.selectors.ts'

test('recalculating each calculation gives the figure beside it', () => {
  const labels: string[] = []
  onBearable((pay, givenUp) => {
    const change = payslipChange(pay, givenUp, rates2026)
    const { parts } = payslipWorkings({ pay, givenUp, rates: rates2026, change })
    const lines = parts.flatMap(({ lines }) => lines)
    // One assertion per case, since there are tens of thousands of cases.
    const differing = lines.filter(({ label, value }) => !comesTo(evaluateWorking(label), value))
    if (differing.length > 0) expect(differing).toEqual([])
    labels.push(...lines.map(({ label }) => label))
  }, 2000)
  expect(labels.length).toBeGreaterThan(20_000)
  for (const word of ['never below', 'rounded down', 'rounded up', 'is below', 'Nothing to tax'])
    expect(labels.some((label) => label.includes(word))).toBe(true)
}, 60_000)

/** Figures are rounded to the penny, shares to one decimal of a percent. */
function comesTo(result: number, value: string): boolean {
  const figure = Number(value.replace(/[£,%]/g, '').replace('−', '-'))
  const isShare = value.endsWith('%')
  return Math.abs((isShare ? result * 100 : result) - figure) <= (isShare ? 0.05 : 0.005) + 1e-6
}
