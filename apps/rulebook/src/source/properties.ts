import { commentAbove, keyOf } from './declarations.ts'
import { lineAt, type ParsedSource, type SourceNode } from './parsed.ts'

/** One entry of an object literal in a source. */
export interface Property {
  readonly name: string
  /** Its value as written, without comments. */
  readonly code: string
  readonly value: SourceNode
  readonly says: readonly string[]
  readonly line: number
}

/** What a constant of a source is set to, by its name. */
export function constantsIn({ statements }: ParsedSource): ReadonlyMap<string, SourceNode> {
  const declared = statements.map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
  )
  return new Map(
    declared.flatMap((node) =>
      node?.type === 'VariableDeclaration'
        ? node.declarations.flatMap(({ id, init }) =>
            id.type === 'Identifier' && init ? [[id.name, plainValue(init)] as const] : [],
          )
        : [],
    ),
  )
}

/** Its entries; none if it is not an object literal. */
export const propertiesOf = (source: ParsedSource, value: SourceNode): readonly Property[] =>
  objectEntries(value).flatMap((entry) => {
    const name = keyOf(entry)
    if (name === undefined) return []
    const inner = plainValue((entry as SourceNode & { readonly value: SourceNode }).value)
    return [
      {
        name,
        value: inner,
        code: codeOf(source, inner),
        says: commentAbove(source, entry.start),
        line: lineAt(source.text, entry.start),
      },
    ]
  })

const objectEntries = (value: SourceNode): readonly SourceNode[] =>
  value.type === 'ObjectExpression'
    ? (value as SourceNode & { readonly properties: readonly SourceNode[] }).properties
    : []

/** Without 'as const' and other parts that only types need. */
function plainValue(node: SourceNode): SourceNode {
  const isTyped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
  return isTyped && 'expression' in node ? plainValue(node.expression as SourceNode) : node
}

/** A piece of code on one line, without its comments. */
export function codeOf({ text, comments }: ParsedSource, { start, end }: SourceNode): string {
  const inside = comments.filter((comment) => comment.start >= start && comment.end <= end)
  const pieces = [...inside, { start: end, end }].map((comment, index) =>
    text.slice(inside[index - 1]?.end ?? start, comment.start),
  )
  return pieces.join(' ').replace(/\s+/g, ' ').trim()
}
