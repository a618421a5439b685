import { describe, expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { idsIn } from './requirement-ids.ts'
import { sentencesOf } from './sentences.ts'
import { templatesIn } from './templates.ts'

describe('Which requirements does a text name?', () => {
  const cases = [
    ['in brackets', 'The least (BANKW-08).', ['BANKW-08']],
    ['a range', 'See BANKW-07 to BANKW-09', ['BANKW-07', 'BANKW-08', 'BANKW-09']],
    ['a shortened range', 'See BANKW-07 to -09', ['BANKW-07', 'BANKW-08', 'BANKW-09']],
    ['shortened others', 'SHELL-20, -21', ['SHELL-20', 'SHELL-21']],
    ['questions, too', 'SALSAC-06, OQ-086', ['SALSAC-06', 'OQ-086']],
    ['one twice is one', 'A-01 and A-01', ['A-01']],
    ['none', 'At most 60 of them', []],
  ] as const
  for (const [name, text, ids] of cases)
    test(name, () => {
      expect(idsIn(text)).toEqual(ids)
    })
})

describe('What does a function say?', () => {
  test('a gap stands for an argument', () => {
    const say = (limit: number, member: { name: string }) =>
      `At most ${Math.round(limit)}, ${member.name}.`
    expect(templatesIn(String(say))).toEqual(['At most ‹limit›, ‹name›.'])
  })

  test('every sentence that it chooses from, but nothing that it compares with', () => {
    const say = (kind: string, count: number) => (kind === 'one' ? '1 offer' : `${count} offers`)
    expect(templatesIn(String(say))).toEqual(['1 offer', '‹count› offers'])
  })

  test('braces within a gap belong to it', () => {
    const say = (b: number) => `a ${{ c: b }.c} d`
    expect(templatesIn(String(say))).toEqual(['a ‹c› d'])
  })

  test('an escaped quote does not end it', () => {
    expect(templatesIn("'it\\'s'")).toEqual(["it's"])
  })
})

test('What a sentence takes from figures and other sentences is filled in; its arguments are gaps in words', () => {
  const [other, policy] = ['Up to', { daysAYear: 365 }]
  const written = (amount: number) => amount.toFixed(2)
  const messages = {
    upTo: (gain: string) => `${other} ${gain}`,
    year: (wageAnHour: string) => `${policy.daysAYear} × ${wageAnHour}`,
    atMost: (dayLimit: number) => `At most ${written(dayLimit)}, ${other}.`,
    of: ({ firstName }: { readonly firstName: string }) => `Hello, ${firstName}`,
  }
  expect(sentencesOf({ messages }).map(({ texts }) => texts)).toEqual([
    ['Up to ‹gain›'],
    ['365 × ‹wage an hour›'],
    // It works with its argument, so that it can't be asked.
    ['At most ‹day limit›, ‹other›.'],
    ['Hello, ‹first name›'],
  ])
})

test('Sentences keep their order; ours are known as ours', () => {
  const messages = { login: 'Login', steps: ['One', 'Two'], ours: { wait: () => 'Wait…' } }
  expect(sentencesOf({ messages })).toEqual([
    { key: 'login', texts: ['Login'], isOurs: false },
    { key: 'steps', texts: ['One', 'Two'], isOurs: false },
    { key: 'ours.wait', texts: ['Wait…'], isOurs: true },
  ])
})

test('Figures have the value in force and the words above it', () => {
  const source = `/** Of the list (A-01). */
export const policy = {
  /** The least (A-02). */
  least: pounds('0.01'),
  waitMs: 1_500,
  path: '',
} as const

/** All there are. */
export const kinds = ['a', 'b']
`
  const policy = { least: 1, waitMs: 1500, path: '' }
  expect(figuresOf(source, { policy, kinds: ['a', 'b'] })).toEqual([
    { name: 'policy.least', value: '£0.01', says: 'The least (A-02).', line: 4 },
    { name: 'policy.waitMs', value: '1.5 s (1500 ms)', says: 'Of the list (A-01).', line: 5 },
    { name: 'policy.path', value: '(empty)', says: 'Of the list (A-01).', line: 6 },
    { name: 'kinds', value: 'a, b', says: 'All there are.', line: 10 },
  ])
})

test('A long time is written in the unit in which people think of it', () => {
  const times = {
    shortMs: 400,
    oddMs: 90_000,
    minuteMs: 60_000,
    keptMs: 900_000,
    dayMs: 86_400_000,
    daysMs: 30 * 86_400_000,
  }
  expect(figuresOf('export const times = {}', { times }).map(({ value }) => value)).toEqual([
    '0.4 s (400 ms)',
    '90 s (90000 ms)',
    '1 minute (60000 ms)',
    '15 minutes (900000 ms)',
    '24 hours (86400000 ms)',
    '30 days (2592000000 ms)',
  ])
})

test('An amount that a field begins with is written as one', () => {
  const policy = { firstAmount: '100.00', version: '1.2' }
  expect(figuresOf('export const policy = {}', { policy }).map(({ value }) => value)).toEqual([
    '£100.00',
    '1.2',
  ])
})

test('A size whose words name its unit has it in the value, and so has a percentage', () => {
  const text = `export const policy = {
  /** Its width, in CSS pixels (BANNER-09). */
  width: 920,
  /** How many. */
  slides: 3,
  /** The most that can be entered. */
  mostPercent: 100,
}`
  const policy = { width: 920, slides: 3, mostPercent: 100 }
  expect(figuresOf(text, { policy }).map(({ value }) => value)).toEqual([
    '920 CSS pixels',
    '3',
    '100%',
  ])
})

test('A time that stands alone is written so, too', () => {
  const text = '/** How long. */\nexport const deadlineMs = 15_000'
  expect(figuresOf(text, { deadlineMs: 15_000 })[0]?.value).toBe('15 s (15000 ms)')
})

test('A source is written as one, and dated rows are left to the rate book', () => {
  const source = `
/** Where the rates come from. */
export const sources = { tax: 0 }
export const rows = []
`
  const tax = { title: 'GOV.UK, Tax', address: 'https://tax.example', checkedOn: '2026-11-22' }
  const module = { sources: { tax }, rows: [{ from: '2026-04-06', percent: 20 }] }
  expect(figuresOf(source, module)).toEqual([
    {
      name: 'sources.tax',
      value: 'GOV.UK, Tax, https://tax.example, checked on 22 November 2026',
      says: 'Where the rates come from.',
      line: 3,
    },
  ])
})
