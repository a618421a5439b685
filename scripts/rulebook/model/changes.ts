/**
 * What changed since a release, found in the sources themselves: requirements, figures, sentences and
 * rows of decision tables, as they stood then and as they stand now.
 */
import { parse } from 'yaml'
import { declarationsIn } from '../source/declarations.ts'

/** What stands in one file: a name for each thing, and its text. */
export type Statements = ReadonlyMap<string, string>

export interface Change {
  readonly file: string
  /** 'SALSAC-04', 'withdrawalPolicy.redirectMs', or the row itself. */
  readonly name: string
  /** None for what is new. */
  readonly was: string | undefined
  /** None for what is gone. */
  readonly is: string | undefined
}

export const isWatched = (file: string): boolean =>
  file === 'docs/requirements.yaml' ||
  /^packages\/domain\/src\/.*\.(?:policy|messages|test)\.ts$/.test(file)

export function statementsIn(file: string, source: string): Statements {
  if (file.endsWith('.yaml')) return requirementsIn(source)
  return file.endsWith('.test.ts') ? rowsIn(source) : propertiesIn(source)
}

const requirementsIn = (source: string): Statements =>
  new Map((parse(source) as { id: string; says: string }[]).map(({ id, says }) => [id, says]))

/** A row is its own name: one that was changed is gone, and another has come. */
function rowsIn(source: string): Statements {
  const tables = source.matchAll(/decisionTable\(\s*\[[^\]]*\],\s*`([^`]*)`/g)
  const rows = [...tables].flatMap(([, text = '']) =>
    text.split('\n').filter((line) => line.trim()),
  )
  return new Map(
    rows
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .join(' | '),
      )
      .map((row) => [row, row]),
  )
}

/** 'withdrawalPolicy.redirectMs' and what is written there, without the comments between. */
function propertiesIn(source: string): Statements {
  const { declarations } = declarationsIn(source)
  return new Map(
    declarations
      .filter(({ kind }) => kind === 'const')
      .flatMap(({ name, code }) => [...propertiesOf(name, withoutComments(code))]),
  )
}

const withoutComments = (code: string): string =>
  code.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/ .*$/gm, '')

/** How far a property is indented says what it belongs to. */
function propertiesOf(name: string, code: string): Statements {
  const found = new Map<string, string>()
  let path = [name]
  for (const line of code.split('\n')) {
    const [, indent = '', key, value = line] = /^( +)'?(\w+)'?:(.*)$/.exec(line) ?? []
    if (key !== undefined) path = [...path.slice(0, indent.length / 2), key]
    // A bracket that opens or closes a group says nothing by itself.
    if (/^\s*[[\](){}]*(?: as const)?,?\s*$|= \{$/.test(value)) continue
    const at = path.join('.')
    found.set(at, `${found.get(at) ?? ''} ${value.trim()}`.trim().replace(/,$/, ''))
  }
  return found
}

export function changesBetween(
  file: string,
  before: Statements,
  after: Statements,
): readonly Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names
    .map((name) => ({ file, name, was: before.get(name), is: after.get(name) }))
    .filter(({ was, is }) => was !== is)
}
