import { describe, expect, test } from 'vitest'
import { exampleBook } from './book.examples.ts'
import type { Book, Chapter } from './book.schema.ts'
import { compareBooks } from './changes.ts'

const withChapter = (change: (chapter: Chapter) => Partial<Chapter>): Book => ({
  ...exampleBook,
  chapters: exampleBook.chapters.map((chapter) => ({ ...chapter, ...change(chapter) })),
})

const changesTo = (now: Book) =>
  compareBooks(exampleBook, now, 'v1').entries.map(({ kind, change, title, parts }) => [
    kind,
    change,
    title,
    parts.filter(({ mark }) => mark !== 'same').map(({ text, mark }) => `${mark}: ${text.trim()}`),
  ])

/** Rewords every item in a list. */
const reworded = <Item extends object>(items: readonly Item[], key: keyof Item): readonly Item[] =>
  items.map((item) => ({ ...item, [key]: `${item[key]} changed` }))

test('a book compared with itself has no changes', () => {
  expect(compareBooks(exampleBook, structuredClone(exampleBook), 'v1')).toEqual({
    since: 'v1',
    entries: [],
  })
})

describe('A planted change appears under its kind', () => {
  test.each<[string, Book]>([
    ['requirement', withChapter((c) => ({ requirements: reworded(c.requirements, 'says') }))],
    ['decision', withChapter((c) => ({ decisions: reworded(c.decisions, 'decided') }))],
    ['decision', withChapter((c) => ({ decisions: reworded(c.decisions, 'why') }))],
    [
      'table',
      withChapter((c) => ({ tables: c.tables.map((table) => ({ ...table, ids: ['OQ-001'] })) })),
    ],
    ['rule', withChapter((c) => ({ rules: reworded(c.rules, 'code') }))],
    ['figure', withChapter((c) => ({ figures: reworded(c.figures, 'code') }))],
    ['sentence', withChapter((c) => ({ sentences: reworded(c.sentences, 'text') }))],
    ['machine', withChapter((c) => ({ machines: reworded(c.machines, 'flow') }))],
    ['machine', withChapter((c) => ({ machines: reworded(c.machines, 'says') }))],
    ['rate', { ...exampleBook, rates: reworded(exampleBook.rates, 'until') }],
  ])('%s', (kind, now) => {
    const changes = changesTo(now)
    expect(changes.length).toBeGreaterThan(0)
    expect(new Set(changes.map(([kind, change]) => `${kind} ${change}`))).toEqual(
      new Set([`${kind} changed`]),
    )
  })
})

test('a case whose result has changed shows the difference word by word', () => {
  const [table] = exampleBook.chapters.flatMap(({ tables }) => tables)
  const [row] = table?.rows ?? []
  const [answer = ''] = table?.answers ?? []
  const now = withChapter(({ tables }) => ({
    tables: tables.map((one) =>
      one === table
        ? {
            ...one,
            rows: one.rows.map((other) =>
              other === row ? { ...other, received: { [answer]: 'quite another answer' } } : other,
            ),
          }
        : one,
    ),
  }))
  const [[kind, change, title, parts] = []] = changesTo(now)
  expect([kind, change, title]).toEqual(['case', 'changed', `${table?.title} ${row?.name}`])
  expect(String(parts)).toContain('added: quite another answer')
})

test('a case whose rule now throws appears', () => {
  const now = withChapter(({ tables }) => ({
    tables: tables.map((table) => ({
      ...table,
      rows: table.rows.map((row, at) => (at === 0 ? { ...row, message: 'Error: Broken.' } : row)),
    })),
  }))
  expect(changesTo(now)).toEqual([
    ['case', 'changed', expect.any(String), [expect.stringContaining('added: Error: Broken.')]],
  ])
})

test('an added or removed item appears as a whole', () => {
  const without = withChapter(({ key, rules }) => ({ rules: key === 'search' ? rules : [] }))
  const [rule] = exampleBook.chapters.flatMap(({ rules }) => rules)
  expect(changesTo(without)).toEqual([
    ['rule', 'removed', rule?.name, [expect.stringContaining(`removed: ${rule?.says}`)]],
  ])
  expect(compareBooks(without, exampleBook, 'v1').entries.map(({ change }) => change)).toEqual([
    'added',
  ])
})
