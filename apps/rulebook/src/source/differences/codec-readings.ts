/** What is made of a value that comes, or goes: where two versions differ, in words. */
import type { ArrowFunctionExpression } from 'oxc-parser'
import { keyOf } from '../declarations.ts'
import { argumentsOf, calledOf } from '../in-words/conditions-in-words.ts'
import { type English, formulaInWords } from '../in-words/formula-in-words.ts'
import type { SourceNode } from '../parsed.ts'
import type { InWordsPair } from './formula-difference.ts'

/** `decode: SchemaGetter.transform(penceOf)`: what is made of a value that comes, or goes. */
export function ofReading(
  one: SourceNode,
  other: SourceNode,
  english: English,
): InWordsPair | undefined {
  const way = one.type === 'Property' ? keyOf(one) : undefined
  if (way === undefined || !isWay(way)) return undefined
  const [was, is] = [one, other].map((node) =>
    madeInWords((node as SourceNode & { readonly value: SourceNode }).value, english),
  )
  const pair = differentPair(was, is)
  if (pair === undefined) return undefined
  const says = way === 'decode' ? 'what comes is read as' : 'what goes is sent as'
  return { was: `${says} ${pair.was}`, is: `${says} ${pair.is}${factorBetween(pair)}` }
}

export const isWay = (key: string): boolean => key === 'decode' || key === 'encode'

/** Of `SchemaGetter.transform(…)`: what the function gives. */
function madeInWords(node: SourceNode, english: English): string | undefined {
  const name = calledOf(node)
  if (name === 'passthrough') return 'it stands'
  const [made] = argumentsOf(node)
  if (name !== 'transform' || made === undefined) return undefined
  if (made.type === 'Identifier') {
    const { name: of } = made as unknown as { readonly name: string }
    return `${english(of)} (${given})`
  }
  const [param] = (made as unknown as ArrowFunctionExpression).params ?? []
  const own = param?.type === 'Identifier' ? param.name : undefined
  const words = formulaInWords(made, (one) => (one === own ? given : english(one)))
  return words === given ? 'it stands' : words
}

const given = 'the value'

/** ', a hundredth of what it was' where one of them divides by 100, and that is all they differ in. */
function factorBetween({ was, is }: InWordsPair): string {
  const [then, now] = [powerIn(was), powerIn(is)]
  // 'pence of' multiplies by itself.
  if (then === now || withoutPower(was) !== withoutPower(is)) return ''
  return now < then ? ', a hundredth of what it was' : ', a hundred times what it was'
}

const withoutPower = (words: string): string => words.replace(/ [×÷] 100\b/g, '')

const powerIn = (words: string): number =>
  (words.match(/× 100\b/g) ?? []).length - (words.match(/÷ 100\b/g) ?? []).length

export const differentPair = (
  was: string | undefined,
  is: string | undefined,
): InWordsPair | undefined =>
  was === undefined || is === undefined || was === is ? undefined : { was, is }
