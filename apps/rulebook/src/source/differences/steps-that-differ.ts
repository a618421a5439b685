/** Which steps of a rule differ between two versions. */
import type { SourceNode } from '../parsed.ts'
import { isSame, withoutBrackets } from './same-code.ts'

interface ChangedSteps {
  readonly was: readonly SourceNode[]
  readonly is: readonly SourceNode[]
  /** Did some only change places? */
  readonly isOrdered: boolean
}

/** Without the steps that stand as before: those at the beginning, at the end, and between in the same order. */
export function changedSteps(
  one: readonly SourceNode[],
  other: readonly SourceNode[],
): ChangedSteps {
  const least = Math.min(one.length, other.length)
  const count = (at: (place: number) => boolean, most: number): number => {
    let same = 0
    while (same < most && at(same)) same += 1
    return same
  }
  const isPair = (was: SourceNode | undefined, is: SourceNode | undefined) =>
    was !== undefined && is !== undefined && isSame(was, is)
  const front = count((place) => isPair(one[place], other[place]), least)
  const back = count((place) => isPair(one.at(-1 - place), other.at(-1 - place)), least - front)
  const [was, is] = [one, other].map((steps) => steps.slice(front, steps.length - back))
  return withoutKept(was ?? [], is ?? [])
}

function withoutKept(was: readonly SourceNode[], is: readonly SourceNode[]): ChangedSteps {
  const isIn = (steps: readonly SourceNode[]) => (step: SourceNode) =>
    steps.some((other) => isSame(step, other))
  const [kept, keptNow] = [was.filter(isIn(is)), is.filter(isIn(was))]
  const isInPlace =
    kept.length === keptNow.length &&
    kept.every((step, place) => isSame(step, keptNow[place] ?? step))
  if (!isInPlace) return { was, is, isOrdered: true }
  return {
    was: was.filter((step) => !kept.includes(step)),
    is: is.filter((step) => !keptNow.includes(step)),
    isOrdered: false,
  }
}

/** One step in the place of another; of several those that do the same kind of thing. */
export function partnersIn(
  was: readonly SourceNode[],
  is: readonly SourceNode[],
): readonly (readonly [was: SourceNode, is: SourceNode])[] {
  const [own, otherOwn] = [was[0], is[0]]
  if (own && otherOwn && was.length + is.length === 2) return [[own, otherOwn]]
  const free = new Set(is)
  return was.flatMap((step) => {
    const partner = [...free].find((other) => isSameHead(step, other))
    if (partner === undefined) return []
    free.delete(partner)
    return [[step, partner] as const]
  })
}

function isSameHead(one: SourceNode, other: SourceNode): boolean {
  if (one.type !== other.type) return false
  if (one.type === 'ReturnStatement') return true
  const [name, test] = [nameDeclared(one), (one as { readonly test?: SourceNode }).test]
  const otherTest = (other as { readonly test?: SourceNode }).test
  if (name !== undefined) return name === nameDeclared(other)
  return test !== undefined && otherTest !== undefined && isSame(test, otherTest)
}

/** 'size' of `const size = …`. */
export const nameDeclared = (step: SourceNode): string | undefined =>
  (step as { declarations?: readonly { readonly id: { readonly name?: string } }[] })
    .declarations?.[0]?.id.name

/** What a function does: its formula or its steps, also of one that is declared. */
export function functionIn(node: SourceNode): SourceNode | undefined {
  const { declaration, declarations, init, body } = node as {
    readonly declaration?: SourceNode | null
    readonly declarations?: readonly SourceNode[]
    readonly init?: SourceNode | null
    readonly body?: SourceNode | null
  }
  if (node.type === 'ExportNamedDeclaration')
    return declaration ? functionIn(declaration) : undefined
  if (node.type === 'VariableDeclaration')
    return declarations?.length === 1 && declarations[0] ? functionIn(declarations[0]) : undefined
  if (node.type === 'VariableDeclarator') return init ? functionIn(init) : undefined
  return isFunction.test(node.type) && body ? withoutBrackets(body) : undefined
}

const isFunction = /^(?:ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/

/** The steps of a block; a formula or a lone step is one itself. */
export const stepsOf = (node: SourceNode): readonly SourceNode[] =>
  node.type === 'BlockStatement'
    ? (node as SourceNode & { readonly body: readonly SourceNode[] }).body
    : [isStep.test(node.type) ? node : { ...node, type: 'ReturnStatement', ...{ argument: node } }]

const isStep = /Statement$|Declaration$/
