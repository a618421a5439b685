import { readdirSync } from 'node:fs'
import { Day } from '@save/domain/kernel'
import { ratesOn } from '@save/domain/payslip'
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

test('What is said of Wales holds: in 2026-27 its rates of income tax are those of England', () => {
  const said = chapters.find(({ id }) => id === 'payslip')?.words?.['nation']
  expect(said).toContain('in 2026-27 its rates come to those of England')
  const bands = ratesOn(Day.make('2026-11-22'))?.bands
  expect(bands?.wales).toEqual(bands?.englandOrNorthernIreland)
  expect(bands?.wales).not.toEqual(bands?.scotland)
})
