import { describe, expect, test } from 'vitest'
import type { Rulebook } from '../../rulebook.ts'
import type { Change } from '../changes/changes.ts'
import { keptFor } from '../changes/kept-for.examples.ts'
import { type Requirement, readRequirements } from '../proof/requirements.ts'
import { readDecisions } from '../records/decisions.ts'
import { changedFigures } from './changed-figures.ts'

const reader = 'packages/domain/src/session/a.rules.ts#isKept'

const chapterWith = (result: 'passed' | 'failed', ran: readonly string[]) => ({
  title: 'Session',
  tables: [
    {
      file: 'packages/domain/src/session/login.test.ts',
      title: 'What is kept',
      headings: ['case'],
      rows: [{ result, ran, cells: ['a minute'], complaints: [] }],
    },
  ],
  facts: [],
  proofs: [] as readonly Requirement[],
  source: { rules: [] as readonly object[], figures: [], sentences: [] },
})

const told = (
  chapter: ReturnType<typeof chapterWith>,
  readers: readonly string[],
  changes: readonly Change[] = [keptFor],
  decisions = readDecisions(),
) =>
  changedFigures(
    {
      chapters: [chapter],
      decisions,
      records: [],
      release: { since: undefined, changes, earlier: undefined, changelog: '' },
    } as unknown as Pick<Rulebook, 'chapters' | 'decisions' | 'records' | 'release'>,
    () => new Set(readers),
  )

describe('A figure that is another now', () => {
  test('is named where no case fails, with the answer that still states the old one', () => {
    const [figure] = told(chapterWith('passed', [reader]), [reader])
    expect(figure).toMatchObject({ isRead: true, failing: 0, altered: undefined })
    expect(figure?.quotes.map(({ name }) => name)).toEqual(['OQ-134'])
  })

  test('does not count what runs have shown to depend on another file, though it runs a rule that reads it', () => {
    const other = 'packages/domain/src/session/other.rules.ts'
    const file = 'packages/domain/src/session/login.test.ts'
    const of = (...causing: readonly string[]) => ({ file, ids: [], ran: [reader], causing })
    const earlier = {
      others: [of(other), of(keptFor.file)],
      facts: [of(other), of(keptFor.file), of(other)],
    }
    const chapter = chapterWith('failed', [reader])
    const [table] = chapter.tables
    const rows = (table?.rows ?? []).map((row) => ({ ...row, anchor: 'row-1' }))
    const book = {
      ...{ chapters: [{ ...chapter, tables: [{ ...table, rows }] }], decisions: [], records: [] },
      release: { since: undefined, changes: [keptFor], earlier, changelog: '' },
      causingFiles: new Map([['row-1', [other]]]),
    } as unknown as Parameters<typeof changedFigures>[0]
    const [figure] = changedFigures(book, () => new Set([reader]))
    expect(figure).toMatchObject({ isRead: true, failing: 0, causing: 0, altered: 1, facts: 1 })
  })

  test('has the failing cases that come out otherwise once its file is as it was, though no rule reads it', () => {
    const chapters = [chapterWith('failed', [])].map((chapter) => ({
      ...chapter,
      tables: chapter.tables.map((table) => ({
        ...table,
        rows: table.rows.map((row) => ({ ...row, anchor: 'row-1' })),
      })),
    }))
    const book = {
      ...{ chapters, decisions: [], records: [] },
      release: { since: undefined, changes: [keptFor], earlier: undefined, changelog: '' },
      causingFiles: new Map([['row-1', [keptFor.file]]]),
    }
    const [figure] = changedFigures(
      book as unknown as Parameters<typeof changedFigures>[0],
      () => new Set(),
    )
    expect(figure).toMatchObject({ isRead: false, causing: 1 })
  })

  test('is named with the answer whose reason still states the old one', () => {
    const decision = {
      id: 'OQ-001',
      says: 'It is kept for a while.',
      why: 'After 15 minutes a draft that is kept is forgotten.',
      file: 'a.md',
    }
    const [figure] = told(chapterWith('passed', [reader]), [reader], [keptFor], [decision])
    expect(figure?.quotes.map(({ name }) => name)).toEqual(['OQ-001'])
  })

  test('is stated by the requirements and the rules of every list that counts by it', () => {
    const file = 'packages/domain/src/kernel/paging/paging.policy.ts'
    const size: Change = {
      file,
      kind: 'figure or rate',
      name: 'pagingPolicy.pageSize',
      was: '60',
      is: '50',
    }
    const proofs = readRequirements().filter(({ id }) =>
      /^(?:DIR|BENEFIT|VOUCHER|SEARCH)-/.test(id),
    )
    const rules = [
      {
        file: file.replace('policy', 'rules'),
        about: ['Paging of every list: pages of 60 counted from 1.'],
        declarations: [{ name: 'pageOf', says: ['The page of an item.'] }],
      },
    ]
    const silent = chapterWith('passed', [])
    const [figure] = told({ ...silent, proofs, source: { ...silent.source, rules } }, [], [size])
    expect(figure?.quotes.map(({ name }) => name).toSorted()).toEqual([
      'BENEFIT-07',
      'DIR-11',
      'OQ-059',
      'SEARCH-32',
      'VOUCHER-05',
      'the rules of “Money, days, pages, texts: paging”',
    ])
  })

  test('is stated by the words of a chapter and by what it doesn’t do', () => {
    const chapter = {
      ...chapterWith('passed', [reader]),
      id: 'session',
      words: { 'kept draft': 'typed input, kept for a member for 15 minutes.' },
      doesNot: { 'a longer draft': 'Typed input of a member is kept for 15 minutes.' },
    }
    const [figure] = told(chapter, [reader], [keptFor], [])
    expect(figure?.quotes.map(({ anchor, name }) => [anchor, name])).toEqual([
      ['word-session-kept-draft', 'the word “kept draft”'],
      ['not-session-a-longer-draft', 'the word “a longer draft”'],
    ])
  })

  test('says so if no rule reads it', () => {
    expect(told(chapterWith('passed', []), [])[0]?.isRead).toBe(false)
  })

  test('counts the failing cases that run a rule which reads it', () => {
    expect(told(chapterWith('failed', [reader]), [reader])[0]?.failing).toBe(1)
    expect(told(chapterWith('failed', ['a#b']), [reader])[0]?.failing).toBe(0)
    const host = { ...keptFor, file: 'apps/fake-api/src/portal/page-configuration.policy.ts' }
    expect(told(chapterWith('failed', [reader]), [reader], [host])[0]?.failing).toBe(0)
  })

  test('is none that only has a new name', () => {
    const renamed = { ...keptFor, was: 'keptMs', is: 'keptForMs', isRenamed: true }
    expect(told(chapterWith('passed', [reader]), [reader], [renamed])).toEqual([])
  })

  test('is no new figure, none that is gone, and nothing of another kind', () => {
    const { was: _, ...isNew } = keptFor
    const others: readonly Change[] = [
      { ...isNew, was: undefined },
      { ...keptFor, is: undefined },
      { ...keptFor, kind: 'sentence' },
    ]
    expect(told(chapterWith('passed', []), [], others)).toEqual([])
  })
})
