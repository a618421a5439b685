import { describe, expect, test } from 'vitest'
import type { Change } from '../changes/changes.ts'
import { failedGroups } from './failures.ts'
import { nearChanges } from './near-changes.ts'
import { shownChange } from './shown-changes.ts'

const file = 'packages/domain/src/withdrawal/outcome-messages.test.ts'
const messages = 'packages/domain/src/withdrawal/withdrawal.messages.ts'

const sentence = (was: string, is: string, name = 'withdrawalMessages.requested'): Change => ({
  ...{ file: messages, kind: 'sentence', name },
  ...{ was, is },
})

describe('A failing case that shows a changed text itself is explained by that', () => {
  const days = sentence('It is paid within ‹days› working days.', 'It is paid in ‹days› days.')
  const shown = (expected: string, received: string, ...changes: readonly Change[]) =>
    shownChange(changes)({ file, wrong: [{ expected, received }] })

  test('a sentence with the old words, for which the new ones came', () => {
    const cells = [
      'Thank you. It is paid within 7 working days.',
      'Thank you. It is paid in 7 days.',
    ] as const
    expect(shown(...cells, days)).toBe(days)
    expect(shown(cells[1], cells[0], days)).toBeUndefined()
    expect(shown('yes', 'no', days)).toBeUndefined()
  })

  test('a sentence with the old words, which a screen no longer says', () => {
    const screen = (...texts: readonly string[]) => ['it is asked for', ...texts].join('; ')
    const [wanted, missing] = ['text', 'no text'].map(
      (says) => `${says} It is paid within 7 working days.`,
    )
    const others = ['heading Thank you', 'no heading Thank you']
    expect(shown(screen(`${wanted}`), screen(`${missing}`), days)).toBe(days)
    // Where something else is missing as well, something else can be the cause.
    expect(
      shown(screen(`${wanted}`, `${others[0]}`), screen(`${missing}`, `${others[1]}`), days),
    ).toBeUndefined()
    expect(shown(screen(`${others[0]}`), screen(`${others[1]}`), days)).toBeUndefined()
  })

  test('a sentence into which other values are put', () => {
    const between = sentence('From ‹least› to ‹most›', 'From ‹most› to ‹least›')
    expect(shown('From £5.00 to £250.00', 'From £250.00 to £5.00', between)).toBe(between)
  })

  test('a sentence of two forms, of which the other came', () => {
    const offers = sentence(
      '‘1 cashback offer’ if count is 1, otherwise ‘‹count› cashback offers’',
      '‘1 cashback offer’ if count is at most 1, otherwise ‘‹count› cashback offers’',
    )
    expect(shown('0 cashback offers', '1 cashback offer', offers)).toBe(offers)
    expect(shown('0 offers', '1 cashback offer', offers)).toBeUndefined()
  })

  test('a word of a figure, for which another came', () => {
    const words: Change = {
      ...{ file: messages, kind: 'figure or rate', name: 'categories' },
      ...{ was: "['Cashback', 'Website', 'Other']", is: "['Cashback', 'Site', 'Other']" },
    }
    expect(shown('Cashback, Website, Other', 'Cashback, Site, Other', words)).toBe(words)
    expect(shown('Cashback, Website', 'Cashback, Forum', words)).toBeUndefined()
    expect(shown('£5.00', '£6.00', { ...words, was: '£5.00', is: '£6.00' })).toBeUndefined()
  })

  test('what the test itself compares, where no cell could be named', () => {
    const complaint = [
      'expected a to equal b',
      '- Expected',
      '+ Received',
      '-   "It is paid within 7 working days.",',
      '+   "It is paid in 7 days.",',
    ].join('\n')
    expect(shownChange([days])({ file, wrong: [], complaint })).toBe(days)
  })

  test('not by a sentence that its test does not use', () => {
    const foreign = { ...days, file: 'packages/domain/src/retailers/retailers.messages.ts' }
    expect(
      shownChange([foreign])({
        file: 'packages/domain/src/kernel/fraction/fraction.test.ts',
        wrong: [
          { expected: 'It is paid within 7 working days.', received: 'It is paid in 7 days.' },
        ],
      }),
    ).toBeUndefined()
  })
})

describe('A failing case that runs no changed rule', () => {
  const adapter = 'packages/api-adapter/src'
  const calls = `${adapter}/client/in-time-table.test.ts`
  const deadline: Change = {
    ...{ file: `${adapter}/client/http.policy.ts`, kind: 'figure or rate', name: 'deadlineMs' },
    ...{ was: '15 s (15000 ms)', is: '10 s (10000 ms)' },
  }
  const ran = ['packages/domain/src/kernel/link/link.rules.ts#carriesAntiForgeryToken']
  const unnoted = () => false

  test('is explained by the nearest change that no run notes, rather than by a rule that has not changed', () => {
    expect(nearChanges([deadline], unnoted)({ file: calls, ran })).toEqual([deadline])
    const chapters = [
      {
        title: 'Calls',
        ...{ machines: [], proofs: [], source: { rules: [], figures: [], sentences: [] } },
        tables: [],
        facts: [
          {
            ...{ anchor: 'f', title: 'A call is given up', group: '', file: calls, ids: [], ran },
            ...{ result: 'failed', complaints: [] },
          },
        ],
      },
    ] as unknown as Parameters<typeof failedGroups>[0]['chapters']
    const book = { chapters, latestChanges: [deadline], changedFiles: [deadline.file] }
    expect(
      failedGroups(book, new Map(), () => new Set()).map(({ rule, causing }) => [rule, causing]),
    ).toEqual([[undefined, [deadline]]])
  })

  test('not by a rule that a run would have noted, nor where nobody knows what it ran', () => {
    const rule: Change = { ...deadline, kind: 'rule' }
    expect(nearChanges([rule], () => true)({ file: calls, ran })).toEqual([])
    expect(nearChanges([deadline], unnoted)({ file: calls, ran: [] })).toEqual([])
  })
})
