/** Where two versions of a call's or a field's spelling differ, in words. */
import type { ArrowFunctionExpression } from 'oxc-parser'
import {
  argumentsOf,
  calledOf,
  codecInWords,
  isWithSubstitute,
  missing,
  substituteInWords,
} from './codec-in-words.ts'
import { keyOf } from './declarations.ts'
import type { InWordsPair } from './formula-difference.ts'
import { type English, formulaInWords } from './formula-in-words.ts'
import type { SourceNode } from './parsed.ts'
import { innerOf, isSame, treeOf } from './same-code.ts'

/** None where the code says something that words can't. */
export function codecDifference(
  was: string,
  is: string,
  english: English,
): InWordsPair | undefined {
  const [one, other] = [was, is].map((code) => treeOf(`(${code})`))
  return one && other && differing(one, other, english)
}

function differing(one: SourceNode, other: SourceNode, english: English): InWordsPair | undefined {
  const own =
    ofField(one, other, english) ??
    ofSubstitute(one, other) ??
    ofReading(one, other, english) ??
    differentPair(codecInWords(one, english), codecInWords(other, english))
  if (own !== undefined) return own
  const [inner, others] = [innerOf(one), innerOf(other)]
  if (one.type !== other.type || inner.length !== others.length) return undefined
  const [only, ...more] = inner.flatMap((node, place) => {
    const partner = others[place]
    return partner === undefined || isSame(node, partner) ? [] : [[node, partner] as const]
  })
  if (only === undefined || more.length > 0) return undefined
  const found = differing(...only, english)
  const key = one.type === 'Property' ? keyOf(one) : undefined
  return found === undefined || key === undefined || isWay(key) ? found : under(key, found)
}

/** ['PostCode', text]: what the server calls it, and how it is spelled. */
function ofField(one: SourceNode, other: SourceNode, english: English): InWordsPair | undefined {
  const [then, now] = [fieldOf(one), fieldOf(other)]
  if (then === undefined || now === undefined) return undefined
  if (then.name === now.name) {
    const found = differing(then.codec, now.codec, english)
    return found && under(`‘${now.name}’`, found)
  }
  return isSame(then.codec, now.codec)
    ? { was: `the server calls it ‘${then.name}’`, is: `the server calls it ‘${now.name}’` }
    : undefined
}

function fieldOf(node: SourceNode) {
  const { elements = [] } = node as { readonly elements?: readonly (SourceNode | null)[] }
  const [name, codec] = elements
  const { value } = (name ?? {}) as { readonly value?: unknown }
  return elements.length === 2 && typeof value === 'string' && codec
    ? { name: value, codec }
    : undefined
}

/** What stands in for a value that is not there. */
function ofSubstitute(one: SourceNode, other: SourceNode): InWordsPair | undefined {
  if (!isWithSubstitute(one) || calledOf(one) !== calledOf(other)) return undefined
  const [[codec, was], [otherCodec, is]] = [argumentsOf(one), argumentsOf(other)]
  if (!(codec && otherCodec && was && is && isSame(codec, otherCodec))) return undefined
  const pair = differentPair(substituteInWords(was), substituteInWords(is))
  return pair && { was: `${missing(one)}: ${pair.was}`, is: `${missing(one)}: ${pair.is}` }
}

/** `decode: SchemaGetter.transform(penceOf)`: what is made of a value that comes, or goes. */
function ofReading(one: SourceNode, other: SourceNode, english: English): InWordsPair | undefined {
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

const isWay = (key: string): boolean => key === 'decode' || key === 'encode'

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

const differentPair = (was: string | undefined, is: string | undefined): InWordsPair | undefined =>
  was === undefined || is === undefined || was === is ? undefined : { was, is }

const under = (name: string, { was, is }: InWordsPair): InWordsPair => ({
  was: `${name}: ${was}`,
  is: `${name}: ${is}`,
})
