/** Which figures a requirement relies on, from the code that its number is written at. */
import { globSync, readFileSync } from 'node:fs'
import type { MemberExpression, ObjectPattern, VariableDeclarator } from 'oxc-parser'
import { declarationsIn, keyOf } from './declarations.ts'
import { adapterFolder, domainFolder } from './domain-folder.ts'
import { nodesIn, parsed, type SourceNode } from './parsed.ts'
import { idsIn } from './requirement-ids.ts'

/** All that is read for a requirement, by name: 'pagingPolicy.pageSize', 'pagingPolicy.*' where all of it is handed on. */
export type FiguresRead = (id: string, provenIn: readonly string[]) => ReadonlySet<string>

/** A declaration of a file. */
interface Piece {
  readonly name: string
  readonly isExported: boolean
  /** What it reads by name, with the field where it names one. */
  readonly reads: readonly string[]
}

/** The texts of the rules, the machines and the calls, and of the tests of the rules. */
export const textsOfProduct = (): ReadonlyMap<string, string> =>
  new Map(
    globSync(`{${domainFolder},${adapterFolder}}/**/*.ts`)
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.policy\.ts$|\/(?:testing|demonstration)\//.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

/**
 * For each requirement what is read by the files whose comments name it, and by all that these use; for one that no
 * comment names, by the tests that prove it.
 */
export function figuresRead(texts: ReadonlyMap<string, string>): FiguresRead {
  const files = new Map([...texts].map(([file, text]) => [file, fileIn(text)]))
  const own = [...files].filter(([file]) => !isTest(file))
  const exported = Map.groupBy(
    own.flatMap(([, file]) =>
      file.pieces.filter(({ isExported }) => isExported).map((piece): Placed => ({ file, piece })),
    ),
    ({ piece }) => piece.name,
  )
  const byId = Map.groupBy(
    own.flatMap(([, file]) => [...new Set(file.ids)].map((id) => ({ id, file }))),
    ({ id }) => id,
  )
  return (id, provenIn) => {
    const from =
      byId.get(id)?.map(({ file }) => file) ?? provenIn.flatMap((file) => files.get(file) ?? [])
    return readFrom(from, exported)
  }
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** A declaration in its file. */
interface Placed {
  readonly file: SourceFile
  readonly piece: Piece
}

interface SourceFile {
  readonly ids: readonly string[]
  readonly pieces: readonly Piece[]
  readonly imported: ReadonlySet<string>
}

/** All that some files read, also through what they use of others. */
function readFrom(
  from: readonly SourceFile[],
  exported: ReadonlyMap<string, readonly Placed[]>,
): ReadonlySet<string> {
  const declaredAs = (name: string, file: SourceFile): readonly Placed[] =>
    file.imported.has(name)
      ? (exported.get(name) ?? [])
      : file.pieces.filter((piece) => piece.name === name).map((piece) => ({ file, piece }))
  const read = new Set<string>()
  const seen = new Set<Piece>()
  const visit = ({ file, piece }: Placed): void => {
    if (seen.has(piece)) return
    seen.add(piece)
    for (const name of piece.reads) {
      read.add(name)
      for (const used of declaredAs(name, file)) visit(used)
    }
  }
  for (const file of from) for (const piece of file.pieces) visit({ file, piece })
  return read
}

function fileIn(text: string): SourceFile {
  const { about, declarations } = declarationsIn(text)
  const { statements } = parsed(text)
  const said = declarations.flatMap(({ says, notes }) => [
    ...says,
    ...notes.map(({ says }) => says),
  ])
  return {
    ids: idsIn([...about, ...said].join(' ')),
    imported: new Set(
      [...nodesIn(statements.filter(({ type }) => type === 'ImportDeclaration'))].flatMap((node) =>
        node.type === 'Identifier' ? ((node as { name?: string }).name ?? []) : [],
      ),
    ),
    pieces: statements.flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') return []
      const exported = statement.type === 'ExportNamedDeclaration' && statement.declaration
      const node: SourceNode = exported || statement
      const each =
        node.type === 'VariableDeclaration'
          ? (node as SourceNode & { readonly declarations: readonly SourceNode[] }).declarations
          : [node]
      return each.flatMap((one) => piecesOf(one, exported !== false && exported !== null))
    }),
  }
}

/** One piece for each name that is declared: `const { firstPage } = pagingPolicy` is one that reads its field. */
function piecesOf(node: SourceNode, isExported: boolean): readonly Piece[] {
  const { id, init } = node as Partial<VariableDeclarator>
  if (id?.type === 'ObjectPattern' && init?.type === 'Identifier')
    return fieldsIn(id).map(([field, name]) => ({
      name,
      isExported,
      reads: [`${init.name}.${field}`],
    }))
  const name = id?.type === 'Identifier' ? id.name : ''
  return [{ name, isExported, reads: [...new Set(readsIn(node))] }]
}

/** Names that are used, not those of fields; 'pagingPolicy.pageSize' in one. */
function readsIn(node: SourceNode): readonly string[] {
  const nodes = [...nodesIn(node)]
  const told = new Set<number>()
  const fields = nodes.flatMap((inner) => {
    if (inner.type === 'VariableDeclarator') {
      const { id, init } = inner as VariableDeclarator
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return []
      told.add(init.start)
      return fieldsIn(id).map(([field]) => `${init.name}.${field}`)
    }
    if (inner.type !== 'MemberExpression') return []
    const { object, property, computed } = inner as MemberExpression
    if (computed || property.type !== 'Identifier') return []
    told.add(property.start)
    if (object.type !== 'Identifier') return []
    told.add(object.start)
    // A function may be a field of another: `Pence.make` uses both.
    return [object.name, `${object.name}.${property.name}`]
  })
  const names = nodes.flatMap((inner) =>
    inner.type === 'Identifier' && !told.has(inner.start)
      ? `${(inner as SourceNode & { readonly name: string }).name}${all}`
      : [],
  )
  return [...fields, ...names.flatMap((name) => [name, name.slice(0, -all.length)])]
}

/** After a name that is handed on as it is, with all its fields. */
const all = '.*'

/** The fields that a pattern takes, each with its name afterwards. */
const fieldsIn = (pattern: ObjectPattern): readonly (readonly [field: string, name: string])[] =>
  pattern.properties.flatMap((property) => {
    const field = keyOf(property)
    const { value } = property as { value?: { name?: string } }
    return field === undefined ? [] : [[field, value?.name ?? field] as const]
  })

/** Is a figure among what is read? */
export const isRead = (figure: string, read: ReadonlySet<string>): boolean =>
  read.has(figure) ||
  (figure.includes('.')
    ? read.has(`${figure.split('.')[0]}${all}`)
    : [figure, `${figure}${all}`].some((name) => read.has(name)))
