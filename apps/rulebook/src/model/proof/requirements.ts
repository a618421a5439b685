import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { TestResult } from '../../requirements/test-result.ts'
import { idsOf } from '../../requirements/titles.ts'
import { idsIn } from '../../source/requirement-ids.ts'
import type { Fact, Row, Table } from '../cases/tables.ts'

export interface Requirement {
  readonly id: string
  readonly says: string
  /** Where it can be proven: unit, contract, component or e2e. */
  readonly level: string
  /** Of the specification, which states it. */
  readonly section?: number
}

/**
 * A requirement's state: decided by the domain in this run; proven outside the domain in the last
 * full run; not run, because there was no full run; or not proven.
 */
export type Standing = 'holds' | 'fails' | 'proven elsewhere' | 'not asked' | 'not proven'

/** As readers see it. */
export const standingWords: Readonly<Record<Standing, string>> = {
  holds: 'holds',
  fails: 'does not hold',
  'proven elsewhere': 'proven by a test of a screen or call',
  'not asked': 'not asked in this run',
  'not proven': 'not proven',
}

export interface ProvingRow {
  readonly table: Table
  readonly row: Row
  /** About this requirement; any other row only runs through it. */
  readonly isOwn: boolean
}

export interface RequirementProof extends Requirement {
  readonly standing: Standing
  readonly rows: readonly ProvingRow[]
  readonly facts: readonly Fact[]
  /** Tests outside the domain that passed in the last whole run. */
  readonly elsewhere: readonly TestResult[]
}

export const readRequirements = (): readonly Requirement[] =>
  parse(readFileSync('docs/requirements.yaml', 'utf8'))

/** What the tests of a run have shown. */
export interface Shown {
  readonly tables: readonly Table[]
  readonly facts: readonly Fact[]
  /** Every test of the last run of all tests; none if there was none. */
  readonly wholeRun: readonly TestResult[] | undefined
}

/** `isForRules`: could the domain decide it? Then it must be proven there. */
export function prove(
  requirement: Requirement,
  { tables, facts, wholeRun }: Shown,
  isForRules: boolean,
): RequirementProof {
  const { id } = requirement
  const rows = tables.flatMap((table) =>
    table.rows
      .filter(({ ids }) => ids.includes(id))
      .map((row) => ({ table, row, isOwn: isAbout(id, table, row) })),
  )
  const own = facts.filter(({ ids }) => ids.includes(id))
  const outside = wholeRun?.filter(
    ({ file, titles }) =>
      !file.startsWith('packages/domain/') && titles.some((title) => idsOf(title).includes(id)),
  )
  const deciding = rows.filter(({ table, row, isOwn }) => isOwn || isNobodysOwn(table, row))
  const counting = deciding.length + own.length > 0 ? deciding : rows
  const results = [...counting.map(({ row }) => row.result), ...own.map(({ result }) => result)]
  return {
    ...requirement,
    standing: standingOf(results, outside, isForRules),
    rows,
    facts: own,
    elsewhere: (outside ?? []).filter(({ result }) => result === 'passed'),
  }
}

/** A title that names more requirements than this is about all that a table runs through. */
const mostOfTitle = 3

/** By its number in the row; in a table without numbers by the title, if that names few. */
function isAbout(id: string, { headings }: Table, { cells, ids }: Row): boolean {
  const numbers = cells[headings.indexOf('id')]
  return numbers === undefined ? ids.length <= mostOfTitle : idsIn(numbers).includes(id)
}

/** A row about another requirement decides nothing here, though it runs through this one. */
const isNobodysOwn = (table: Table, row: Row): boolean =>
  !row.ids.some((id) => isAbout(id, table, row))

function standingOf(
  here: readonly TestResult['result'][],
  elsewhere: readonly TestResult[] | undefined,
  isForRules: boolean,
): Standing {
  if (here.includes('failed')) return 'fails'
  // A case that was left out, or compares nothing, may be the one that would fail.
  if (here.includes('not run')) return 'not proven'
  if (here.includes('passed')) return 'holds'
  // What a screen or an adapter shows needs no proof by a rule.
  if (elsewhere === undefined) return isForRules ? 'not proven' : 'not asked'
  const isProven = elsewhere.length > 0 && elsewhere.every(({ result }) => result === 'passed')
  return isProven ? 'proven elsewhere' : 'not proven'
}
