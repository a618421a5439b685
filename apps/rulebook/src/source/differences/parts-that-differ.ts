/** The innermost parts of two versions of a rule around all that differs. */
import type { ConditionalExpression, IfStatement, SwitchStatement } from 'oxc-parser'
import { sortOrder } from '../in-words/steps-in-words.ts'
import type { SourceNode } from '../parsed.ts'
import { type CaseStep, casesOf } from './cases-of-steps.ts'
import { ofAll, ofCondition, ofDecision } from './decisions-that-differ.ts'
import { defaultsIn, defaultsOf, isOfOtherField, ofDefaults } from './defaults-that-differ.ts'
import { both, type Differing, type Formulas, formulas, nothing, under } from './differing.ts'
import { isReordered, ofEntries, onlyEntry } from './entries-that-differ.ts'
import {
  comparingOf,
  isComparison,
  isFormula,
  isQuestion,
  isSelection,
  isValue,
  itemsOf,
} from './kinds-of-formula.ts'
import { roundingOf } from './roundings.ts'
import { innerOf, isSame, nameOf } from './same-code.ts'
import { changedSteps, functionIn, nameDeclared, partnersIn, stepsOf } from './steps-that-differ.ts'

/** @param around the formulas that these are part of */
export function differing(
  one: SourceNode,
  other: SourceNode,
  around: Formulas | undefined,
): Differing | undefined {
  const here: Formulas | undefined = isFormulaOf(one, other, around) ? [one, other] : around
  // A division that is rounded in another way is one thing, however it is written.
  const [way, otherWay] = [one, other].map((node) => roundingOf(node)?.how)
  if (way !== undefined && otherWay !== undefined && way !== otherWay) return formulas(one, other)
  const [steps, otherSteps] = [functionIn(one), functionIn(other)]
  if (steps && otherSteps) {
    if (isOfOtherField(one, other)) return undefined
    const counting = ofDefaults(defaultsOf(one), defaultsOf(other))
    const doing = isSame(steps, otherSteps) ? nothing : ofFunctions(steps, otherSteps, here)
    const found = both(counting, doing)
    if (found !== nothing) return found
  }
  if (one.type !== other.type || nameOf(one) !== nameOf(other)) return here && formulas(...here)
  const own = ways[one.type]?.(one, other)
  return own ?? ofInner(one, other, here)
}

/** The one thing inside that differs; if several do, what they are part of. */
function ofInner(one: SourceNode, other: SourceNode, here: Formulas | undefined) {
  const [own, others] = [innerOf(one), innerOf(other)]
  const whole = here && formulas(...here)
  if (own.length !== others.length) return whole
  const changed = own.flatMap((node, place) => {
    const partner = others[place]
    return partner === undefined || isSame(node, partner) ? [] : [[node, partner] as const]
  })
  const [only, ...more] = changed
  return only === undefined || more.length > 0 ? whole : differing(only[0], only[1], here)
}

function ofFunctions(one: SourceNode, other: SourceNode, here: Formulas | undefined) {
  const isFormulas = [one, other].every(({ type }) => type !== 'BlockStatement')
  if (!isFormulas) return ofSteps(stepsOf(one), stepsOf(other))
  const found = differing(one, other, here)
  return found ? ofAll(one, other, found) : formulas(one, other)
}

/** What only one version has as a whole, and what both have, each by what differs in it. */
function ofSteps(one: readonly SourceNode[], other: readonly SourceNode[]): Differing {
  const { was, is, isOrdered } = changedSteps(one, other)
  const pairs = isOrdered ? [] : partnersIn(was, is)
  const taken = new Set(pairs.flat())
  const rest = (steps: readonly SourceNode[]) => {
    const left = steps.filter((step) => !taken.has(step))
    return left.length > 0 || pairs.length === 0 ? [{ steps: left, isOrdered, under: [] }] : []
  }
  const isOneOfSeveral = pairs.length > 1 || was.length !== is.length
  const inner = pairs.map(([own, otherOwn]) => ofStep(own, otherOwn, isOneOfSeveral))
  return {
    was: [...rest(was), ...inner.flatMap(({ was }) => was)],
    is: [...rest(is), ...inner.flatMap(({ is }) => is)],
  }
}

function ofStep(one: SourceNode, other: SourceNode, isOneOfSeveral: boolean): Differing {
  const inner = differing(one, other, undefined)
  const isResult = isOneOfSeveral && one.type === 'ReturnStatement'
  const name = isResult ? 'the result' : nameDeclared(one)
  if (inner === undefined) return formulas(one, other)
  const all = ofAll(one, other, inner)
  return name === undefined ? all : under({ is: 'name', name }, all)
}

type Way = (one: SourceNode, other: SourceNode) => Differing | undefined

const innerOnly: Way = (one, other) => ofInner(one, other, undefined)

/** What says more than the one thing that differs in it. */
const ways: Readonly<Record<string, Way>> = {
  BlockStatement: (one, other) => ofSteps(stepsOf(one), stepsOf(other)),
  IfStatement: (one, other) =>
    branches(one as unknown as IfStatement, other as unknown as IfStatement, (was, is) =>
      ofSteps(stepsOf(was), stepsOf(is)),
    ),
  ConditionalExpression: (one, other) =>
    branches(
      one as unknown as ConditionalExpression,
      other as unknown as ConditionalExpression,
      (was, is) => {
        const found = differing(was, is, undefined)
        return found && ofAll(was, is, found)
      },
    ),
  SwitchStatement: (one, other) => {
    const [was, is] = [one, other] as unknown as readonly [SwitchStatement, SwitchStatement]
    return isSame(was.discriminant, is.discriminant)
      ? ofSteps(casesOf(was.discriminant, was.cases), casesOf(is.discriminant, is.cases))
      : undefined
  },
  CaseStep: (one, other) => {
    const [was, is] = [one, other] as unknown as readonly [CaseStep, CaseStep]
    return isSame({ ...was, consequent: [] } as SourceNode, { ...is, consequent: [] } as SourceNode)
      ? under({ is: 'case', ...was }, ofSteps(was.consequent, is.consequent))
      : undefined
  },
  ArrayExpression: (one, other) => {
    const [was, is] = [one, other].map(itemsOf)
    return was && is && isReordered(was, is)
      ? {
          was: [{ steps: was, isOrdered: true, under: [] }],
          is: [{ steps: is, isOrdered: true, under: [] }],
        }
      : undefined
  },
  CallExpression: (one, other) => {
    if (isQuestion(one)) return formulas(one, other)
    if (isSelection(one)) return ofCondition(one, other, innerOnly)
    const [was, is] = [one, other].map(comparingOf)
    return was && is ? formulas(sortOrder(was), sortOrder(is)) : undefined
  },
  // What is compared says nothing without what it is compared with.
  BinaryExpression: (one, other) => (isComparison(one) ? formulas(one, other) : undefined),
  LogicalExpression: (one, other) => ofCondition(one, other, innerOnly),
  UnaryExpression: (one, other) =>
    (one as SourceNode & { readonly operator?: string }).operator === '!'
      ? ofCondition(one, other, innerOnly)
      : undefined,
  ObjectExpression: (one, other) => ofEntries(one, other) ?? ofOneEntry(one, other),
  AssignmentPattern: (one, other) => {
    const [was, is] = [defaultsIn(one), defaultsIn(other)]
    return was.size === 1 && is.size === 1 ? ofDefaults(was, is) : undefined
  },
  // What becomes another value is said with the value.
  AssignmentExpression: formulas,
}

/** With its name: of a table of rules it says which one has changed. */
function ofOneEntry(one: SourceNode, other: SourceNode): Differing | undefined {
  const { name, values: [was, is] = [] } = onlyEntry(one, other) ?? {}
  const found = was && is && differing(was, is, undefined)
  return found && name !== undefined ? under({ is: 'name', name }, found) : undefined
}

type Branched = SourceNode &
  Pick<IfStatement | ConditionalExpression, 'test' | 'consequent' | 'alternate'>

/** Only what happens then, or only what happens otherwise. */
function branches(one: Branched, other: Branched, inner: Way): Differing | undefined {
  const isSameTest = isSame(one.test, other.test)
  const asked = ofDecision(one, other, (was, is) => differing(was, is, undefined))
  if (asked !== undefined) return asked
  if (!isSameTest || one.alternate === null || other.alternate === null) {
    const isAlone = isSameTest && one.alternate === other.alternate
    return isAlone ? underTest('if', one, inner(one.consequent, other.consequent)) : undefined
  }
  if (isSame(one.alternate, other.alternate))
    return underTest('if', one, inner(one.consequent, other.consequent))
  return isSame(one.consequent, other.consequent)
    ? underTest('unless', one, inner(one.alternate, other.alternate))
    : undefined
}

const underTest = (is: 'if' | 'unless', { test }: Branched, found: Differing | undefined) =>
  found && under({ is, test }, found)

/** One formula in the place of another; outside of formulas also one figure in the place of another. */
const isFormulaOf = (one: SourceNode, other: SourceNode, around: Formulas | undefined): boolean =>
  (isFormula(one) && isValue(other)) ||
  (isValue(one) && isFormula(other)) ||
  (around === undefined && one.type === 'Literal' && other.type === 'Literal')
