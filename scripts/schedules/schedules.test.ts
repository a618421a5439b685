import { expect, test } from 'vitest'
import { schedulesArguments } from './schedules-arguments.ts'

test.each<[string, readonly string[], object]>([
  ['nothing said', [], { runs: 10_000, seed: 5, only: [], isPlanted: false }],
  [
    'how many, and which',
    ['--runs', '20', '--seed', '7'],
    { runs: 20, seed: 7, only: [], isPlanted: false },
  ],
  ['planted', ['--planted'], { runs: 1000, seed: 5, only: [], isPlanted: true }],
  [
    'of some',
    ['--only', 'card', '--only', 'bank'],
    { runs: 10_000, seed: 5, only: ['card', 'bank'], isPlanted: false },
  ],
])('%s', (_, args, wanted) => {
  expect(schedulesArguments(args, 5)).toEqual(wanted)
})

test.each([
  ['no number', ['--runs', 'many']],
  ['none at all', ['--runs', '0']],
  ['a part of one', ['--seed', '1.5']],
  ['something else', ['--fast']],
])('%s is refused', (_, args) => {
  expect(() => schedulesArguments(args, 5)).toThrow()
})
