import { expect, test } from 'vitest'
import { browsersArguments } from './browsers-arguments.ts'
import { browsersReport } from './browsers-report.ts'

const known = {
  engines: ['chromium', 'firefox'],
  hands: ['pointer', 'keyboard'],
  journeys: ['Sign in', 'Sign out', 'Withdraw to the card'],
  features: ['has'],
} as const

const { features: _, ...everything } = known
const all = { ...everything, without: [] }

test.each<[string, readonly string[], object]>([
  ['nothing said', [], { ...all, isAll: true }],
  ['one engine', ['--only', 'firefox'], { ...all, engines: ['firefox'], isAll: false }],
  ['one hand', ['--hand', 'keyboard'], { ...all, hands: ['keyboard'], isAll: false }],
  [
    'journeys by a part of their name',
    ['--journey', 'sign', '--journey', 'CARD'],
    { ...all, isAll: false },
  ],
  ['one journey', ['--journey', 'out'], { ...all, journeys: ['Sign out'], isAll: false }],
  ['without a feature', ['--without', 'has'], { ...all, without: ['has'], isAll: false }],
])('%s', (_, args, wanted) => {
  expect(browsersArguments(args, known)).toEqual(wanted)
})

test.each([
  ['another engine', ['--only', 'trident']],
  ['a part of an engine', ['--only', 'fire']],
  ['another hand', ['--hand', 'voice']],
  ['no such journey', ['--journey', 'fly']],
  ['an unknown feature', ['--without', 'colour']],
  ['something else', ['--fast']],
])('%s is refused', (_, args) => {
  expect(() => browsersArguments(args, known)).toThrow()
})

test('the report counts and marks each journey, and gives the reason for a failure', () => {
  const text = browsersReport({
    date: '2026-11-22',
    commit: 'abc1234',
    system: 'Debian 12',
    engines: [{ name: 'firefox', version: 'firefox/153.7.0' }],
    hands: ['pointer', 'keyboard'],
    journeys: ['Sign in', 'Sign out'],
    played: [
      { journey: 'Sign in', engine: 'firefox', hand: 'pointer' },
      { journey: 'Sign in', engine: 'firefox', hand: 'keyboard' },
      { journey: 'Sign out', engine: 'firefox', hand: 'pointer', failure: 'Waited\nin vain' },
    ],
  })
  expect(text).toContain('**2 of 3** passed on 2026-11-22, at abc1234, on Debian 12:')
  expect(text).toContain('- firefox/153.7.0')
  expect(text).toContain('| journey  | firefox, pointer | firefox, keyboard |')
  expect(text).toContain('| Sign in  | ✓                | ✓                 |')
  expect(text).toContain('| Sign out | ✗                | –                 |')
  expect(text).toContain('**Sign out** (firefox, pointer): Waited in vain')
})
