import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'

const file = 'packages/domain/src/withdrawal/daily-limit.test.ts'
const before = readFileSync(file, 'utf8')

test('A row that is gone shows its amounts in pounds, as its table does', () => {
  const row = /\n {4}250\.01 .*/
  expect(before).toMatch(row)
  const [change, ...more] = changesIn(file, before, before.replace(row, ''))
  expect(more).toEqual([])
  expect(change?.was).toContain('£250.01')
  expect(change?.was).not.toMatch(/: \d+\.\d\d(?: |$)/)
  expect(change?.is).toBeUndefined()
})
