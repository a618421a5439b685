/** What stands on both sides of a sign, in words. */
import type { BinaryExpression, Expression, LogicalExpression, MemberExpression } from 'oxc-parser'
import { type Binding, joined, question, type Words } from './binding.ts'
import { besideMoney } from './money-names.ts'
import { plain, type Say, Unsayable } from './parts-in-words.ts'

type Operator = readonly [words: string, binds: Binding, least: Binding]

const signOfSum = (words: string): Operator => [words, 'sum', 'before']
const signOfProduct = (words: string): Operator => [words, 'product', 'before']

const operators: Readonly<Record<string, Operator>> = {
  '>': ['is more than', 'question', 'sum'],
  '>=': ['is at least', 'question', 'sum'],
  '<': ['is less than', 'question', 'sum'],
  '<=': ['is at most', 'question', 'sum'],
  '===': ['is', 'question', 'sum'],
  '!==': ['is not', 'question', 'sum'],
  in: ['is one of the fields of', 'question', 'sum'],
  instanceof: ['is a', 'question', 'sum'],
  '+': signOfSum('+'),
  '-': signOfSum('−'),
  '*': signOfProduct('×'),
  '/': signOfProduct('÷'),
  '%': signOfProduct('modulo'),
  '**': signOfProduct('to the power of'),
  '&&': ['and', 'condition', 'question'],
  '||': ['or', 'condition', 'question'],
  '??': ['or, if there is none,', 'list', 'sum'],
}

/** Functions that do what a sign does. */
const signs: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '-',
  times: '*',
  dividedBy: '/',
}

export function signInWords(calls: string, given: readonly Words[]): Words | undefined {
  const sign = signs[calls]
  return sign === undefined ? undefined : between(sign, given)
}

type Binary = Pick<BinaryExpression, 'operator'> | Pick<LogicalExpression, 'operator'>
type Sides = { readonly left: unknown; readonly right: unknown }

export function binary({ operator, left, right }: Binary & Sides, inner: Say): Words {
  const rest = leftOver(operator, left, right, inner)
  if (rest !== undefined) return rest
  if ((right as { readonly name?: string }).name === 'undefined' && isEquality(operator))
    return question`there is ${operator === '===' ? 'no ' : ''}${inner(left)}`
  const asked = plain(left)
  const whole = isTheKind(asked, operator) ? asked.object : asked
  const [one, other] = isOfUnits(operator)
    ? [besideMoney(left, right), besideMoney(right, left)]
    : [undefined, undefined]
  return between(operator, [one ?? inner(whole), other ?? inner(right)])
}

function between(operator: string, sides: readonly Words[]): Words {
  const [words, binds, least] = operators[operator] ?? []
  if (words === undefined || binds === undefined || least === undefined)
    throw new Unsayable(operator)
  return joined(sides, words, binds, least)
}

/** A sum or a comparison is of two things in one unit. */
const isOfUnits = (operator: string): boolean => /^(?:[<>]=?|[=!]==|[+-])$/.test(operator)

const isEquality = (operator: string): boolean => operator === '===' || operator === '!=='

/** 'benefits is ‘ready’' of `benefits.is === 'ready'` */
const isTheKind = (node: Expression, operator: string): node is MemberExpression => {
  const { type, computed, property } = node as MemberExpression
  return (
    isEquality(operator) &&
    type === 'MemberExpression' &&
    !computed &&
    (property as { name?: string }).name === 'is'
  )
}

/** 'count is odd' of `count % 2 === 1`, 'amount is a multiple of 100' of `amount % 100 === 0`. */
function leftOver(operator: string, left: unknown, right: unknown, inner: Say) {
  const { type, operator: sign, ...sides } = plain(left) as Expression & Partial<Binary & Sides>
  const over = Number((right as { readonly value?: unknown }).value)
  if (type !== 'BinaryExpression' || sign !== '%') return undefined
  if (!isEquality(operator) || (over !== 0 && over !== 1)) return undefined
  const [whole, by] = [inner(sides.left), inner(sides.right)]
  const isEqual = operator === '==='
  if (by.text === '2') return question`${whole} is ${isEqual === (over === 0) ? 'even' : 'odd'}`
  return over === 0 ? question`${whole} is ${isEqual ? '' : 'not '}a multiple of ${by}` : undefined
}
