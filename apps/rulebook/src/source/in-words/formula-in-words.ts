/** A formula of the code as an analyst would say it: 'available balance is at least minimum'. */
import type { CallExpression, Expression, MemberExpression } from 'oxc-parser'
import { roundingOf } from '../differences/roundings.ts'
import type { SourceNode } from '../parsed.ts'
import { aside, listOf, name, nameOf, question, type Words, within } from './binding.ts'
import { around, isUnsayable, methods, readFromDate, tellsOfAll } from './calls-in-words.ts'
import { binary, signInWords } from './comparisons-in-words.ts'
import { type English, fact, member, type Speech, speechOf } from './fields-in-words.ts'
import { ofTheLanguage } from './numbers-in-words.ts'
import {
  arrow,
  conditional,
  entries,
  listInWords,
  literal,
  made,
  roundingInWords,
  type Say,
  template,
  Unsayable,
  unary,
} from './parts-in-words.ts'
import { formOf } from './patterns-in-words.ts'
import { calledOf, patternOf } from './said-of-parts.ts'
import { isSorting, sortedInWords } from './sorting-in-words.ts'

export type { English } from './fields-in-words.ts'

/** None for what words can’t say. */
export const formulaInWords = (node: SourceNode, english: English): string | undefined =>
  unlessUnsayable(() => saying(speechOf(english, [node]))(node).text)

/** Words for any formula; throws for what words can’t say. */
export const saying =
  (speech: Speech): Say =>
  (node) =>
    sayRounded(node as Expression, speech)

export function unlessUnsayable(say: () => string): string | undefined {
  try {
    return say()
  } catch (error) {
    if (error instanceof Unsayable) return undefined
    throw error
  }
}

function sayRounded(node: Expression, speech: Speech): Words {
  const rounding = roundingOf(node)
  return rounding === undefined
    ? say(node, speech)
    : roundingInWords(rounding, (inner) => say(inner as Expression, speech))
}

function say(node: Expression, speech: Speech): Words {
  const inner = (expression: unknown) => sayRounded(expression as Expression, speech)
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return inner(node.expression)
    case 'Identifier':
      return known(node.name) ?? nameOf(fact(speech.english(node.name)))
    case 'Literal':
      return literal(node)
    case 'UnaryExpression':
      return unary(node, inner)
    case 'BinaryExpression':
    case 'LogicalExpression':
      return binary(node, inner)
    case 'ConditionalExpression':
      return conditional(node, inner)
    case 'MemberExpression':
      return known(calledOf(node)) ?? member(node, inner, speech)
    // `new Date(moment)` is that moment.
    case 'NewExpression':
      return made(node, inner)
    case 'ChainExpression':
    case 'TSSatisfiesExpression':
      return inner(node.expression)
    case 'AwaitExpression':
      return inner(node.argument)
    case 'CallExpression':
      return call(node, inner, speech)
    case 'ArrowFunctionExpression':
      return arrow(node, inner)
    case 'ArrayExpression':
      return listInWords(node, inner)
    case 'ObjectExpression':
      return entries(node, inner)
    case 'TemplateLiteral':
      return template(node, inner)
    default:
      throw new Unsayable(node.type)
  }
}

/** What the language itself gives a name to. */
function known(value: string): Words | undefined {
  const says = ofTheLanguage[value]
  return says === undefined ? undefined : name`${says}`
}

/** What belongs to the language or a library is nothing that the method is done with. */
const isTool = /^[A-Z]\w*\.\w+$/

/** A question that a rule answers with yes or no. */
const isAsked = /^(?:is|are|has|have|may|was|can) /

function call({ callee, arguments: args }: CallExpression, inner: Say, speech: Speech): Words {
  const given = args.map((arg) => inner(arg.type === 'SpreadElement' ? arg.argument : arg))
  const does = calledOf(callee as Expression)
  const own =
    tellsOfAll(does, given) && Object.hasOwn(around, does) ? around[does]?.(given) : undefined
  const said = own ?? signInWords(does, given)
  if (said !== undefined) return said
  const pattern = patternOf(callee as Expression)
  if (pattern !== undefined) return question`${listOf(given)} ${formOf(pattern)}`
  // 'Day.make(text)' is that text, as a day.
  if (/^[A-Z]\w*\.make$/.test(does)) return listOf(given)
  if (isTool.test(does)) throw new Unsayable(does)
  return callee.type === 'MemberExpression' && !callee.computed
    ? ofMethod(callee, args[0], given, inner, speech)
    : asked(speech.english(does), given)
}

function asked(does: string, given: readonly Words[]): Words {
  if (given.length === 0) return nameOf(does)
  if (!isAsked.test(does)) return called(does, given)
  return given.length === 1
    ? question`“${does}” holds for ${listOf(given)}`
    : aside`“${does}” holds for ${listOf(given).text}`
}

/** 'paid (member, day)' */
const called = (does: string, given: readonly Words[]): Words =>
  given.length === 1
    ? name`${does} (${listOf(given)})`
    : name`${does} (${given.map((each) => within(each, 'condition')).join(', ')})`

function ofMethod(
  { object, property }: MemberExpression,
  first: unknown,
  given: readonly Words[],
  inner: Say,
  { english }: Speech,
): Words {
  const does = (property as { readonly name: string }).name
  const whose = inner(object)
  if (isSorting(does)) return sortedInWords(whose, first, inner)
  const own = Object.hasOwn(methods, does) ? methods[does] : undefined
  const said = tellsOfAll(does, given)
    ? (own?.(whose, given) ?? readFromDate(does, whose))
    : undefined
  if (said !== undefined) return said
  if (isUnsayable(does)) throw new Unsayable(does)
  return called(english(does), [whose, ...given])
}
