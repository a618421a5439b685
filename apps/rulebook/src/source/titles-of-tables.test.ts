import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changesIn } from '../model/changes/changes.ts'
import { askedTables, isTitleOfTable, nameOfTitle, titlesByPlace } from './titles-of-tables.ts'

const file = 'packages/domain/src/withdrawal/daily-limit.test.ts'
const text = readFileSync(file, 'utf8')
const title = 'Is a transfer over the limit?'
const name = 'the title of the table that begins with 250 · 250 · 0 · no'

test('each table has the title of its group, by its first row', () => {
  const named = askedTables(text).map((table) => [nameOfTitle(table), table.title])
  expect(named).toContainEqual([name, title])
  expect(askedTables("decisionTable(['a'], `\n a\n 1`)")).toEqual([
    { title: undefined, headings: ['a'], rows: [['1']] },
  ])
  expect(isTitleOfTable(name)).toBe(true)
  expect(isTitleOfTable('a case')).toBe(false)
})

test('a group that is left out for now, or runs alone, keeps its title', () => {
  for (const way of ['skip', 'only', 'skipIf(isSlow)'])
    expect(titlesByPlace(text.replaceAll('describe(', `describe.${way}(`))).toEqual(
      titlesByPlace(text),
    )
  expect(titlesByPlace(text)).toContain(title)
})

test('another title is a change, and a table that is new is none beside its cases', () => {
  const other = title.replace('over', 'above')
  expect(changesIn(file, text, text.replace(title, other))).toEqual([
    { file, kind: 'case', name, was: title, is: other },
  ])
  expect(changesIn(file, '', text).filter(({ name }) => isTitleOfTable(name))).toEqual([])
})
