/** Titles of decision tables that are others now: links go by them. */
import { type AskedTable, askedTables, nameOfTitle } from '../../source/titles-of-tables.ts'
import { sameTables } from '../cases/same-tables.ts'
import type { Change } from './changes.ts'

interface Retitled {
  readonly table: AskedTable
  readonly was: string
  readonly is: string
}

/** A table that is new or gone as a whole has no other title. */
export const retitledTables = (before: string, after: string): readonly Retitled[] =>
  [...sameTables(askedTables(before), askedTables(after))].flatMap(([{ title: was }, table]) => {
    const { title: is } = table
    return was === undefined || is === undefined || was === is ? [] : [{ table, was, is }]
  })

/** Each title as a change of its own, by the first row that stands below it today. */
export const retitlings = (file: string, tables: readonly Retitled[]): readonly Change[] =>
  tables.map(({ table, was, is }) => ({
    ...{ file, kind: 'case' as const, name: nameOfTitle(table) },
    ...{ was, is },
  }))

/** What goes by the title of its table goes by that of today. */
export function underTitleToday(name: string, tables: readonly Retitled[]): string {
  const own = tables.find(({ was }) => name.includes(`“${was}”`))
  return own === undefined ? name : name.replace(`“${own.was}”`, () => `“${own.is}”`)
}
