/** Where two versions of a rule differ, as an analyst would say it. */

import { nothing } from '../in-words/circumstances-in-words.ts'
import { type English, formulaInWords } from '../in-words/formula-in-words.ts'
import { type Part, partInWords } from '../in-words/steps-in-words.ts'
import type { SourceNode } from '../parsed.ts'
import type { Formulas } from './differing.ts'
import { isValue } from './kinds-of-formula.ts'
import { withNameOfToday } from './names-of-today.ts'
import { differing } from './parts-that-differ.ts'
import { treeOf } from './same-code.ts'

export interface InWordsPair {
  readonly was: string
  readonly is: string
}

/** Where two versions of a rule differ, in words; none where the code says something that words can't. */
export function differenceInWords(
  was: string,
  is: string,
  english: English,
  englishNow = english,
): InWordsPair | undefined {
  const [one, other] = [was, is].map(treeOf)
  if (one === undefined || other === undefined) return undefined
  const then = withNameOfToday(one, other)
  const found = differing(then, other, wholeOf(then, other))
  const all = found && [...found.was, ...found.is].flatMap(nodesOf)
  const before = found && partsInWords(found.was, english, all)
  const after = found && partsInWords(found.is, englishNow, all)
  return before === undefined || after === undefined || before === after
    ? undefined
    : { was: before, is: after }
}

/** None if one of them can't be said; nothing of a whole stands for no part. */
function partsInWords(
  parts: readonly Part[],
  english: English,
  all: readonly SourceNode[] = [],
): string | undefined {
  const some = parts.filter(({ steps }) => steps.length > 0)
  const [only] = parts
  const told = some.length > 0 ? some : only ? [only] : []
  const said = told.length === 0 ? [nothing] : told.map((part) => partInWords(part, english, all))
  return said.includes(undefined) ? undefined : said.join('; ')
}

/** All code that a part tells of. */
const nodesOf = ({ steps, under }: Part): readonly SourceNode[] => [
  ...steps,
  ...under.flatMap((one) => ('test' in one ? one.test : [])),
]

/** All that an expression, or a function with one expression, gives, in words. */
export function formulaOf(code: string, english: English): string | undefined {
  const node = treeOf(code)
  const given = node && givenBy(node)
  return given && formulaInWords(given, english)
}

/** Both formulas as a whole, where neither is a declaration. */
function wholeOf(one: SourceNode, other: SourceNode): Formulas | undefined {
  const [was, is] = [givenBy(one), givenBy(other)]
  return was === undefined || is === undefined ? undefined : [was, is]
}

/** What an expression, or the function that it is, gives. */
function givenBy(node: SourceNode): SourceNode | undefined {
  const { expression, body } = node as { expression?: SourceNode; body?: SourceNode }
  if (node.type === 'ExpressionStatement' || node.type === 'ParenthesizedExpression')
    return expression && givenBy(expression)
  if (node.type === 'ArrowFunctionExpression') return body && givenBy(body)
  return isValue(node) || node.type === 'TemplateLiteral' ? node : undefined
}
