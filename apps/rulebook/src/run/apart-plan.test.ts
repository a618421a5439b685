import { expect, test } from 'vitest'
import { plannedRuns } from './apart-plan.ts'

const tests: Readonly<Record<string, readonly string[]>> = {
  kernel: ['help', 'login', 'bank'],
  help: ['help'],
  login: ['login'],
  bank: ['bank', 'login'],
  unused: [],
}
const planned = (most: number) =>
  plannedRuns(Object.keys(tests), (file) => tests[file] ?? [], most).map(({ files }) => files)

test('Files of which no test uses two are put back in one run', () => {
  expect(planned(12)).toEqual([['kernel'], ['bank', 'help'], ['login']])
})

test('A run has the tests of all its files', () => {
  expect(plannedRuns(['help', 'bank'], (file) => tests[file] ?? [], 12)).toEqual([
    { files: ['bank', 'help'], tests: ['bank', 'login', 'help'] },
  ])
})

test('Where more runs would be needed than there may be, the rest stays out', () => {
  expect(planned(2)).toEqual([['kernel'], ['bank', 'help']])
})
