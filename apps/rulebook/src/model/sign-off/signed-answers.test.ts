import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRates } from '../../rates/rate-book.ts'
import { changesIn } from '../changes/changes.ts'
import { decidingRules } from '../proof/deciding-rules.ts'
import { type Decision, readDecisions } from '../records/decisions.ts'
import { readContext } from '../statements/domain.ts'
import { signOffsOf } from './sign-off.ts'
import type { SignOff } from './sign-off-entry.ts'
import { allVersionsOf, chapterVersionsOf, versionsOf } from './versions.ts'
import { wholeChapters } from './whole-chapters.examples.ts'

describe('A sign-off lapses with the answered questions that it rests on', async () => {
  const decisions = readDecisions()
  const chapters = (await wholeChapters()).filter(({ id }) => ['withdrawal', 'ledger'].includes(id))
  const deciding = decidingRules([{ source: await readContext('withdrawal') }])
  const versionsWith = (changed: readonly Decision[]) =>
    new Map([
      ...versionsOf(chapters, deciding, () => new Set(), changed),
      ...chapterVersionsOf(chapters, changed),
    ])
  const now = versionsWith(decisions)
  const lapsingWith = (id: string, part: Partial<Decision>) =>
    [...versionsWith(decisions.map((one) => (one.id === id ? { ...one, ...part } : one)))]
      .filter(([id, { version }]) => now.get(id)?.version !== version)
      .map(([id]) => id)

  test('when only the reason changes, and when the answer does', () => {
    const lapsing = lapsingWith('OQ-121', { why: 'Another reason.' })
    expect(lapsing).toContain('BANKW-08')
    expect(lapsing).not.toContain('CARDW-06')
    expect(lapsingWith('OQ-121', { says: 'Another answer.' })).toEqual(lapsing)
  })

  test('and with no other', () => {
    expect(lapsingWith('OQ-057', { why: 'Another reason.' })).toEqual([])
  })

  test('and says that this is what changed', () => {
    const versions = versionsWith(
      decisions.map((one) => (one.id === 'OQ-121' ? { ...one, why: 'Another reason.' } : one)),
    )
    const { version = '', pieces } = now.get('BANKW-08') ?? {}
    const signed = { requirement: 'BANKW-08', version, by: 'A. Reader', on: '2026-11-22' }
    const saidOf = (entry: SignOff) => signOffsOf(versions, [entry]).get('BANKW-08')?.[0]
    expect(saidOf({ ...signed, pieces })).toMatchObject({
      isCurrent: false,
      changed: [
        'the reason for the answer to OQ-121, in docs/decisions/0011-account-and-withdrawals.md, changed',
      ],
    })
    expect(saidOf(signed)?.changed).toEqual([
      'an answered question that it rests on, or its reason',
    ])
  })

  test('in all that can be signed', () => {
    const some = chapters.map((chapter) => ({
      ...chapter,
      proofs: chapter.proofs.filter(({ id }) => id === 'BANKW-08'),
    }))
    const all = (changed: readonly Decision[]) =>
      allVersionsOf(some, deciding, readRates().entries, changed)
    const [then, since] = [all(decisions), all(decisions.map((one) => ({ ...one, why: 'None.' })))]
    expect(
      ['BANKW-08', 'ledger', 'rates'].map((id) => then.get(id)?.version === since.get(id)?.version),
    ).toEqual([false, false, true])
  })

  test('and so does that of a chapter that is signed as a whole', () => {
    expect(lapsingWith('OQ-105', { why: 'Another reason.' })).toEqual(['ledger'])
  })
})

test('"What changed" tells of every answer and of its reason', () => {
  const decisions = readDecisions()
  const told = new Map(
    [...new Set(decisions.map(({ file }) => file))].map((file) => [
      file,
      changesIn(file, '', readFileSync(file, 'utf8'))
        .map(({ is }) => is)
        .join('\n'),
    ]),
  )
  const untold = decisions.filter(({ file, says, why }) =>
    [says, why].some((text) => told.get(file)?.includes(text) !== true),
  )
  expect(untold).toEqual([])
})
