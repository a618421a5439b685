import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRequirements } from '../model/proof/requirements.ts'
import { readSignOffs, sign, signOffsOf, signOffsWritten } from '../model/sign-off/sign-off.ts'
import { rateBookVersionOf } from '../model/sign-off/versions.ts'
import { signOffDataOf } from '../page/sign-off-data.ts'
import { signedFile } from '../site/sign-off/signed-file.ts'
import { readRates } from './rate-book.ts'
import type { RateEntry } from './rate-entry.ts'
import { rateBookId, ratesUsed } from './rates-used.ts'

const { entries } = readRates('2026-11-22')
const wage = 'Minimum wage, 21 or over'

/** The rate book once the wage, the host's tax rate or a source is another. */
const bookWith = (what: string, change: Partial<RateEntry>): readonly RateEntry[] =>
  entries.map((entry) => (entry.what === what ? { ...entry, ...change } : entry))

/** Signs all three with the rates of today, and says how they stand with another book. */
function standingWith(changed: readonly RateEntry[]) {
  const versions = (rates: readonly RateEntry[]) =>
    new Map([
      ...['payslip', 'SALSAC-04', 'BANKW-07'].map(
        (id) => [id, { version: '1-2-3-4', pieces: {} }] as const,
      ),
      [rateBookId, rateBookVersionOf(rates)],
    ])
  const folder = mkdtempSync(join(tmpdir(), 'rates-'))
  const file = join(folder, 'sign-off.yaml')
  const used = ratesUsed(entries)
  for (const [requirement, version] of versions(entries))
    sign(
      { requirement, ...version, by: 'A. Reader', on: '2026-11-22', rates: used.get(requirement) },
      file,
    )
  const signed = signOffsOf(versions(changed), readSignOffs(file), ratesUsed(changed))
  rmSync(folder, { recursive: true })
  return Object.fromEntries([...signed].map(([id, [last]]) => [id, last?.changed]))
}

describe('A sign-off keeps the rates that were read', () => {
  test('and is current while none changes', () => {
    expect(standingWith(entries)).toEqual({
      payslip: [],
      'SALSAC-04': [],
      'BANKW-07': [],
      rates: [],
    })
  })

  test('the payslip and the rate book lapse with a rate of the payslip, which is named', () => {
    const says = `the rate “${wage}, the United Kingdom, from 1 April 2026” changed from “£12.71 an hour, until 31 March 2027” to “£13.00 an hour, until 31 March 2027”`
    expect(standingWith(bookWith(wage, { value: '£13.00 an hour' }))).toEqual({
      payslip: [says],
      'SALSAC-04': [],
      'BANKW-07': [],
      rates: [says],
    })
  })

  test('the comparison lapses with a rate of the host', () => {
    const standing = standingWith(bookWith('Tax, basic band of the comparison', { value: '21%' }))
    expect(standing['payslip']).toEqual([])
    expect(standing['SALSAC-04']?.join()).toContain('changed from “20%, until')
  })

  test('the rate book lapses with a source, and with a rate that is new or gone', () => {
    const source = { title: 'Other', address: 'https://example.com', checkedOn: '2026-11-22' }
    expect(standingWith(bookWith(wage, { source }))).toMatchObject({
      payslip: [],
      rates: [
        `the source of the rate “${wage}, the United Kingdom”, in packages/domain/src/payslip/rate-book.policy.ts, changed`,
      ],
    })
    const next = entries.filter(({ what }) => what === wage)
    const years = { from: '2027-04-01', until: '2028-03-31' }
    const further = [...entries, ...next.map((entry) => ({ ...entry, ...years }))]
    expect(standingWith(further)['rates']).toEqual([
      `the rate “${wage}, the United Kingdom, from 1 April 2027” is new: £12.71 an hour, until 31 March 2028`,
    ])
    expect(standingWith(bookWith(wage, { from: '2026-04-02' }))['payslip']).toEqual([
      `the rate “${wage}, the United Kingdom, from 1 April 2026” is gone; it was £12.71 an hour, until 31 March 2027`,
      `the rate “${wage}, the United Kingdom, from 2 April 2026” is new: £12.71 an hour, until 31 March 2027`,
    ])
  })
})

test('The page writes the rates of a sign-off as the command does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rates-'))
  const file = join(folder, 'sign-off.yaml')
  const rates = { payslip: { [`${wage}: "all"`]: '£12.71 an hour' } }
  const signed = { by: 'A', on: '2026-11-22' }
  const data = signOffDataOf({
    signOffsWritten: signOffsWritten(file),
    versions: new Map([['payslip', { version: '1-2', pieces: {} }]]),
    ratesUsed: new Map(Object.entries(rates)),
  })
  sign({ requirement: 'payslip', version: '1-2', ...signed, rates: rates.payslip }, file)
  expect(signedFile(data, { ...signed, ids: ['payslip'] })).toBe(readFileSync(file, 'utf8'))
  expect(readSignOffs(file)[0]?.rates).toEqual(rates.payslip)
  rmSync(folder, { recursive: true })
})

test('Each rate names a user that can be signed', () => {
  const known = new Set(readRequirements().map(({ id }) => id))
  const silent = entries.filter(
    ({ decides }) => !decides.some((id) => known.has(id) || id === 'payslip'),
  )
  expect(silent).toEqual([])
})
