/**
 * The sentences in the code of a function that returns one, with gaps for its arguments: of
 * `(dayLimit) => \`At most ${formatPounds(dayLimit)}.\`` it is 'At most ‹day limit›.'.
 */
import type {
  ConditionalExpression,
  Expression,
  LogicalExpression,
  TemplateLiteral,
} from 'oxc-parser'
import { nodesIn, parsed, type SourceNode } from './parsed.ts'
import { spaced } from './spaced-name.ts'

export const templatesIn = (code: string): readonly string[] => [
  ...new Set(saidBy(parsedFunction(code)).filter((text) => text.trim() !== '')),
]

/**
 * The same of a function as it runs: what it takes from a figure or from another sentence is filled
 * in, if its arguments are only put into the text.
 */
export function templatesSaidBy(say: (...gaps: readonly string[]) => unknown): readonly string[] {
  const templates = templatesIn(String(say))
  const [only, ...more] = templates
  if (only === undefined || more.length > 0) return templates
  const gaps = parametersOf(String(say)).map((name) => `‹${spaced(name)}›`)
  const isGiven = (gap: string) => gaps.includes(gap)
  if ((only.match(gapInText) ?? []).every(isGiven)) return templates
  const said = saidWith(say, gaps)
  return said !== undefined && (said.match(gapInText) ?? []).every(isGiven) ? [said] : templates
}

const gapInText = /‹[^›]*›/g

/** Nothing of a function that works with its arguments. */
function saidWith(
  say: (...gaps: readonly string[]) => unknown,
  gaps: readonly string[],
): string | undefined {
  try {
    const said = say(...gaps)
    return typeof said === 'string' && !/NaN|undefined/.test(said) ? said : undefined
  } catch {
    return undefined
  }
}

/** The names of its arguments; none for one that takes an object apart. */
const parametersOf = (code: string): readonly string[] =>
  (/^\(?([\w\s,]*)\)?\s*=>/.exec(code)?.[1] ?? /^\w+\(([\w\s,]*)\)/.exec(code)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** A function in an object may be a method. */
function parsedFunction(code: string): unknown {
  try {
    return parsed(`(${code})`).statements
  } catch {
    return parsed(`({${code}})`).statements
  }
}

/** The texts that a piece of code can return, without those that it only compares. */
function saidBy(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(saidBy)
  const [node] = nodesIn(value)
  if (node === undefined || isComparison(node)) return []
  if (isText(node)) return [node.value]
  if (node.type === 'TemplateLiteral') return filled(node as TemplateLiteral)
  return Object.entries(node).flatMap(([, inner]) => saidBy(inner))
}

/** Every way to fill the gaps of a text. */
const filled = ({ quasis, expressions }: TemplateLiteral): readonly string[] =>
  expressions.reduce<readonly string[]>(
    (texts, expression, index) =>
      texts.flatMap((text) =>
        gapsFor(expression).map((gap) => `${text}${gap}${quasis[index + 1]?.value.cooked ?? ''}`),
      ),
    [quasis[0]?.value.cooked ?? ''],
  )

/** '‹limit›' of 'formatLimit(limit)', '‹name›' of 'member.name'; both texts where one is chosen. */
function gapsFor(expression: Expression): readonly string[] {
  const choices = choicesIn(expression)
  if (choices !== undefined) return choices.flatMap(gapsFor)
  if (isText(expression)) return [expression.value]
  if (expression.type === 'TemplateLiteral') return filled(expression)
  const items = itemsGiven(expression)
  if (items !== undefined) return [`‹${items.map(nameIn).join(', ')}›`]
  return [`‹${nameIn(expression)}›`]
}

/** 'limit' of 'formatLimit(limit)'. */
function nameIn(expression: SourceNode): string {
  const names = [...nodesIn(expression)].filter(({ type }) => type === 'Identifier')
  const last = names.at(-1) as { readonly name?: string } | undefined
  return spaced(last?.name ?? '…')
}

/** Of `joinPresent([name, reference], ', ')` all that is put together. */
function itemsGiven(expression: Expression): readonly SourceNode[] | undefined {
  if (expression.type !== 'CallExpression') return undefined
  const [list] = expression.arguments
  return list?.type === 'ArrayExpression'
    ? list.elements.filter((item) => item !== null)
    : undefined
}

function choicesIn(node: Expression): readonly Expression[] | undefined {
  if (node.type === 'ParenthesizedExpression') return [node.expression]
  const { consequent, alternate } = node as ConditionalExpression
  if (node.type === 'ConditionalExpression') return [consequent, alternate]
  const { left, right } = node as LogicalExpression
  return node.type === 'LogicalExpression' ? [left, right] : undefined
}

const isText = (node: SourceNode): node is SourceNode & { readonly value: string } =>
  node.type === 'Literal' && 'value' in node && typeof node.value === 'string'

const isComparison = (node: SourceNode): boolean =>
  node.type === 'BinaryExpression' && 'operator' in node && node.operator !== '+'
