/** A formula of the code as an analyst would say it: 'available balance is at least minimum'. */
import type { CallExpression, Expression, MemberExpression } from 'oxc-parser'
import {
  around,
  isUnsayable,
  methods,
  placeInWords,
  readFromDate,
  signs,
} from './calls-in-words.ts'
import { listed } from './listed.ts'
import { ofTheLanguage } from './numbers-in-words.ts'
import type { SourceNode } from './parsed.ts'
import {
  arrow,
  binary,
  bracketed,
  conditional,
  entries,
  itemInWords,
  literal,
  made,
  roundingInWords,
  type Say,
  template,
  Unsayable,
  unary,
} from './parts-in-words.ts'
import { formOf } from './patterns-in-words.ts'
import { roundingOf } from './roundings.ts'
import { calledOf, patternOf } from './said-of-parts.ts'
import { isSorting, sortedInWords } from './sorting-in-words.ts'

/** What English words a name has, and 'pagingPolicy.pageSize'. */
export type English = (name: string) => string

/** None for what words can’t say. */
export const formulaInWords = (node: SourceNode, english: English): string | undefined =>
  unlessUnsayable(() => saying(english)(node).replace(/^\(([^()]*)\)$/, '$1'))

/** Words for any formula; throws for what words can’t say. */
export const saying =
  (english: English): Say =>
  (node) =>
    sayRounded(node as Expression, english)

export function unlessUnsayable(say: () => string): string | undefined {
  try {
    return say()
  } catch (error) {
    if (error instanceof Unsayable) return undefined
    throw error
  }
}

function sayRounded(node: Expression, english: English): string {
  const rounding = roundingOf(node)
  return rounding === undefined
    ? say(node, english)
    : roundingInWords(rounding, (inner) => say(inner as Expression, english))
}

function say(node: Expression, english: English): string {
  const inner = (expression: unknown) => sayRounded(expression as Expression, english)
  const within = (expression: unknown) => bracketed(expression as Expression, node, inner)
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return inner(node.expression)
    case 'Identifier':
      return ofTheLanguage[node.name] ?? fact(english(node.name))
    case 'Literal':
      return literal(node)
    case 'UnaryExpression':
      return unary(node, within)
    case 'BinaryExpression':
    case 'LogicalExpression':
      return binary(node, within)
    case 'ConditionalExpression':
      return conditional(node, inner)
    case 'MemberExpression':
      return ofTheLanguage[calledOf(node)] ?? member(node, inner, english)
    // `new Date(moment)` is that moment.
    case 'NewExpression':
      return made(node, inner)
    case 'ChainExpression':
    case 'TSSatisfiesExpression':
      return inner(node.expression)
    case 'AwaitExpression':
      return inner(node.argument)
    case 'CallExpression':
      return call(node, inner, english)
    case 'ArrowFunctionExpression':
      return arrow(node, inner)
    case 'ArrayExpression':
      return node.elements.length === 0
        ? 'an empty list'
        : listed(node.elements.map((item) => itemInWords(item, inner)))
    case 'ObjectExpression':
      return entries(node, inner)
    case 'TemplateLiteral':
      return template(node, inner)
    default:
      throw new Unsayable(node.type)
  }
}

/** 'savings withdrawal on' of isSavingsWithdrawalOn. */
const fact = (words: string): string => words.replace(/^is /, '')

function member({ object, property, computed }: MemberExpression, inner: Say, english: English) {
  if (computed) return placeInWords(inner(object), inner(property))
  const { name: field } = property as { readonly name: string }
  const list = listNamed(object)
  const name = english(list === undefined ? field : `${list}.${field}`)
  // 'page size' of pagingPolicy.pageSize; whose balance it is stands in the rule's own words.
  if (name !== 'length') return fact(name)
  if (object.type === 'Literal' && typeof object.value === 'string')
    return String(object.value.length)
  const whose = inner(object)
  return isOneText.test(whose) ? `the number of characters of ${whose}` : `the number of ${whose}`
}

/** 'pagingPolicy', and 'checkoutMessages.ours': figures and sentences have words of their own. */
function listNamed(node: Expression): string | undefined {
  if (node.type === 'Identifier') return isOfFigures.test(node.name) ? node.name : undefined
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  const list = listNamed(node.object)
  return list === undefined ? undefined : `${list}.${(node.property as { name: string }).name}`
}

/** What belongs to the language or a library is nothing that the method is done with. */
const isTool = /^[A-Z]\w*\.\w+$/

const isOfFigures = /(?:policy|messages|^ours)$/i

/** A question that a rule answers with yes or no. */
const isAsked = /^(?:is|are|has|have|may|was|can) /

/** By its words: a list has a name in the plural. */
const isOneText =
  /\b(?:text|title|name|address|code|number|digits|letters|sentence|message|password|comment|query|description|telephone|postcode|around it)$/

function call({ callee, arguments: args }: CallExpression, inner: Say, english: English): string {
  const given = args.map((arg) => inner(arg.type === 'SpreadElement' ? arg.argument : arg))
  const name = calledOf(callee as Expression)
  const own = around[name]
  if (own !== undefined) return own(given)
  const sign = signs[name]
  if (sign !== undefined) return `(${given.join(` ${sign} `)})`
  const pattern = patternOf(callee as Expression)
  if (pattern !== undefined) return `${given.join()} ${formOf(pattern)}`
  // 'Day.make(text)' is that text, as a day.
  if (/^[A-Z]\w*\.make$/.test(name)) return given.join()
  if (isTool.test(name)) throw new Unsayable(name)
  if (callee.type === 'MemberExpression' && !callee.computed)
    return ofMethod(callee, args[0], given, inner, english)
  const [only = '', ...more] = given
  if (given.length === 0) return english(name)
  if (isAsked.test(english(name))) return `“${english(name)}” holds for ${listed(given)}`
  return more.length === 0 && only.startsWith('(')
    ? `${english(name)} ${only}`
    : `${english(name)} (${given.join(', ')})`
}

function ofMethod(
  { object, property }: MemberExpression,
  first: unknown,
  given: readonly string[],
  inner: Say,
  english: English,
): string {
  const does = (property as { readonly name: string }).name
  const whose = inner(object)
  if (isSorting(does)) return sortedInWords(whose, first, inner)
  const said = methods[does]?.(whose, given) ?? readFromDate(does, whose)
  if (said !== undefined) return said
  if (isUnsayable(does)) throw new Unsayable(does)
  return `${english(does)} (${[whose, ...given].join(', ')})`
}
