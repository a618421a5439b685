/**
 * What a source file states, each thing by its name, so that two versions of it can be compared.
 */
import type {
  ArrayExpression,
  ArrowFunctionExpression,
  CallExpression,
  ObjectExpression,
} from 'oxc-parser'
import { declarationsIn } from '../../source/declarations.ts'
import { guardCodesIn } from '../../source/guard-rules.ts'
import { nodesIn, type ParsedSource, parsed, type SourceNode } from '../../source/parsed.ts'
import { codeOf, constantsIn, type Property, propertiesOf } from '../../source/properties.ts'
import { casesIn } from './case-statements.ts'
import { figureInWords, type InWords, sentenceInWords } from './in-words.ts'
import type { Kind } from './kinds.ts'
import { kindsOfRow, namesOfRows } from './names-of-rows.ts'
import { answersIn, reasonsIn, recordEntriesIn } from './record-statements.ts'
import { requirementsIn } from './requirement-statements.ts'
import { partsOfScreen } from './screen-statements.ts'
import { wordsIn } from './word-statements.ts'

/** A name for each thing, and its text. */
export type Statements = ReadonlyMap<string, string>

const readers: Readonly<Record<Kind, (text: string) => Statements>> = {
  requirement: requirementsIn,
  'answered question': answersIn,
  'reason of an answer': reasonsIn,
  record: recordEntriesIn,
  word: wordsIn,
  'search wording': wordsIn,
  rule: rulesIn,
  'figure or rate': (text) => constantsOf(text, figureInWords),
  sentence: (text) => constantsOf(text, sentenceInWords),
  'call or field': (text) => new Map([...constantsOf(text), ...functionsIn(text)]),
  'invented data': (text) => new Map([...rulesIn(text), ...constantsOf(text)]),
  machine: machinesIn,
  screen: partsOfScreen,
  case: (text) => casesIn(text),
}

export const statementsIn = (kind: Kind, text: string): Statements =>
  text === '' ? new Map() : readers[kind](text)

/** The words of a rule with its formula, and its code, separately. */
function rulesIn(text: string): Statements {
  const { about, declarations: all } = declarationsIn(text)
  const source = parsed(text)
  // A machine is told state by state, but its words as they stand above it.
  const declarations = all.filter(({ code }) => !/\b(?:setup|createMachine)\(/.test(code))
  const said = all.flatMap(({ name, says, notes }) =>
    says.length + notes.length === 0
      ? []
      : [[name, [...says, ...notes.map(({ says }) => says)].join(' ')] as const],
  )
  const written = declarations.map(
    ({ name, start, end }) =>
      [`${name}, as it is written`, codeOf(source, { type: '', start, end })] as const,
  )
  const whole = about.length === 0 ? [] : [['(the whole file)', about.join(' ')] as const]
  return new Map([...whole, ...said, ...written])
}

/** What reads or writes an answer step by step, by its name. */
const functionsIn = (text: string): Statements => {
  const source = parsed(text)
  return new Map(
    declarationsIn(text)
      .declarations.filter(({ kind }) => kind === 'function')
      .map(({ name, start, end }) => [name, codeOf(source, { type: '', start, end })]),
  )
}

/** 'withdrawalPolicy.redirectMs' and what is written there. */
function constantsOf(text: string, inWords: InWords = (code) => code): Statements {
  const source = parsed(text)
  return new Map(
    [...constantsIn(source)].flatMap(([name, value]) => [
      ...innermost(source, name, value, inWords),
    ]),
  )
}

/** 'states.entering.on.submitted' and what is written there; guards and actions by their names. */
function machinesIn(text: string): Statements {
  const source = parsed(text)
  const guards = guardCodesIn(text)
  return new Map(
    machinesMade(source)
      .flatMap((made) => [...innermost(source, '', made)])
      // A guard may leave its decision to a function beside the machine.
      .map(
        ([name, code]) =>
          [
            name,
            (name.startsWith('guards.') && guards.get(name.slice('guards.'.length))) || code,
          ] as const,
      ),
  )
}

/** The objects that machines are made of. */
export const machinesMade = ({ statements }: ParsedSource): readonly SourceNode[] =>
  [...nodesIn(statements)].flatMap((node) =>
    node.type === 'CallExpression' && isMaking(node)
      ? (node as SourceNode & CallExpression).arguments.filter(
          ({ type }) => type === 'ObjectExpression',
        )
      : [],
  )

function isMaking(node: SourceNode): boolean {
  const { callee } = node as CallExpression
  const name = callee.type === 'MemberExpression' ? callee.property : callee
  return name.type === 'Identifier' && ['setup', 'createMachine'].includes(name.name)
}

export function innermost(
  source: ParsedSource,
  name: string,
  value: SourceNode,
  inWords: InWords = (code) => code,
  isRow = false,
): Statements {
  const parts = isRow ? partsOfRow(source, value) : partsOf(source, value)
  if (parts.length === 0) return new Map([[name, inWords(codeOf(source, value), name)]])
  return new Map(
    parts.flatMap((part) => {
      const own = [name, part.name].filter((text) => text !== '').join(part.isItem ? ' ' : '.')
      return [...innermost(source, own, part.value, inWords, part.isItem)]
    }),
  )
}

interface Part {
  readonly name: string
  readonly value: SourceNode
  readonly isItem: boolean
}

/** The entries of an object, also of one that a function gives, the rows of a list of objects, and those in a call's arguments. */
function partsOf(source: ParsedSource, value: SourceNode): readonly Part[] {
  const own = propertiesOf(source, value)
  if (own.length > 0) return own.map(({ name, value }) => ({ name, value, isItem: false }))
  if (value.type === 'ArrowFunctionExpression') {
    const { body } = value as SourceNode & ArrowFunctionExpression
    const given = body.type === 'ParenthesizedExpression' ? body.expression : body
    return given.type === 'ObjectExpression' ? partsOf(source, given) : []
  }
  if (value.type === 'CallExpression') {
    const given = (value as SourceNode & CallExpression).arguments.at(-1)
    return given?.type === 'ObjectExpression' ? partsOf(source, given) : []
  }
  if (value.type !== 'ArrayExpression') return []
  const items = (value as SourceNode & ArrayExpression).elements.filter((item) => item !== null)
  const isList = items.every(({ type }) => type === 'ObjectExpression' || type === 'SpreadElement')
  if (items.length === 0 || !isList) return []
  const names = namesOfRows(items.map((item) => withSpread(source, item)))
  return items.map((item, place) => ({ name: names[place] ?? '', value: item, isItem: true }))
}

/** Without what its name says already. */
const partsOfRow = (source: ParsedSource, row: SourceNode): readonly Part[] =>
  withSpread(source, row)
    .filter(({ name }) => !kindsOfRow.includes(name))
    .map(({ name, value }) => ({ name, value, isItem: false }))

/** Its entries, with those that it takes from a constant beside it: `...taxYear`. */
export function withSpread(source: ParsedSource, value: SourceNode): readonly Property[] {
  const own = propertiesOf(source, value)
  if (value.type !== 'ObjectExpression') return own
  const taken = (value as SourceNode & ObjectExpression).properties.flatMap((entry) => {
    if (entry.type !== 'SpreadElement' || entry.argument.type !== 'Identifier') return []
    const constant = constantsIn(source).get(entry.argument.name)
    return constant === undefined ? [] : propertiesOf(source, constant)
  })
  return [...taken.filter(({ name }) => own.every((one) => one.name !== name)), ...own]
}
