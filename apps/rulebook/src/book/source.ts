import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Comment, type Expression, type Program, parseSync } from 'oxc-parser'
import type { Declaration, Sentence } from './book.schema.ts'

/** The rules, policies and messages of a context, read from their source. */
export interface ContextSource {
  readonly rules: readonly Declaration[]
  readonly figures: readonly Declaration[]
  readonly sentences: readonly Sentence[]
  /** All source and test files as one text, to find the decisions in it. */
  readonly text: string
}

/** @param folder The context's folder, from the root: 'packages/domain/src/help'. */
export function readContext(root: string, folder: string): ContextSource {
  const files = globSync(`${folder}/**/*.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const sources = files.map((file) => readSource(root, file))
  const withRole = (...roles: readonly string[]) =>
    sources.filter(({ file }) => roles.some((role) => file.endsWith(`.${role}.ts`)))
  return {
    rules: withRole('rules', 'selectors').flatMap(exportsOf),
    figures: withRole('policy').flatMap(figuresOf),
    sentences: withRole('messages').flatMap(sentencesOf),
    text: sources.map(({ code }) => code).join('\n'),
  }
}

interface Source {
  readonly file: string
  readonly code: string
  readonly program: Program
  readonly comments: readonly Comment[]
}

function readSource(root: string, file: string): Source {
  const code = readFileSync(join(root, file), 'utf8')
  const { program, comments } = parseSync(file, code)
  return { file, code, program, comments }
}

interface Span {
  readonly start: number
  readonly end: number
}

interface Exported {
  readonly name: string
  /** The whole statement, to find its comment and code. */
  readonly statement: Span
  readonly value: Expression | undefined
}

/** Functions and constants. Types add nothing to the rules. */
function exportedIn({ program }: Source): readonly Exported[] {
  return program.body.flatMap((statement): readonly Exported[] => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration } = statement
    if (declaration?.type === 'FunctionDeclaration')
      return [{ name: declaration.id?.name ?? '', statement, value: undefined }]
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' ? [{ name: id.name, statement, value: plain(init) }] : [],
    )
  })
}

const exportsOf = (source: Source): readonly Declaration[] =>
  exportedIn(source).map(({ name, statement }) => declared(source, name, statement))

const figuresOf = (source: Source): readonly Declaration[] =>
  exportedIn(source).flatMap(({ name, statement, value }) =>
    value?.type === 'ObjectExpression'
      ? propertiesOf(value).map(({ key, property }) =>
          declared(source, `${name}.${key}`, property, commentBefore(source, statement)),
        )
      : [declared(source, name, statement)],
  )

const sentencesOf = (source: Source): readonly Sentence[] =>
  exportedIn(source).flatMap(({ name, value }) =>
    value === undefined ? [] : sentencesIn(source, name, value),
  )

function sentencesIn(source: Source, name: string, value: Expression): readonly Sentence[] {
  if (value.type === 'ObjectExpression')
    return propertiesOf(value).flatMap(({ key, value }) =>
      sentencesIn(source, `${name}.${key}`, value),
    )
  const texts = textsIn(value)
  if (texts.length === 0) return []
  return [{ name, text: texts.join(' / '), file: source.file, line: lineOf(source, value.start) }]
}

/** The texts of a literal, a template or a function that chooses between texts. */
function textsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node !== 'object' || node === null) return []
  const part = node as Record<string, unknown> & { readonly type?: string }
  if (part.type === 'Literal') return typeof part['value'] === 'string' ? [part['value']] : []
  if (part.type === 'TemplateLiteral') return [templateText(part as never)]
  // A screen doesn't show text that is only compared.
  if (part.type === 'ConditionalExpression')
    return [...textsIn(part['consequent']), ...textsIn(part['alternate'])]
  return part.type === 'BinaryExpression' ? [] : Object.values(part).flatMap(textsIn)
}

interface Template {
  readonly quasis: readonly { readonly value: { readonly cooked?: string | null } }[]
}

const templateText = ({ quasis }: Template): string =>
  quasis.map(({ value }) => value.cooked ?? '').join('…')

/** Removes `as const`, `satisfies` and similar wrappings. */
function plain(value: Expression | null | undefined): Expression | undefined {
  if (value === null || value === undefined) return undefined
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? plain(value.expression)
    : value
}

const propertiesOf = (value: Extract<Expression, { type: 'ObjectExpression' }>) =>
  value.properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const { key } = property
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
    const inner = plain(property.value as Expression)
    return name === undefined || inner === undefined
      ? []
      : [{ key: name, property: property as Span, value: inner }]
  })

const declared = (source: Source, name: string, span: Span, otherwise = ''): Declaration => ({
  name,
  says: commentBefore(source, span) || otherwise,
  code: source.code.slice(span.start, span.end),
  file: source.file,
  line: lineOf(source, span.start),
})

/** The doc comment directly before the statement, without its stars. */
function commentBefore({ code, comments }: Source, { start }: Span): string {
  const comment = comments.findLast(({ end }) => end <= start)
  if (comment?.type !== 'Block' || code.slice(comment.end, start).trim() !== '') return ''
  return comment.value
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .trim()
}

const lineOf = ({ code }: Source, at: number): number => code.slice(0, at).split('\n').length
