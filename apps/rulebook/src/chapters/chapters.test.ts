import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupOf, readCatalogue } from '../requirements/catalogue.ts'
import { readChapterTexts } from './chapters.ts'

const chapters = readChapterTexts()

test('Every group of requirements has its place in one chapter', () => {
  const groups = new Set(readCatalogue().requirements.map(({ id }) => groupOf(id)))
  expect(chapters.flatMap(({ groups }) => groups).sort()).toEqual([...groups].sort())
})

test('Every context of the domain has its chapter', () => {
  const folders = readdirSync('packages/domain/src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
  const contexts = chapters.flatMap(({ context }) => context ?? [])
  expect(contexts.sort()).toEqual(folders.sort())
})
