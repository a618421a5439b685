// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Book } from '../book/book.schema.ts'
import { collectBook } from '../book/collect.ts'
import { type Search, searchIn } from './book-index.ts'
import { synonyms } from './synonyms.ts'

/** Each question with its accepted answers: numbers, or a rate's name. */
const questions: readonly (readonly [question: string, answers: string])[] = parse(
  readFileSync(new URL('questions.yaml', import.meta.url), 'utf8'),
).flatMap(Object.entries)

let book: Book
let search: Search

beforeAll(async () => {
  book = await collectBook({
    root: fileURLToPath(new URL('../../../..', import.meta.url)),
    commit: '',
    day: '',
    today: '2026-11-28',
    idsOf: (title) => title.match(/\b[A-Z]+-\d+/g) ?? [],
    reaches: () => true,
  })
  search = searchIn(book)
})

const firstFive = (query: string) => search(query).slice(0, 5)

test.each(questions)('%s', (question, answers) => {
  const found = firstFive(question).flatMap(({ anchor, title }) => [anchor, title])
  expect(found.filter((name) => answers.split(', ').includes(name))).not.toEqual([])
})

test('the number of each requirement and decision finds it first', () => {
  const ids = book.chapters
    .flatMap(({ requirements, decisions }) => [...requirements, ...decisions])
    .map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(600)
  expect(ids.map((id) => search(id)[0]?.title)).toEqual(ids)
})

test('each sentence of two words or more, as the screen shows it with values, finds its source', () => {
  const texts = book.chapters
    .flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .filter((text) => (text.match(/\p{L}+/gu) ?? []).length > 1)
  expect(texts.length).toBeGreaterThan(400)
  const isMissed = (text: string) => {
    const [wording = ''] = text.split(' / ')
    return firstFive(wording.replaceAll('…', '£7.50')).every((result) => result.text !== text)
  }
  expect(texts.filter(isMissed)).toEqual([])
})

test('a hundred groups of synonyms are enough', () => {
  expect(synonyms.length).toBeLessThanOrEqual(100)
})
