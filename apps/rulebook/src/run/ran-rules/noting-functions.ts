import { nodesIn, parsed, type SourceNode } from '../../source/parsed.ts'

/** What is put into a function, so that it notes its own name when it runs. */
export const noter = 'noteThatItRan'

/**
 * The code of a file whose functions tell their names when they run: those that it declares, and
 * for a machine its guards, actions and the like. Every place keeps its line.
 */
export function notingFunctions(text: string, file: string): string {
  const insertions = notedFunctions(text, file).flatMap(({ name, body }) => {
    const call = `${noter}(${JSON.stringify(`${file}#${name}`)})`
    return body.type === 'BlockStatement' || body.type === 'FunctionBody'
      ? [{ at: body.start + 1, text: `${call};` }]
      : [
          { at: body.start, text: `(${call}, ` },
          { at: body.end, text: ')' },
        ]
  })
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((code, { at, text }) => code.slice(0, at) + text + code.slice(at), text)
}

/** The functions of a file that tell their names; of a machine its guards, actions and the like. */
export const notedFunctions = (text: string, file: string): readonly NamedFunction[] =>
  file.endsWith('.machine.ts') ? partsIn(text) : declaredIn(text)

export interface NamedFunction {
  readonly name: string
  readonly body: SourceNode
  /** With its parameters. */
  readonly whole: SourceNode
}

/** 'export const mayBuy = (…) => …' and 'function mayBuy(…) { … }'. */
const declaredIn = (text: string): readonly NamedFunction[] =>
  parsed(text).statements.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type === 'FunctionDeclaration')
      return node.id === null ? [] : functionOf(node.id.name, node)
    if (node?.type !== 'VariableDeclaration') return []
    return node.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init !== null ? functionOf(id.name, init) : [],
    )
  })

/** 'isKnown: ({ context }) => …' */
const partsIn = (text: string): readonly NamedFunction[] =>
  [...nodesIn(parsed(text).statements)].flatMap((node) => {
    if (node.type !== 'Property') return []
    const { key, value } = node as SourceNode & Record<'key' | 'value', SourceNode>
    return 'name' in key ? functionOf(String(key.name), value) : []
  })

function functionOf(name: string, node: SourceNode): readonly NamedFunction[] {
  const isFunction = /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/
  if (!isFunction.test(node.type) || !('body' in node) || node.body === null) return []
  return [{ name, body: node.body as SourceNode, whole: node }]
}
