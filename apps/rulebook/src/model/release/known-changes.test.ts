import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesIn } from '../changes/changes.ts'
import { changesInAll } from './known-changes.ts'

const two = {
  file: 'packages/domain/src/a/a.policy.ts',
  before: 'export const aPolicy = { most: 1, least: 2 }',
  after: 'export const aPolicy = { most: 3 }',
}

test('What was found in two versions of a file is not sought again, and that of others is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  const path = join(folder, 'kept', 'changes.json')
  const found = changesIn(two.file, two.before, two.after)
  expect(changesInAll([two], path)).toEqual(found)
  expect(changesInAll([two], path)).toEqual(found)
  const kept = readFileSync(path, 'utf8')
  writeFileSync(path, kept.replace('"3"', '"kept"'))
  expect(changesInAll([two], path)[0]?.is).toBe('kept')
  expect(changesInAll([{ ...two, after: two.after.replace('3', '4') }], path)[0]?.is).toBe('4')
  changesInAll([{ ...two, file: 'packages/domain/src/b/b.policy.ts' }], path)
  expect(changesInAll([two], path)[0]?.is, 'further files take nothing away').toBe('kept')
  rmSync(folder, { recursive: true })
})
