import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readChapterTexts } from '../chapters/chapters.ts'
import { readRates } from '../rates/rate-book.ts'
import { changesIn } from './changes.ts'
import { decidingRules } from './deciding-rules.ts'
import { type Decision, readDecisions } from './decisions.ts'
import { readContext, sourceOf } from './domain.ts'
import { readRecords } from './records.ts'
import { readRequirements } from './requirements.ts'
import { signOffsOf } from './sign-off.ts'
import { allVersionsOf, chapterVersionsOf, versionsOf, type Whole } from './versions.ts'

describe('A sign-off lapses with the answered questions that it rests on', async () => {
  const decisions = readDecisions()
  const [withdrawals, ledger] = ['withdrawal', 'ledger'].map((wanted) =>
    readChapterTexts().find(({ id, context }) => [id, context].includes(wanted)),
  )
  const chapters = await Promise.all(
    [withdrawals, ledger].map(async (text): Promise<Whole> => {
      if (text === undefined) throw new Error('There is no such chapter')
      return {
        ...text,
        records: readRecords(text.records ?? []),
        tables: [],
        proofs: readRequirements()
          .filter(({ id }) => text === withdrawals && /^(?:BANKW|CARDW)-/.test(id))
          .map((requirement) => ({
            ...requirement,
            standing: 'holds',
            rows: [],
            facts: [],
            elsewhere: [],
          })),
        source: await sourceOf(text),
      }
    }),
  )
  const deciding = decidingRules([{ source: await readContext('withdrawal') }])
  const versionsWith = (changed: readonly Decision[]) =>
    new Map([
      ...versionsOf(chapters, deciding, () => new Set(), changed),
      ...chapterVersionsOf(chapters, changed),
    ])
  const now = versionsWith(decisions)
  const lapsingWith = (id: string, part: Partial<Decision>) =>
    [...versionsWith(decisions.map((one) => (one.id === id ? { ...one, ...part } : one)))]
      .filter(([id, version]) => now.get(id) !== version)
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
    const signed = { requirement: 'BANKW-08', by: 'A. Reader', on: '2026-11-22' }
    const [then] =
      signOffsOf(versions, [{ ...signed, version: now.get('BANKW-08') ?? '' }]).get('BANKW-08') ??
      []
    expect(then).toMatchObject({
      isCurrent: false,
      changed: ['an answered question that it rests on, or its reason'],
    })
  })

  test('in all that can be signed', () => {
    const some = chapters.map((chapter) => ({
      ...chapter,
      proofs: chapter.proofs.filter(({ id }) => id === 'BANKW-08'),
    }))
    const all = (changed: readonly Decision[]) =>
      allVersionsOf(some, deciding, readRates().entries, changed)
    const [then, since] = [all(decisions), all(decisions.map((one) => ({ ...one, why: 'None.' })))]
    expect(['BANKW-08', 'ledger', 'rates'].map((id) => then.get(id) === since.get(id))).toEqual([
      false,
      false,
      true,
    ])
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
