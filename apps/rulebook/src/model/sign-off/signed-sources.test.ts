/** A sign-off that lapses refers to "What changed": all that a version is made of has to be watched there. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dayInWords } from '../../page/words.ts'
import { readRates } from '../../rates/rate-book.ts'
import { tablesIn } from '../../source/written-tables.ts'
import { changesIn } from '../changes/changes.ts'
import { kindsOf } from '../statements/kinds.ts'
import type { Whole } from './versions.ts'
import { wholeChapters } from './whole-chapters.examples.ts'

/** What a version holds, and the file where it stands. */
interface Piece {
  readonly file: string
  readonly says: string
}

const piecesIn = (file: string, says: readonly string[]): readonly Piece[] =>
  says.map((text) => ({ file, says: text }))

const chaptersFile = 'apps/rulebook/src/chapters/chapters.yaml'

/** A version with a further part of a chapter needs an entry here. */
const piecesOf: { readonly [Part in keyof Whole]: (chapter: Whole) => readonly Piece[] } = {
  id: () => [],
  about: ({ about }) => piecesIn(chaptersFile, [about.trim()]),
  words: ({ id, words }) =>
    piecesIn(
      chaptersFile,
      Object.entries(words).map(([word, says]) => `${id}: ${word}\n${says.trim()}`),
    ),
  records: ({ records }) =>
    records.flatMap(({ file, why, entries, consequences }) =>
      piecesIn(file, [...why, ...[...entries, ...consequences].map(({ says }) => says)]),
    ),
  proofs: ({ proofs }) =>
    piecesIn(
      'docs/requirements.yaml',
      proofs.map(({ id, says }) => `${id}\n${says}`),
    ),
  source: ({ source: { rules, figures } }) => [
    ...rules.flatMap(({ file, about, declarations }) =>
      piecesIn(file, [
        ...about,
        ...declarations.flatMap(({ name, says }) => [...says, `${name}, as it is written`]),
      ]),
    ),
    ...figures.flatMap(({ file, figures }) =>
      piecesIn(
        file,
        figures.map(({ name }) => name),
      ),
    ),
  ],
  machines: ({ machines }) =>
    machines
      // One that is made elsewhere is told where it is made.
      .filter(({ file }) => readFileSync(file, 'utf8').includes('createMachine('))
      .flatMap(({ file, chart }) =>
        piecesIn(
          file,
          chart.states.map(({ name }) => `states.${name}`),
        ),
      ),
  tables: ({ tables }) =>
    tables.flatMap(({ file, rows }) =>
      piecesIn(
        file,
        rows.flatMap(({ cells }) => cells),
      ),
    ),
}

/** The tables as they are written: what their tests came to is not asked here. */
const tables: Whole['tables'] = globSync([
  'packages/domain/src/**/*.test.ts',
  'packages/api-adapter/src/**/*-table.test.ts',
  'apps/portal/src/**/*-table.test.tsx',
]).map((file) => ({
  anchor: '',
  title: '',
  file,
  headings: [],
  rows: tablesIn(readFileSync(file, 'utf8')).flatMap(({ rows }) =>
    rows.slice(1).map((cells) => ({
      anchor: '',
      cells,
      ids: [],
      result: 'passed' as const,
      complaints: [],
    })),
  ),
}))

const stated = new Map<string, string>()

/** All that "What changed" would tell of a file if it were new. */
function statedIn(file: string): string {
  const told =
    stated.get(file) ??
    changesIn(file, '', readFileSync(file, 'utf8'))
      .map(({ name, is }) => `${name}\n${is}`)
      .join('\n')
  stated.set(file, told)
  return told
}

describe('"What changed" tells of all that a sign-off depends on', async () => {
  const chapters = await wholeChapters(tables)

  for (const chapter of chapters)
    test(`in the chapter "${chapter.id}"`, () => {
      const pieces = Object.values(piecesOf).flatMap((of) => of(chapter))
      expect(pieces.length).toBeGreaterThan(3)
      expect(pieces.filter(({ file, says }) => !statedIn(file).includes(says))).toEqual([])
    })

  test('in every table', () => {
    const shown = new Set(chapters.flatMap(({ tables }) => tables.map(({ file }) => file)))
    expect(tables.length).toBeGreaterThan(100)
    expect(
      tables
        .filter(({ file, rows }) => rows.length > 0 && !shown.has(file))
        .map(({ file }) => file),
    ).toEqual([])
  })

  test('in the rate book', () => {
    const told = globSync('{packages,apps}/*/src/**/*.policy.ts')
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => kindsOf(file).includes('figure or rate'))
      .map(statedIn)
      .join('\n')
    const { entries } = readRates()
    expect(entries.length).toBeGreaterThan(20)
    for (const { source, from, until } of entries)
      for (const says of [
        source.title,
        source.address,
        ...[source.checkedOn, from, until].map(dayInWords),
      ])
        expect(told).toContain(says)
    const words = globSync('apps/rulebook/src/rates/*-rates.ts')
    expect(words.map((file) => kindsOf(file))).toEqual([['word'], ['word']])
  })
})
