/** What a file of a screen or a control holds, and whether it does the same as before. */
import { basename } from 'node:path'
import { commentAbove, declarationsIn } from '../../source/declarations.ts'
import { isSameEffect, namesAnew } from '../../source/differences/same-code.ts'
import { isSameFile } from '../../source/differences/same-file.ts'
import { type ParsedSource, parsed } from '../../source/parsed.ts'
import { codeOf } from '../../source/properties.ts'
import type { Change } from '../changes/changes.ts'
import type { Statements } from './statements.ts'

type Statement = ParsedSource['statements'][number]

/** Each of its functions, constants and calls, without comments; what it imports and its types do nothing. */
export const partsOfScreen = (text: string): Statements =>
  new Map([...partsIn(text)].map(([name, { says }]) => [name, says]))

interface Part {
  /** On one line, without its comments. */
  readonly says: string
  readonly code: string
}

function partsIn(text: string): ReadonlyMap<string, Part> {
  const source = parsed(text)
  return new Map(
    source.statements.filter(isDoing).map((statement) => {
      const says = codeOf(source, statement)
      const own = /^(?:export )?(?:async )?(?:function|const|class) (\w+)/.exec(says)?.[1]
      const code = text.slice(statement.start, statement.end)
      return [own ?? says, { says, code }] as const
    }),
  )
}

function isDoing(statement: Statement): boolean {
  const { type } = statement
  if (type === 'ExportNamedDeclaration')
    return statement.declaration !== null && !statement.declaration.type.startsWith('TS')
  return !type.startsWith('TS') && type !== 'ImportDeclaration' && type !== 'ExportAllDeclaration'
}

/** One change for each file: the parts of it that do something else now, without those that stay. */
export function screenChange(file: string, before: string, after: string): readonly Change[] {
  if (isSameFile(before, after)) return []
  const [was, is] = [before, after].map((text) => (text === '' ? undefined : partsIn(text)))
  const names = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
  const differing = names.filter((name) => !isSamePart(was?.get(name), is?.get(name)))
  if (differing.length === 0) return []
  const written = (parts: ReadonlyMap<string, Part> | undefined) =>
    parts && differing.flatMap((name) => parts.get(name)?.says ?? []).join('\n')
  const change = { file, kind: 'screen' as const, name: nameOfScreen(file) }
  return [{ ...change, was: written(was), is: written(is), ...stillSaid(before, after) }]
}

function isSamePart(was: Part | undefined, is: Part | undefined): boolean {
  if (was === undefined || is === undefined) return was === is
  return (
    inShort(was.says) === inShort(is.says) ||
    isSameEffect(was.code, is.code) ||
    // Nobody sees a name within it.
    namesAnew(was.code, is.code) !== undefined
  )
}

/** Without the gaps that only show where a line is broken. */
const inShort = (code: string): string =>
  code
    .replace(/ ?([(){}[\]<>,;]) ?/g, '$1')
    .replace(/,(?=[)\]}>])/g, '')
    .replace(/\((?=<)|(?<=>)\)/g, '')

/** What its first words say of it, as before. */
function stillSaid(before: string, after: string): Pick<Change, 'stillSays'> | undefined {
  const [was, is] = [before, after].map(saysOf)
  return is !== undefined && is === was ? { stillSays: is } : undefined
}

function saysOf(text: string): string | undefined {
  const source = parsed(text)
  const [first] = declarationsIn(text).declarations.filter(({ isExported }) => isExported)
  return first && (commentAbove(source, first.start)[0] ?? declarationsIn(text).about[0])
}

/** 'bank page' of 'withdrawal/bank-page.tsx', and of a file of addresses the address. */
const nameOfScreen = (file: string): string =>
  file.includes('/routes/')
    ? `the address ${basename(file)
        .replace(/\.tsx?$|^_shell\.?/g, '')
        .replaceAll('.', '/')}`
    : basename(file)
        .replace(/\.tsx?$/, '')
        .replaceAll('-', ' ')
