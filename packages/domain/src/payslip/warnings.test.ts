import { expect, test } from 'vitest'
import { nothing, type Pence, pounds } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { benefitTaxes } from './benefit-label.table.ts'
import { safeAmount } from './minimum-wage.rules.ts'
import { askingForHours, leastPays, safeAmounts } from './minimum-wage.table.ts'
import { examplePay, rates2026, workedFor } from './pay.examples.ts'
import type { Nation } from './pay.schema.ts'
import { warningSource, warnings, warningsOf } from './warnings.rules.ts'
import { firstToKnow } from './warnings.table.ts'

check(safeAmounts)
check(leastPays)
check(askingForHours)
check(firstToKnow)
check(benefitTaxes)

test('without hours, or without a published wage, there is no safe amount', () => {
  const amount = { amount: pounds('1') }
  expect(safeAmount(examplePay, amount, rates2026)).toBeUndefined()
  const pay = { ...examplePay, hoursAWeek: 37.5 }
  expect(safeAmount(pay, amount, { minimumWages: undefined })).toBeUndefined()
})

test('pay below the minimum wage comes first', () => {
  const worked = workedFor({ amount: pounds('1200'), 'in kind %': 100 })
  const found = (exceededBy: Pence | undefined) => warningsOf({ ...worked, exceededBy })
  expect(found(pounds('0.01'))).toEqual(['belowMinimumWage', 'insuranceOnly'])
  expect([found(nothing), found(undefined)]).toEqual([['insuranceOnly'], ['insuranceOnly']])
})

test('each warning names its source; a crossed band names its nation’s page', () => {
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
