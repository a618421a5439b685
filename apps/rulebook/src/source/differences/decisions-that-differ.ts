/** Conditions that differ: each is told with what hangs on it. */
import type { ConditionalExpression, IfStatement } from 'oxc-parser'
import { asBefore, partInWords } from '../in-words/steps-in-words.ts'
import type { SourceNode } from '../parsed.ts'
import { type Differing, formulas, under } from './differing.ts'
import { isFormula } from './kinds-of-formula.ts'
import { isSame, withoutBrackets } from './same-code.ts'

type Decision = SourceNode &
  Pick<IfStatement | ConditionalExpression, 'test' | 'consequent' | 'alternate'>

type Way = (one: SourceNode, other: SourceNode) => Differing | undefined

/** Of a step or a formula that only asks something else. */
export function ofDecision(one: Decision, other: Decision, inner: Way): Differing | undefined {
  const isAll =
    isSame(one.consequent, other.consequent) && isSameOrNone(one.alternate, other.alternate)
  if (isSame(one.test, other.test) || !isAll) return undefined
  return areSayable(one.test, other.test)
    ? formulas(shortened(one), shortened(other))
    : partly(inner(one.test, other.test))
}

const isSameOrNone = (one: SourceNode | null, other: SourceNode | null): boolean =>
  one === null || other === null ? one === other : isSame(one, other)

/** All of a condition, since one part of it decides nothing alone. */
export const ofCondition = (
  one: SourceNode,
  other: SourceNode,
  inner: Way,
): Differing | undefined =>
  areSayable(one, other) ? formulas(one, other) : partly(inner(one, other))

/** 'size: count + 1' would be wrong if the size is twice that: what has a name is told as a whole. */
export function ofAll(one: SourceNode, other: SourceNode, found: Differing): Differing {
  const [was, is] = [one, other].map(givenBy)
  const isPart = (parts: Differing['was'], whole: SourceNode) =>
    parts.some(
      ({ steps: [step, ...more], under, isOrdered }) =>
        step !== undefined &&
        more.length === 0 &&
        under.length === 0 &&
        !isOrdered &&
        isFormula(whole) &&
        step.type !== 'SortOrder' &&
        step.start > whole.start,
    )
  if (was === undefined || is === undefined) return found
  if (!isPart(found.was, was) && !isPart(found.is, is)) return found
  return [was, is].every((whole) => isShort(whole, mostInAll))
    ? formulas(was, is)
    : under({ is: 'part of a formula' }, found)
}

/** What a step gives: a name its value, and the rule its result. */
function givenBy(step: SourceNode): SourceNode | undefined {
  const { argument, declarations = [] } = step as {
    readonly argument?: SourceNode | null
    readonly declarations?: readonly { readonly init?: SourceNode | null }[]
  }
  const given = argument ?? declarations[0]?.init ?? undefined
  if (declarations.length > 1) return undefined
  return given ? withoutBrackets(given) : isFormula(step) ? step : undefined
}

const partly = (found: Differing | undefined): Differing | undefined =>
  found && under({ is: 'part of a condition' }, found)

/** A long part that is as before is not told again. */
function shortened(node: Decision): SourceNode {
  const [then, otherwise] = [node.consequent, node.alternate].map((part) =>
    part === null || part === undefined || isShort(part) ? part : { ...part, type: asBefore },
  )
  return then === node.consequent && otherwise === node.alternate
    ? node
    : ({ ...node, type: 'IfStatement', consequent: then, alternate: otherwise } as SourceNode)
}

const areSayable = (...nodes: readonly SourceNode[]): boolean =>
  nodes.every((node) => wordsOf(node) !== undefined)

const isShort = (node: SourceNode, most = mostAgain): boolean =>
  (wordsOf(node)?.length ?? Number.POSITIVE_INFINITY) <= most

const mostAgain = 120
const mostInAll = 300

const wordsOf = (node: SourceNode): string | undefined =>
  partInWords({ steps: [node], under: [] }, (name) => name)
