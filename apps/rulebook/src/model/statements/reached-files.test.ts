import { expect, test } from 'vitest'
import { mayRun, reachedFrom } from './reached-files.ts'

const directory = reachedFrom('packages/domain/src/retailers/directory.test.ts')

test('a test reaches what it imports, and what that imports in turn', () => {
  expect(directory.get('packages/domain/src/retailers/directory.test.ts')).toBe(0)
  expect(directory.get('packages/domain/src/retailers/directory.rules.ts')).toBe(1)
  expect(directory.get('packages/domain/src/kernel/paging/paging.policy.ts')).toBeGreaterThan(1)
})

test('it does not reach what nothing of this imports', () => {
  expect(directory.has('packages/domain/src/payslip/payslip.rules.ts')).toBe(false)
})

test('other packages are reached by their names', () => {
  const screens = reachedFrom('apps/portal/src/benefits/order-table.test.tsx')
  expect([...screens.keys()]).toContain('packages/domain/src/benefits/salary-sacrifice.rules.ts')
})

test('a file that is gone reaches nothing', () => {
  expect([...reachedFrom('packages/domain/src/gone.test.ts')]).toEqual([])
})

test('A test may run what it reaches; of a file that is gone nobody can tell', () => {
  const file = 'packages/domain/src/retailers/directory.test.ts'
  expect(mayRun(file, 'packages/domain/src/kernel/paging/paging.policy.ts')).toBe(true)
  expect(mayRun(file, 'apps/fake-api/src/portal/page-configuration.policy.ts')).toBe(false)
  expect(mayRun(file, 'packages/domain/src/gone.policy.ts')).toBe(true)
  expect(mayRun(file, 'packages/ui/src/button/gone.tsx')).toBe(false)
  expect(mayRun('apps/portal/src/search/search.test.tsx', 'packages/ui/src/gone.tsx')).toBe(true)
  expect(mayRun('gone.test.ts', 'packages/domain/src/kernel/paging/paging.policy.ts')).toBe(true)
})
