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
import {
  type Circumstance,
  caseInWords,
  circumstance,
  withNothing,
} from './circumstances-in-words.ts'
import { type English, saying, unlessUnsayable } from './formula-in-words.ts'
import { named } from './names-taken.ts'
import type { SourceNode } from './parsed.ts'
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
): string | undefined =>
  unlessUnsayable(() => {
    const say = saying(english)
    const around = under.map((one) => circumstance(one, say, english)).join('')
    const said = steps.map((step) => stepInWords(step, say, english))
    if (said.length === 0) return withNothing(around)
    if (isOrdered && said.length > 1) return around + said.map(inOrder).join('')
    const whole = said.join('; ')
    return around + (steps.length === 1 ? whole.replace(/^\(([^()]*)\)$/, '$1') : whole)
  })

const inOrder = (says: string, place: number): string =>
  place === 0 ? `first ${says}` : `, then ${says}`

function stepInWords(node: SourceNode, say: Say, english: English): string {
  const step = (inner: unknown) => stepInWords(inner as SourceNode, say, english)
  const inWords = steps[node.type]
  return inWords === undefined
    ? say(node)
    : inWords(node as unknown as Statement, { say, step, english })
}

interface Ways {
  readonly say: Say
  readonly step: Say
  readonly english: English
}

const caseStep = 'CaseStep'

/** How a list is sorted, by what compares two of its items. */
export const sortOrder = (comparing: SourceNode): SourceNode => ({
  type: 'SortOrder',
  start: comparing.start,
  end: comparing.end,
  ...{ comparing },
})

/** Expressions are said as formulas. */
const steps: Readonly<Record<string, (node: Statement, ways: Ways) => string>> = {
  VariableDeclaration: (node, ways) => declared(node as VariableDeclaration, ways),
  ReturnStatement: (node, { say }) => {
    const { argument } = node as { readonly argument?: Expression | null }
    if (!argument) return 'nothing more happens'
    const result = say(argument)
    return `the result is ${/[:;]/.test(result) ? `(${result})` : result}`
  },
  IfStatement: (node, ways) => ifInWords(node as IfStatement, ways),
  BlockStatement: (node, { step }) => (node as unknown as FunctionBody).body.map(step).join('; '),
  ExpressionStatement: (node, { step }) => step((node as { expression?: unknown }).expression),
  AssignmentExpression: (node, { say }) => assigned(node as unknown as AssignmentExpression, say),
  WhileStatement: (node, { say, step }) => {
    const { test, body } = node as WhileStatement
    return `as long as ${say(test)}: ${step(body)}`
  },
  ForOfStatement: (node, { say, step, english }) => {
    const { left, right, body } = node as ForOfStatement
    const [each] = (left as VariableDeclaration).declarations ?? []
    return `for each ${named(each?.id, english, say)} of ${say(right)}: ${step(body)}`
  },
  ThrowStatement: () => 'it fails',
  BreakStatement: () => 'it stops there',
  ContinueStatement: () => 'it goes on with the next',
  SwitchStatement: (node, ways) => {
    const { discriminant, cases } = node as SwitchStatement
    return casesOf(discriminant, cases)
      .map((one) => ways.step(one))
      .join('; ')
  },
  [caseStep]: (node, { say, step }) => {
    const { of, tests, consequent } = node as unknown as CaseStep
    return `${caseInWords(of, tests, say)}: ${consequent.map(step).join('; ')}`
  },
  SortOrder: (node, { say }) => {
    const { comparing } = node as unknown as { readonly comparing: SourceNode }
    const order = orderInWords(comparing, say)
    if (order === undefined) throw new Unsayable('sort')
    return order
  },
  TryStatement: (node, { step }) => {
    const { block, handler } = node as TryStatement
    return `${step(block)}${handler ? `; if that fails: ${step(handler.body)}` : ''}`
  },
}

function declared({ declarations }: VariableDeclaration, { say, english }: Ways): string {
  return declarations
    .map(({ id, init }) => {
      if (!init) throw new Unsayable('VariableDeclaration')
      const between = id.type === 'Identifier' ? 'is' : 'of'
      return `${named(id, english, say)} ${between} ${say(init)}`
    })
    .join('; ')
}

function ifInWords({ test, consequent, alternate }: IfStatement, { say, step }: Ways): string {
  const otherwise = alternate ? `; otherwise ${step(alternate)}` : ''
  return `if ${say(test)}: ${step(consequent)}${otherwise}`
}

const changes: Readonly<Record<string, string>> = {
  '=': 'becomes',
  '+=': 'grows by',
  '-=': 'shrinks by',
  '??=': 'becomes, if there is none,',
}

function assigned({ operator, left, right }: AssignmentExpression, say: Say): string {
  const becomes = changes[operator]
  if (becomes === undefined) throw new Unsayable(operator)
  return `${say(left)} ${becomes} ${say(right)}`
}

/** One case of several, or several that lead to the same. */
export interface CaseStep extends SourceNode {
  readonly of: SourceNode
  /** None for every other. */
  readonly tests: readonly SourceNode[]
  readonly consequent: readonly SourceNode[]
}

/** The cases of a switch; those without steps of their own go with the next. */
export function casesOf(of: SourceNode, cases: SwitchStatement['cases']): readonly CaseStep[] {
  let tests: SourceNode[] = []
  return cases.flatMap(({ test, consequent, start, end }) => {
    if (test !== null) tests.push(test)
    if (consequent.length === 0) return []
    const own = test === null ? [] : tests
    tests = []
    return [{ type: caseStep, start, end, of, tests: own, consequent }]
  })
}
