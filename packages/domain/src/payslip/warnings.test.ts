import { expect, test } from 'vitest'
import { isBelow, nothing, type Pence, pounds, rounded } from '../kernel/index.ts'
import { onBearable } from '../testing/any-pay.ts'
import { check } from '../testing/check.ts'
import { benefitTaxes } from './benefit-label.table.ts'
import { safeAmount } from './minimum-wage.rules.ts'
import { askingForHours, leastPays, safeAmounts } from './minimum-wage.table.ts'
import { calculatedFor, examplePay, rates2026 } from './pay.examples.ts'
import type { Nation } from './pay.schema.ts'
import { payslipChange } from './payslip.rules.ts'
import { warningSource, warnings, warningsOf } from './warnings.rules.ts'
import { warningViews } from './warnings.selectors.ts'
import { firstToKnow } from './warnings.table.ts'

check(safeAmounts)
check(leastPays)
check(askingForHours)
check(firstToKnow)
check(benefitTaxes)

test('the safe amount is unknown without hours or a published wage', () => {
  const amount = { amount: pounds('1') }
  expect(safeAmount(examplePay, amount, rates2026)).toBeUndefined()
  const pay = { ...examplePay, hoursAWeek: 37.5 }
  expect(safeAmount(pay, amount, { minimumWages: undefined })).toBeUndefined()
})

test('pay below the minimum wage comes first', () => {
  const calculated = calculatedFor({ amount: pounds('1200'), 'in kind %': 100 })
  const found = (exceededBy: Pence | undefined) => warningsOf({ ...calculated, exceededBy })
  expect(found(pounds('0.01'))).toEqual(['belowMinimumWage', 'insuranceOnly'])
  expect([found(nothing), found(undefined)]).toEqual([['insuranceOnly'], ['insuranceOnly']])
})

/** What each message says about income tax: paid before, paid after, some of it saved. */
const saidOfTax: Readonly<Record<string, Partial<Record<'before' | 'after' | 'saved', boolean>>>> =
  {
    'You don’t pay income tax on this pay': { before: false, after: false, saved: false },
    'This benefit is taxed as if it were pay': { before: true, after: true, saved: false },
    'You pay tax on more than you give up': { after: true, saved: false },
    'of this benefit is taxed as if it were pay': { before: true, after: true, saved: true },
    'so no single rate applies': { before: true, saved: true },
    'within your tax-free allowance': { before: true, after: false, saved: true },
  }

test('no warning contradicts another, or the payslip, about income tax', () => {
  const seenCounts = new Map(Object.keys(saidOfTax).map((sentence) => [sentence, 0]))
  let pairs = 0
  onBearable((pay, givenUp) => {
    const change = payslipChange(pay, givenUp, rates2026)
    const { before, after } = change
    const texts = warningViews({ pay, givenUp, rates: rates2026, change }, undefined)
    const statements = Object.entries(saidOfTax).filter(([sentence]) =>
      texts.some(({ text }) => text.includes(sentence)),
    )
    for (const [sentence] of statements)
      seenCounts.set(sentence, (seenCounts.get(sentence) ?? 0) + 1)
    pairs += statements.length > 1 ? 1 : 0
    const facts = {
      before: rounded(before.tax) > 0,
      after: rounded(after.tax) > 0,
      saved: isBelow(after.tax, before.tax) && rounded(before.tax) > 0,
    }
    expect(statements.map(([, claims]) => ({ ...facts, ...claims }))).toEqual(
      statements.map(() => facts),
    )
  }, 20_000)
  expect([...seenCounts.values()].every((times) => times > 20)).toBe(true)
  expect(pairs).toBeGreaterThan(20)
}, 60_000)

test('the warning about an amount that crosses a whole band, down to the allowance, names the lowest band', () => {
  const worked = calculatedFor({ salary: pounds('50280'), amount: pounds('37710') })
  expect(warningViews(worked, undefined).map(({ text }) => text)).toEqual([
    'Part of this amount is taxed at 40% and part at 20%, so no single rate applies.',
  ])
})

test('each warning names its source, and a crossed band names its nation’s page', () => {
  const titles = (nation: Nation) =>
    warnings.map((warning) => warningSource(warning, { nation }).title)
  const ofAll = (bands: string) => [
    'GOV.UK, National Minimum Wage and National Living Wage rates',
    'GOV.UK, Salary sacrifice for employers',
    'GOV.UK, Income Tax rates and Personal Allowances',
    'GOV.UK, Optional remuneration arrangements (480: Appendix 12)',
    'GOV.UK, Optional remuneration arrangements (480: Appendix 12)',
    'GOV.UK, Optional remuneration arrangements (480: Appendix 12)',
    bands,
    'GOV.UK, Income Tax rates and Personal Allowances',
  ]
  expect(titles('englandOrNorthernIreland')).toEqual(
    ofAll('GOV.UK, Income Tax rates and Personal Allowances'),
  )
  expect(titles('wales')).toEqual(ofAll('GOV.UK, Income Tax in Wales'))
  expect(titles('scotland')).toEqual(ofAll('GOV.UK, Income Tax in Scotland'))
})
