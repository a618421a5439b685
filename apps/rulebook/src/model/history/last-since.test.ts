import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepSince, sinceOfLast } from './last-since.ts'

test('A book that is written again compares with what was asked last, at the same commit only', () => {
  const where = join(mkdtempSync(join(tmpdir(), 'since-')), 'reports', 'since.json')
  expect(sinceOfLast('c0ffee', where)).toBeUndefined()
  keepSince('v1.2.0', 'c0ffee', where)
  expect(sinceOfLast('c0ffee', where)).toBe('v1.2.0')
  expect(sinceOfLast('decade', where)).toBeUndefined()
  keepSince(undefined, 'c0ffee', where)
  expect(sinceOfLast('c0ffee', where)).toBeUndefined()
})
