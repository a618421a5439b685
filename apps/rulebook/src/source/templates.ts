/**
 * The sentences in the code of a function that returns one, with gaps for its arguments: of
 * `(limit) => \`At most ${formatPounds(limit)}.\`` it is 'At most ‹limit›.'.
 */
import type {
  ConditionalExpression,
  Expression,
  LogicalExpression,
  TemplateLiteral,
} from 'oxc-parser'
import { nodesIn, parsed, type SourceNode } from './parsed.ts'

export const templatesIn = (code: string): readonly string[] => [
  ...new Set(saidBy(parsedFunction(code)).filter((text) => text.trim() !== '')),
]

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

/** 'limit' of 'formatLimit(limit)', 'name' of 'member.name'; both texts where one is chosen. */
function gapsFor(expression: Expression): readonly string[] {
  const choices = choicesIn(expression)
  if (choices !== undefined) return choices.flatMap(gapsFor)
  if (isText(expression)) return [expression.value]
  if (expression.type === 'TemplateLiteral') return filled(expression)
  const names = [...nodesIn(expression)].filter(({ type }) => type === 'Identifier')
  const last = names.at(-1) as { readonly name?: string } | undefined
  return [`‹${last?.name ?? '…'}›`]
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
