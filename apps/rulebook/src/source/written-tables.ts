import type { CallExpression } from 'oxc-parser'
import { nodesIn, parsed } from './parsed.ts'

/** A decision table as a test file has it. */
export interface WrittenTable {
  readonly headings: readonly string[]
  /** Each row's cells. */
  readonly rows: readonly (readonly string[])[]
}

/** Every table in a test file, in order. */
export const tablesIn = (text: string): readonly WrittenTable[] =>
  [...nodesIn(parsed(text).statements)].flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const { callee, arguments: args } = node as CallExpression
    if (callee.type !== 'Identifier' || callee.name !== 'decisionTable') return []
    const [headings, table] = args
    if (table?.type !== 'TemplateLiteral') return []
    const rows = rowsIn(table.quasis.map(({ value }) => value.cooked ?? value.raw).join('…'))
    // Tables that share their headings have them by name; these are above the rows, too.
    if (headings?.type !== 'ArrayExpression') return [{ headings: rows[0] ?? [], rows }]
    return [
      {
        headings: headings.elements.flatMap((heading) =>
          heading?.type === 'Literal' ? [String(heading.value)] : [],
        ),
        rows,
      },
    ]
  })

const rowsIn = (table: string): readonly (readonly string[])[] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
