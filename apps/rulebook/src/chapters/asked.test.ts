import { describe, expect, test } from 'vitest'
import { readRequirements } from '../model/proof/requirements.ts'
import { readDecisions } from '../model/records/decisions.ts'
import { readAllRecords } from '../model/records/records.ts'
import { readAsked, readAskedFiles, readChapterTexts } from './chapters.ts'

const asked = readAsked()
const ids = Object.keys(asked)

describe('How people ask for each place', () => {
  test('every requirement and every answered question has at least three wordings', () => {
    const all = [...readRequirements(), ...readDecisions()].map(({ id }) => id)
    expect(all.length).toBeGreaterThan(600)
    expect(all.filter((id) => (asked[id] ?? []).length < 3)).toEqual([])
  })

  test('each number is one of a requirement or an answered question', () => {
    const known = new Set([...readRequirements(), ...readDecisions()].map(({ id }) => id))
    expect(ids.filter((id) => /^[A-Z]+-\d+$/.test(id) && !known.has(id))).toEqual([])
  })

  test('each word, and each thing that Save has no way to do, stands in its chapter', () => {
    const nameOf = (word: string) => word.toLowerCase().replace(/\W+/g, '-')
    const known = readChapterTexts().flatMap(({ id, words, doesNot = {} }) => [
      ...Object.keys(words ?? {}).map((word) => `word-${id}-${nameOf(word)}`),
      ...Object.keys(doesNot).map((word) => `not-${id}-${nameOf(word)}`),
    ])
    expect(ids.filter((id) => /^(?:word|not)-/.test(id) && !known.includes(id))).toEqual([])
    expect(known.filter((id) => id.startsWith('not-') && !(id in asked))).toEqual([])
  })

  test('an entry of a record is the one that its wordings were written for', () => {
    const begins = new Map(
      readAllRecords()
        .flatMap(({ anchor, why, entries, consequences }) => [
          ...why.map((says, at) => ({ anchor: `${anchor}-why-${at + 1}`, says })),
          ...[...entries, ...consequences],
        ])
        .map(({ anchor, says }) => [anchor, says.replaceAll('**', '')]),
    )
    const asking = ids.filter((id) => /^record-/.test(id))
    expect(asking.toSorted()).toEqual(Object.keys(entriesAskedFor).toSorted())
    expect(
      Object.entries(entriesAskedFor).filter(([id, text]) => !begins.get(id)?.startsWith(text)),
    ).toEqual([])
  })

  test('no place is asked for in two files', () => {
    const all = readAskedFiles().flatMap(({ asked }) => Object.keys(asked))
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([])
  })

  test('no wording leads to two places', () => {
    const all = Object.values(asked)
      .flat()
      .map((wording) => wording.toLowerCase().replace(/\W+/g, ' ').trim())
    expect(all.filter((wording, at) => all.indexOf(wording) !== at)).toEqual([])
  })

  test('a wording is short and plain', () => {
    const all = Object.values(asked).flat()
    expect(all.filter((wording) => wording.length > 100 || wording.split(' ').length > 20)).toEqual(
      [],
    )
  })
})

/** How each begins: a new entry above it in its record gives it another number. */
const entriesAskedFor: Readonly<Record<string, string>> = {
  'record-11-2': 'Amounts are plain numbers',
  'record-15-5': 'Tabs of one browser tell each other',
  'record-15-7': 'The tab remembers',
  'record-15-11': 'Saves, a password change and a query',
  'record-15-then-2': 'Two calls that draw on one purse never overlap',
  'record-20-1': 'A context of its own',
  'record-20-2': 'Rates are dated rows',
  'record-20-3': 'Exact fractions, rounded once',
  'record-20-4': 'The pension is a percentage of the salary',
  'record-20-5': 'A benefit in kind raises taxable pay',
  'record-20-6': 'A year has 365 ÷ 7 weeks',
  'record-20-7': 'We ask for hours only where they matter',
  'record-20-8': 'The lower earnings limit',
  'record-20-10': 'National Insurance is that of category A',
  'record-24-1': 'A retailer and a vendor are one shop',
  'record-24-2': 'Cashback is the most that one enabled offer pays',
  'record-24-3': 'A voucher saves on the amount itself',
  'record-27-why-2': 'The portal is built for Safari',
  'record-28-why-3': 'So `opening.machine.ts` opens a path',
  'record-35-1': 'Each of the seven calls of the ledger carries',
  'record-35-2': 'A key (Enter or the space bar) pressed within',
}
