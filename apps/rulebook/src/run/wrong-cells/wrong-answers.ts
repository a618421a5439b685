/** The tables of a test file with wrong answers: every answer of a row is that of another row, where one differs. */
import type { CallExpression } from 'oxc-parser'
import { nodesIn, parsed } from '../../source/parsed.ts'
import { rolesIn } from '../../source/table-roles.ts'

export function withWrongAnswers(code: string): string {
  const roles = [...rolesIn(code)]
  const tables = [...nodesIn(parsed(code).statements)].flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const { callee, arguments: args } = node as CallExpression
    if (callee.type !== 'Identifier' || callee.name !== 'decisionTable') return []
    const [headings, text] = args
    if (headings === undefined || text?.type !== 'TemplateLiteral') return []
    const written = code.slice(headings.start, headings.end)
    const [next] = roles
    // A table that no variable holds has no roles.
    const isNext = next?.headings.every((name) => written.includes(`'${name}'`)) === true
    return isNext ? [{ text, roles: roles.shift() }] : []
  })
  return tables.reduceRight((left, { text: { start, end }, roles }) => {
    const { headings = [], answers = [] } = roles ?? {}
    const wrong = wronged(code.slice(start, end), headings, new Set(answers))
    return `${left.slice(0, start)}${wrong}${left.slice(end)}`
  }, code)
}

function wronged(table: string, headings: readonly string[], answers: ReadonlySet<string>): string {
  const lines = table.split('\n')
  const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())
  const rows = lines.filter((line) => line.includes('|')).slice(1)
  return lines
    .map((line) =>
      rows.includes(line)
        ? cellsOf(line)
            .map((cell, column) =>
              answers.has(headings[column] ?? '')
                ? (rows.map((row) => cellsOf(row)[column]).find((other) => other !== cell) ?? cell)
                : cell,
            )
            .join(' | ')
        : line,
    )
    .join('\n')
}
