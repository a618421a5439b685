/** What a name in the code of a rule or a machine is set to: a figure of a policy, or a sentence of messages. */
import { posix } from 'node:path'
import type { VariableDeclarator } from 'oxc-parser'
import { englishOf, figureInEnglish } from '../../page/in-words/code-words.ts'
import type { English } from '../../source/in-words/formula-in-words.ts'
import { type ParsedSource, parsed, type SourceNode } from '../../source/parsed.ts'
import { codeOf, constantsIn, propertiesOf } from '../../source/properties.ts'
import { figureInWords } from './in-words.ts'

/** The text of a file at one of two states; none of a file that it lacks. */
export type TextOf = (file: string) => string | undefined

export interface NamedValue {
  /** 'ledgerPolicy.beatMs', whatever the file that reads it calls it. */
  readonly name: string
  readonly code: string
  readonly isSentence: boolean
}

/**
 * None for a name that stands for anything else.
 *
 * @param path 'beatMs' or 'policy.beatMs', as the file calls it
 */
export function valueNamed(path: string, file: string, textOf: TextOf): NamedValue | undefined {
  const [first = '', ...rest] = path.split('.')
  return valueAt([first, ...rest], file, textOf)
}

type Path = readonly [first: string, ...rest: readonly string[]]

function valueAt(path: Path, file: string, textOf: TextOf, away = 0): NamedValue | undefined {
  const text = textOf(file)
  if (text === undefined || away > mostAway) return undefined
  const source = parsed(text)
  const [first, ...rest] = path
  const other = meantBy(source, first)
  if (other !== undefined)
    return valueAt([other[0], ...other.slice(1), ...rest], file, textOf, away + 1)
  const constant = constantsIn(source).get(first)
  if (constant !== undefined)
    return isValues.test(file) ? valueIn(source, constant, path, file) : undefined
  const from = importedBy(source, first)
  return (
    from &&
    valueAt([from.name, ...rest], posix.join(posix.dirname(file), from.file), textOf, away + 1)
  )
}

/** Of files between the one that reads it and the one that has it. */
const mostAway = 6

/** The numbers of the server's answers stand beside how these are read. */
const isValues = /\.(?:policy|messages|wire)\.ts$/

function valueIn(
  source: ParsedSource,
  constant: SourceNode,
  path: Path,
  file: string,
): NamedValue | undefined {
  const [, ...keys] = path
  let node: SourceNode | undefined = constant
  for (const key of keys)
    node = node && propertiesOf(source, node).find(({ name }) => name === key)?.value
  if (node === undefined || node.type === 'ObjectExpression') return undefined
  if (file.endsWith('.wire.ts') && node.type !== 'Literal') return undefined
  return {
    name: path.join('.'),
    code: codeOf(source, node),
    isSentence: /\.messages\.ts$/.test(file),
  }
}

/** ['ledgerPolicy', 'beatMs'] of `const { beatMs } = ledgerPolicy`, and of `const beatMs = ledgerPolicy.beatMs`. */
function meantBy({ statements }: ParsedSource, name: string): Path | undefined {
  const [found] = statements.flatMap((statement) => {
    const node = (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement
    return node.type === 'VariableDeclaration'
      ? node.declarations.flatMap((one) => pathGiven(one, name) ?? [])
      : []
  })
  return found?.path
}

function pathGiven({ id, init }: VariableDeclarator, name: string): { path: Path } | undefined {
  const path = init ? pathOf(init) : undefined
  if (path === undefined) return undefined
  if (id.type === 'Identifier') return id.name === name ? { path } : undefined
  const key = id.type === 'ObjectPattern' ? keyFor(name, id.properties) : undefined
  return key === undefined ? undefined : { path: [path[0], ...path.slice(1), key] }
}

type Entry = SourceNode & {
  readonly key?: { readonly name?: string }
  readonly value?: { readonly name?: string }
}

const keyFor = (name: string, entries: readonly SourceNode[]): string | undefined =>
  (entries as readonly Entry[]).find(({ value }) => value?.name === name)?.key?.name

/** ['ledgerPolicy', 'beatMs'] of `ledgerPolicy.beatMs`. */
function pathOf(node: SourceNode): Path | undefined {
  const { name, object, property, computed } = node as {
    readonly name?: string
    readonly object?: SourceNode
    readonly property?: { readonly name?: string }
    readonly computed?: boolean
  }
  if (node.type === 'Identifier' && name !== undefined) return [name]
  if (node.type !== 'MemberExpression' || computed || object === undefined) return undefined
  const [before, key] = [pathOf(object), property?.name]
  return before && key !== undefined ? [before[0], ...before.slice(1), key] : undefined
}

/** The file that a name comes from, and what it is called there; also of what a file only hands on. */
function importedBy({ statements }: ParsedSource, name: string) {
  const [found] = statements.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') return []
    const file = node.source?.value
    if (file?.startsWith('.') !== true) return []
    return (node.specifiers as readonly Specifier[]).flatMap((one) => {
      const [own, there] = [one.exported ?? one.local, one.imported ?? one.local]
      return own?.name === name ? [{ file, name: there?.name ?? name }] : []
    })
  })
  return found
}

interface Specifier {
  readonly local?: { readonly name?: string }
  /** By the name that it has where it comes from. */
  readonly imported?: { readonly name?: string }
  readonly exported?: { readonly name?: string }
}

/** '5 (newest cashback)' of policy.newestCashback, and the sentence itself; other names in English. */
export const englishWith =
  (file: string, textOf: TextOf): English =>
  (name) => {
    const value = /^[a-z]/.test(name) ? valueNamed(name, file, textOf) : undefined
    if (value === undefined) return englishOf(name)
    return value.isSentence ? sentenceSaid(value) : figureSaid(value)
  }

const figureSaid = ({ name, code }: NamedValue): string =>
  `${figureInWords(code, name)} (${figureInEnglish(name)})`

const sentenceSaid = ({ name, code }: NamedValue): string => {
  const [, text] = /^(?:'([^']*)'|"[^"]*")$/.exec(code) ?? []
  return text === undefined
    ? `the sentence “${englishOf(name.split('.').at(-1) ?? name)}”`
    : `“${text}”`
}
