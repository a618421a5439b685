import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestOfCalls } from './decided-calls.ts'
import { schedulesOf } from './schedules.ts'

function arrange() {
  const folder = mkdtempSync(join(tmpdir(), 'calls-'))
  const write = (file: string, text: string) => {
    const path = join(folder, 'packages/domain/src', file)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, text)
  }
  write('ledger/purse.machine.ts', 'one')
  return { write, digest: () => digestOfCalls(folder) }
}

test.each([
  ['ledger/purse.machine.ts', 'two', true],
  ['ledger/purse.machine.ts', '/** Said otherwise. */\none // here, too\n', false],
  ['checkout/deep/added.rules.ts', 'added', true],
  ['ledger/purse.test.ts', 'a test', false],
  ['ledger/ledger.messages.ts', 'a sentence', false],
  ['payslip/tax.rules.ts', 'another context', false],
])('once %s is %j, what decides the calls is something else: %j', (file, text, isOther) => {
  const { write, digest } = arrange()
  const before = digest()
  expect(digest()).toBe(before)
  write(file, text)
  expect(digest() !== before).toBe(isOther)
})

test.each([
  ['the same as now', digestOfCalls(), false],
  ['something else', 'fedcba987654', true],
  ['not known, as by an old result', undefined, true],
])('results are outdated if what decided them is %s', (_, decidedBy, isOutdated) => {
  const played = {
    subject: 'bank',
    mode: 'stays',
    runs: 1,
    seed: 1,
    held: true,
    date: '2026-11-26',
  }
  const results = { invariants: {}, played: [{ ...played, ...(decidedBy && { decidedBy }) }] }
  expect(schedulesOf(results).isOutdated).toBe(isOutdated)
})

test('the book lists the faults of every file of found schedules', () => {
  expect(schedulesOf({ invariants: {}, played: [] }).found).toContain(
    'a call that the browser ended because its page was to be left counted as told by that page',
  )
})
