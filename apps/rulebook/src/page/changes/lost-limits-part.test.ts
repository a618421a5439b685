import { expect, test } from 'vitest'
import type { Change } from '../../model/changes/changes.ts'
import { linkingTo } from '../words.ts'
import { lostLimitsPart } from './lost-limits-part.ts'

const gone: Change = {
  ...{ kind: 'case', file: 'packages/domain/src/withdrawal/transfer.test.ts', name: 'case: over' },
  ...{ was: 'case: over', is: undefined, lostLimit: '4.99 and 5.00 (typed)' },
}

const told = (...latestChanges: readonly Change[]) =>
  String(lostLimitsPart({ latestChanges }, linkingTo(new Set())))

test('The first page names a limit that no row shows any more', () => {
  const text = told(gone, { ...gone, is: 'case: far over' })
  expect(text).toContain('Limits that no row shows any more')
  expect(text).toContain(
    'is gone. It showed that the answer changes between 4.99 and 5.00 (typed); no row of its table does so now.',
  )
  expect(text).toContain('is another row now.')
})

test('It has no such part while every limit has its rows', () => {
  const { lostLimit: _, ...other } = gone
  expect(told(other)).toBe('')
})
