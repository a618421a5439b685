import { expect, test } from 'vitest'
import { branchesOf } from './coverage.ts'

test('Branches are counted, and files with gaps are named', () => {
  const branches = (covered: number, total: number) => ({ branches: { covered, total } })
  const summary = {
    total: branches(3, 4),
    '/a.rules.ts': branches(2, 2),
    '/b.rules.ts': branches(1, 2),
  }
  expect(branchesOf(summary)).toMatchObject({
    covered: 3,
    total: 4,
    gaps: [{ file: expect.stringContaining('b.rules.ts'), missed: 1 }],
  })
})
