/**
 * What a source file of the domain says in plain words: the comment above each top-level
 * declaration, the comments inside it, and its code.
 */
import type { Comment } from 'oxc-parser'
import { paragraphsOf, wordsOf } from './comments.ts'
import { isForPeople, lineAt, nodesIn, type ParsedSource, parsed } from './parsed.ts'

export interface Declaration {
  readonly name: string
  readonly isExported: boolean
  readonly kind: 'const' | 'function' | 'interface' | 'type'
  /** Paragraphs of the comment above it. */
  readonly says: readonly string[]
  /** Comments inside it: `about` names the field below the comment. */
  readonly notes: readonly Note[]
  /** Counted from 1. */
  readonly line: number
  /** Where it begins and ends in its file. */
  readonly start: number
  readonly end: number
  readonly code: string
}

interface Note {
  readonly about: string | undefined
  /** The field or the entry right below it, whatever kind of comment it is. */
  readonly above: string | undefined
  readonly says: string
}

export interface Declarations {
  /** Paragraphs about the file as a whole. */
  readonly about: readonly string[]
  readonly declarations: readonly Declaration[]
}

type Statement = ParsedSource['statements'][number]

export function declarationsIn(text: string): Declarations {
  const source = parsed(text)
  return {
    about: aboutOf(source),
    declarations: source.statements.flatMap((statement) => declarationsOf(statement, source)),
  }
}

/** The code of a declaration; empty if there is none of that name. */
export const codeIn = (text: string, name: string): string =>
  declarationsIn(text).declarations.find((declaration) => declaration.name === name)?.code ?? ''

/** The first comment is about the file, unless it is directly above a declaration. */
function aboutOf({ text, statements, comments }: ParsedSource): readonly string[] {
  const [first] = comments.filter(isDoc)
  const [statement] = statements
  if (first === undefined || (statement && first.start > statement.start)) return []
  const isAboutWhatFollows =
    statement !== undefined &&
    statement.type !== 'ImportDeclaration' &&
    isDirectlyAbove(text, first, statement.start)
  return isAboutWhatFollows ? [] : paragraphsOf(first.value)
}

function declarationsOf(statement: Statement, source: ParsedSource): readonly Declaration[] {
  const exported = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
  const declared = exported ?? statement
  const names = namesOf(declared)
  return names.map(({ name, kind }) => ({
    name,
    kind,
    isExported: exported !== undefined,
    says: commentAbove(source, statement.start),
    notes: notesIn(source, statement),
    line: lineAt(source.text, statement.start),
    start: statement.start,
    end: statement.end,
    code: source.text.slice(statement.start, statement.end),
  }))
}

function namesOf(
  declared: Statement | { readonly type: string },
): readonly Pick<Declaration, 'name' | 'kind'>[] {
  const node = declared as Statement
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? [{ name: id.name, kind: 'const' as const }] : [],
      )
    case 'FunctionDeclaration':
      return node.id === null ? [] : [{ name: node.id.name, kind: 'function' }]
    case 'TSInterfaceDeclaration':
      return [{ name: node.id.name, kind: 'interface' }]
    case 'TSTypeAliasDeclaration':
      return [{ name: node.id.name, kind: 'type' }]
    default:
      return []
  }
}

const isDoc = ({ type, value }: Comment): boolean => type === 'Block' && value.startsWith('*')

const isDirectlyAbove = (text: string, comment: Comment, place: number): boolean =>
  comment.end <= place && /^\n?[ \t]*$/.test(text.slice(comment.end, place))

/** The paragraphs of the comment that ends on the line above a place. */
export function commentAbove({ text, comments }: ParsedSource, place: number): readonly string[] {
  const above = comments.find((comment) => isDoc(comment) && isDirectlyAbove(text, comment, place))
  return above === undefined ? [] : paragraphsOf(above.value)
}

function notesIn(source: ParsedSource, statement: Statement): readonly Note[] {
  const inside = source.comments.filter(
    (comment) =>
      comment.start > statement.start && comment.end < statement.end && isForPeople(comment),
  )
  return joinedLines(source.text, inside).map((comments) => {
    const last = comments.at(-1)
    const above = last && fieldBelow(source.text, statement, last)
    return {
      about: last && isDoc(last) ? above : undefined,
      above,
      says: comments.map(({ value }) => wordsOf(value)).join(' '),
    }
  })
}

/** Lines of '//' that follow each other are one note. */
function joinedLines(text: string, comments: readonly Comment[]): readonly (readonly Comment[])[] {
  const notes: Comment[][] = []
  for (const comment of comments) {
    const last = notes.at(-1)?.at(-1)
    const goesOn =
      comment.type === 'Line' && last?.type === 'Line' && isDirectlyAbove(text, last, comment.start)
    if (goesOn) notes.at(-1)?.push(comment)
    else notes.push([comment])
  }
  return notes
}

const fields = new Set(['Property', 'TSPropertySignature', 'TSMethodSignature'])

function fieldBelow(text: string, statement: Statement, comment: Comment): string | undefined {
  for (const node of nodesIn(statement))
    if (fields.has(node.type) && isDirectlyAbove(text, comment, node.start)) return keyOf(node)
  return undefined
}

/** The name of a property; none for a computed one. */
export function keyOf(node: object): string | undefined {
  const { key } = node as { key?: { type: string; name?: string; value?: unknown } }
  if (key?.type === 'Identifier') return key.name
  return key?.type === 'Literal' ? String(key.value) : undefined
}
