/** The steps of a rule in words: 'if the text is blank: the result is 0'. */
import type {
  AssignmentExpression,
  Expression,
  ForOfStatement,
  FunctionBody,
  IfStatement,
  Statement,
  SwitchStatement,
  TryStatement,
  VariableDeclaration,
  WhileStatement,
} from 'oxc-parser'
import { type CaseStep, caseStep, casesOf } from '../differences/cases-of-steps.ts'
import type { SourceNode } from '../parsed.ts'
import { type Words, within } from './binding.ts'
import {
  type Circumstance,
  caseInWords,
  circumstance,
  withNothing,
} from './circumstances-in-words.ts'
import { type English, type Speech, speechOf } from './fields-in-words.ts'
import { saying, unlessUnsayable } from './formula-in-words.ts'
import { named } from './names-taken.ts'
import { type Say, Unsayable } from './parts-in-words.ts'
import { orderInWords } from './sorting-in-words.ts'

/** Part of a rule: some of its steps, or one formula, with the conditions that it is under. */
export interface Part {
  readonly steps: readonly SourceNode[]
  /** Counts the order in which they stand? */
  readonly isOrdered?: boolean
  /** From the outermost to the innermost. */
  readonly under: readonly Circumstance[]
}

/** None for what words can't say. */
export const partInWords = (
  { steps, isOrdered = false, under }: Part,
  english: English,
  all: readonly SourceNode[] = steps,
): string | undefined =>
  unlessUnsayable(() => {
    const speech = speechOf(english, all)
    const say = saying(speech)
    const around = under.map((one) => circumstance(one, say, english)).join('')
    if (steps.length === 0) return withNothing(around)
    const said = steps.map((step) => stepInWords(step, say, speech))
    if (isOrdered && said.length > 1) return around + said.map(inOrder).join('')
    const isOfCase = under.some(({ is }) => ['if', 'unless', 'case'].includes(is))
    const whole = inARow(said)
    return around + (around === '' ? whole.text : within(whole, isOfCase ? 'open' : 'choice'))
  })

const inOrder = (says: Words, place: number): string =>
  `${place === 0 ? 'first' : ', then'} ${within(says, 'choice')}`

/** What belongs to one of them stands in brackets. */
const inARow = (said: readonly Words[]): Words => {
  const [only, ...more] = said
  return only !== undefined && more.length === 0
    ? only
    : { text: said.map((step) => within(step, 'choice')).join('; '), binds: 'parts' }
}

function stepInWords(node: SourceNode, say: Say, speech: Speech): Words {
  const step = (inner: unknown) => stepInWords(inner as SourceNode, say, speech)
  const inWords = steps[node.type]
  return inWords === undefined
    ? say(node)
    : inWords(node as unknown as Statement, { say, step, english: speech.english })
}

interface Ways {
  readonly say: Say
  readonly step: Say
  readonly english: English
}

/** In the place of what is too long to be told again. */
export const asBefore = 'AsBefore'

/** How a list is sorted, by what compares two of its items. */
export const sortOrder = (comparing: SourceNode): SourceNode => ({
  type: 'SortOrder',
  start: comparing.start,
  end: comparing.end,
  ...{ comparing },
})

const plainly = (text: string): Words => ({ text, binds: 'open' })

/** Expressions are said as formulas. */
const steps: Readonly<Record<string, (node: Statement, ways: Ways) => Words>> = {
  VariableDeclaration: (node, ways) => declared(node as VariableDeclaration, ways),
  ReturnStatement: (node, { say }) => {
    const { argument } = node as { readonly argument?: Expression | null }
    return argument ? resultInWords(say(argument)) : plainly('nothing more happens')
  },
  IfStatement: (node, ways) => ifInWords(node as IfStatement, ways),
  BlockStatement: (node, { step }) => inARow((node as unknown as FunctionBody).body.map(step)),
  ExpressionStatement: (node, { step }) => step((node as { expression?: unknown }).expression),
  AssignmentExpression: (node, { say }) => assigned(node as unknown as AssignmentExpression, say),
  WhileStatement: (node, { say, step }) => {
    const { test, body } = node as WhileStatement
    return branch(`as long as ${within(say(test), 'list')}`, step(body))
  },
  ForOfStatement: (node, { say, step, english }) => {
    const { left, right, body } = node as ForOfStatement
    const [each] = (left as VariableDeclaration).declarations ?? []
    return branch(
      `for each ${named(each?.id, english, say)} of ${within(say(right), 'list')}`,
      step(body),
    )
  },
  [asBefore]: () => plainly('the same follows as before'),
  ThrowStatement: () => plainly('it fails'),
  BreakStatement: () => plainly('it stops there'),
  ContinueStatement: () => plainly('it goes on with the next'),
  SwitchStatement: (node, ways) => {
    const { discriminant, cases } = node as SwitchStatement
    return inARow(casesOf(discriminant, cases).map((one) => ways.step(one)))
  },
  [caseStep]: (node, { say, step }) => {
    const { of, tests, consequent } = node as unknown as CaseStep
    return branch(caseInWords(of, tests, say), inARow(consequent.map(step)))
  },
  SortOrder: (node, { say }) => {
    const { comparing } = node as unknown as { readonly comparing: SourceNode }
    const order = orderInWords(comparing, say)
    if (order === undefined) throw new Unsayable('sort')
    return plainly(order)
  },
  TryStatement: (node, { step }) => {
    const { block, handler } = node as TryStatement
    const fails = handler ? [branch('if that fails', step(handler.body))] : []
    return inARow([step(block), ...fails])
  },
}

function resultInWords(result: Words): Words {
  const binds = result.binds === 'choice' ? 'choice' : 'open'
  return { text: `the result is ${within(result, binds === 'choice' ? binds : 'list')}`, binds }
}

/** 'if a: b' */
const branch = (said: string, body: Words): Words => ({
  text: `${said}: ${within(body, 'open')}`,
  binds: 'choice',
})

function declared({ declarations }: VariableDeclaration, { say, english }: Ways): Words {
  return inARow(
    declarations.map(({ id, init }) => {
      if (!init) throw new Unsayable('VariableDeclaration')
      const between = id.type === 'Identifier' ? 'is' : 'of'
      return plainly(`${named(id, english, say)} ${between} ${within(say(init), 'list')}`)
    }),
  )
}

function ifInWords({ test, consequent, alternate }: IfStatement, { say, step }: Ways): Words {
  const said = `if ${within(say(test), 'list')}`
  const then = branch(said, step(consequent))
  return alternate
    ? { ...then, text: `${then.text}; otherwise ${within(step(alternate), 'choice')}` }
    : then
}

const changes: Readonly<Record<string, string>> = {
  '=': 'becomes',
  '+=': 'grows by',
  '-=': 'shrinks by',
  '??=': 'becomes, if there is none,',
}

function assigned({ operator, left, right }: AssignmentExpression, say: Say): Words {
  const becomes = changes[operator]
  if (becomes === undefined) throw new Unsayable(operator)
  return plainly(`${within(say(left), 'sum')} ${becomes} ${within(say(right), 'list')}`)
}
