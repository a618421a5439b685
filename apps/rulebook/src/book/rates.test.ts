// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeRates } from './rates.ts'

test('the rates of a checkout are read, with their faults on a given day', async () => {
  const root = mkdtempSync(join(tmpdir(), 'save-rates-'))
  const folder = join(root, 'packages/domain/src/payslip')
  mkdirSync(folder, { recursive: true })
  const source = { title: 'GOV.UK, Wages', address: '', checkedOn: '2020-01-01' }
  const row = { rate: 'minimumWage', ageGroup: 'from21', anHour: 872, source }
  const book = [{ ...row, from: '2020-04-01', until: '2021-03-31' }]
  writeFileSync(
    join(folder, 'rate-book.policy.ts'),
    `export const rateBook = ${JSON.stringify(book)}`,
  )
  try {
    const { rates, ratesWrong, ratesEnding } = await describeRates(root, '2021-03-01')
    expect(rates.map(({ name, figures }) => [name, figures])).toEqual([
      ['Minimum wage', ['£8.72 an hour']],
    ])
    expect(ratesWrong).toEqual(['“GOV.UK, Wages” was last checked over a year ago.'])
    expect(ratesEnding).toEqual(['Minimum wage, 21 or over ends on 2021-03-31.'])
  } finally {
    rmSync(root, { recursive: true })
  }
})
