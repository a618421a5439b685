/** What decision tables leave open, each gap with the reason why no row fills it. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { rolesIn, type TableRoles } from '../../source/table-roles.ts'
import type { Table } from '../cases/tables.ts'
import { rowSays } from '../cases/written-rows.ts'
import { cellsOf, type Finding, type Roles } from './finding.ts'
import { findingsOf } from './gaps.ts'

/** Why a table has no row between two cells, or why cells of a column are no figures. */
export interface GapReason {
  /** How the table's title begins. */
  readonly table: string
  readonly column: string
  /** The gaps that it explains: another one, or one that has become wider, needs a reason of its own. */
  readonly between?: readonly (readonly [low: string, high: string])[]
  /** Only where these cases are, if given. */
  readonly cases?: readonly string[]
  /** Cells that look like figures, but are decided by how they are written: no limit is sought at them. */
  readonly written?: readonly string[]
  readonly because: string
}

const reasonsFile = 'docs/rulebook-gaps.yaml'

export const readGapReasons = (path = reasonsFile): readonly GapReason[] =>
  parse(readFileSync(path, 'utf8')) ?? []

/** The findings of the tables of a run, gaps before overlaps. */
export const findingsIn = (
  tables: readonly Table[],
  reasons: readonly GapReason[] = [],
): readonly Finding[] =>
  [...Map.groupBy(tables, ({ file }) => file)].flatMap(([file, own]) => {
    const roles = rolesIn(readFileSync(file, 'utf8'))
    return own.flatMap((table, place) => {
      const columns = roles[place]
      return columns?.headings.join() === table.headings.join()
        ? explainedFindings(table, withAnswers(columns), reasons)
        : []
    })
  })

/** A column that is compared under a name of its own is an answer, too. */
function withAnswers({ expected, given, answers }: TableRoles): Roles {
  const asked = new Set([...expected, ...answers])
  return { expected: asked, given: new Set([...given].filter((name) => !asked.has(name))) }
}

/** Those of one table, each gap with its reason. */
export function explainedFindings(
  table: Table,
  roles: Roles,
  reasons: readonly GapReason[],
): readonly Finding[] {
  const own = reasons.filter((reason) => table.title.startsWith(reason.table))
  const written = (column: string) =>
    own.flatMap((reason) => (reason.column === column ? (reason.written ?? []) : []))
  const explained = findingsOf(table, roles, written).map((finding) => {
    const because = own.find((reason) => explains(reason, finding))?.because
    return because === undefined ? finding : { ...finding, because }
  })
  // Without a proof nobody knows which answers the table gives, so nothing is missing between them.
  const open = isProven(table)
    ? explained
    : explained.filter(({ because }) => because !== undefined)
  const leftOut = own.flatMap(({ column, written = [], because }): readonly Finding[] => {
    const rows = table.rows.filter((row) => written.includes(cellsOf(table, row, [column])))
    const says = `Gaps are sought without ${written.join(' and ')} (${column}).`
    return rows.length === 0 ? [] : [{ table, rows, column, says, because }]
  })
  return [...open, ...leftOut]
}

/** A table with rows that prove nothing is told as that. */
const isProven = ({ rows }: Table): boolean => rows.every(({ doubt }) => doubt === undefined)

const explains = ({ column, between = [], cases }: GapReason, finding: Finding): boolean =>
  finding.column === column &&
  between.some((edges) => edges.join('\n') === finding.edges?.join('\n')) &&
  (cases === undefined ||
    finding.rows.every((row) => cases.includes(cellsOf(finding.table, row, ['case']))))

/** What makes the rulebook fail: a gap without a reason, a reason without its gap, and an input that occurs twice. */
export const complaintsAboutGaps = (
  tables: readonly Table[],
  reasons: readonly GapReason[],
  findings: readonly Finding[] = findingsIn(tables, reasons),
): readonly string[] => [
  ...findings.flatMap(({ table, rows, edges, says, because }) => {
    if (because !== undefined) return []
    if (edges !== undefined)
      return [`${table.title}: ${says} Add the row, or a reason to ${reasonsFile}.`]
    const alike = rows.map(({ cells }) => rowSays(table.headings, cells)).join('; ')
    return [`${table.title}: ${says} Change or remove one of these rows: ${alike}`]
  }),
  ...reasons.flatMap((reason) => {
    const named = tables.filter(({ title }) => title.startsWith(reason.table))
    if (!named.every(isProven)) return []
    const cells = named.flatMap(({ headings, rows }) =>
      rows.map((row) => row.cells[headings.indexOf(reason.column)]),
    )
    const of = `${reasonsFile}, ${reason.table} (${reason.column})`
    return [
      ...(reason.between ?? []).flatMap((edges) =>
        findings.some(
          (finding) =>
            finding.table.title.startsWith(reason.table) &&
            explains({ ...reason, between: [edges] }, finding),
        )
          ? []
          : [`${of}: there is no gap between ${edges.join(' and ')}, so it needs no reason.`],
      ),
      ...(reason.written ?? []).flatMap((cell) =>
        cells.includes(cell) ? [] : [`${of}: no row has ${cell}, so it needs no reason.`],
      ),
    ]
  }),
]
