import { describe, test } from 'vitest'
import type { DecisionTable, Row, Texts } from './table.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** A row of a decision table, with the cells that this run produced. */
    row?: { readonly table: string; readonly name: string; readonly received: Texts }
  }
}

/** Tests every row of a decision table. A row that fails prints what it expected and received. */
export function check(table: DecisionTable): void {
  describe(titled(table.ids, table.title), () => {
    for (const row of table.rows)
      test(titled(row.ids, row.name), async ({ task }) => {
        const outcome = await table.decide(row.cells)
        const received: Texts =
          'refusals' in outcome ? outcome.refusals : { ...outcome.given, ...outcome.answers }
        task.meta.row = { table: table.title, name: row.name, received }
        const report = reportOf(table, row, received)
        if (report !== undefined) throw new WrongRow(report)
      })
  })
}

const titled = (ids: readonly string[], title: string): string =>
  ids.length === 0 ? title : `${ids.join(', ')} ${title}`

/** Has no stack, since the row shows where the fault is. */
class WrongRow extends Error {
  override readonly name = 'The row is wrong'
  override readonly stack = ''
}

/** The row under its headings and, below each wrong cell, the received value. `undefined` if every cell is right. */
export function reportOf(
  { headings }: Pick<DecisionTable, 'headings'>,
  { cells }: Pick<Row, 'cells'>,
  received: Texts,
): string | undefined {
  const isWrong = (heading: string) => heading in received && received[heading] !== cells[heading]
  if (!headings.some(isWrong)) return undefined
  const lines = headings.map((heading) => [
    heading,
    cells[heading] ?? '',
    isWrong(heading) ? `${received[heading]}` : '',
  ])
  const widths = lines.map((column) => Math.max(...column.map((cell) => cell.length)))
  return ['        ', 'expected', 'received']
    .map((label, line) =>
      [label, ...lines.map((column, at) => column[line]?.padEnd(widths[at] ?? 0))].join(' | '),
    )
    .join('\n')
}
