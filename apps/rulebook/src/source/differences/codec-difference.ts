/** Where two versions of a call's or a field's spelling differ, in words. */

import { keyOf } from '../declarations.ts'
import {
  choicesOf,
  codecInWords,
  isWithSubstitute,
  missing,
  type Reading,
  substituteInWords,
} from '../in-words/codec-in-words.ts'
import { argumentsOf, calledOf, propertyOf } from '../in-words/conditions-in-words.ts'
import { nodesIn, type SourceNode } from '../parsed.ts'
import { choicesDiffer, presenceDiffers } from './choices-that-differ.ts'
import { differentPair, isWay, ofReading } from './codec-readings.ts'
import type { InWordsPair } from './formula-difference.ts'
import { innerOf, isSame, nameOf, treeOf, withoutBrackets } from './same-code.ts'

/** None where the code says something that words can't. */
export function codecDifference(
  was: string,
  is: string,
  then: Reading,
  now = then,
): InWordsPair | undefined {
  const [one, other] = [was, is].map((code) => treeOf(`(${code})`))
  return one && other && differing(plainOf(one), plainOf(other), { then, now })
}

/** All that a spelling says, in words. */
export function codecOf(code: string, reading: Reading): string | undefined {
  const tree = treeOf(`(${code})`)
  if (tree === undefined) return undefined
  const field = fieldOf(plainOf(tree))
  if (field === undefined) return codecInWords(plainOf(tree), reading)
  const inner = codecInWords(field.codec, reading)
  return inner && `the server calls it ‘${field.name}’: ${inner}`
}

const plainOf = (node: SourceNode): SourceNode => {
  const { expression } = node as { readonly expression?: SourceNode }
  return node.type === 'ExpressionStatement' && expression ? withoutBrackets(expression) : node
}

interface Ways {
  readonly then: Reading
  readonly now: Reading
}

function differing(one: SourceNode, other: SourceNode, ways: Ways): InWordsPair | undefined {
  const { then, now } = ways
  const own =
    ofField(one, other, ways) ??
    presenceDiffers(one, other, then, now) ??
    choicesDiffer(one, other) ??
    ofSubstitute(one, other) ??
    ofReading(one, other, now.english) ??
    ofWhole(one, other, ways)
  if (own !== undefined) return own
  if ([one, other].every(({ type }) => type === 'ObjectExpression'))
    return ofEntries(one, other, ways)
  const [inner, others] = [innerOf(one), innerOf(other)]
  if (one.type !== other.type || nameOf(one) !== nameOf(other)) return undefined
  // A part of a name says nothing by itself.
  if (one.type === 'MemberExpression' && propertyOf(one) !== propertyOf(other)) return undefined
  if (inner.length !== others.length) return undefined
  const [only, ...more] = inner.flatMap((node, place) => {
    const partner = others[place]
    return partner === undefined || isSame(node, partner) ? [] : [[node, partner] as const]
  })
  return only === undefined || more.length > 0 ? undefined : differing(...only, ways)
}

/** Of what says more than its own words, such as a record, the part that differs is told. */
function ofWhole(one: SourceNode, other: SourceNode, { then, now }: Ways) {
  const isMore = [one, other].some((node) =>
    [...nodesIn(node)].some((inner) => calledOf(inner) === 'Struct'),
  )
  if (isMore || (choicesOf(one) && choicesOf(other))) return undefined
  return differentPair(codecInWords(one, then), codecInWords(other, now))
}

/** Entry by entry; none if one of them can't be said. */
function ofEntries(one: SourceNode, other: SourceNode, ways: Ways): InWordsPair | undefined {
  const [was, is] = [one, other].map(entriesOf)
  if (was === undefined || is === undefined) return undefined
  const names = [...new Set([...was.keys(), ...is.keys()])]
  const pairs = names.flatMap((name) => {
    const [then, now] = [was.get(name), is.get(name)]
    if (then !== undefined && now !== undefined && isSame(then, now)) return []
    const found = entryDiffers(then, now, ways)
    return [found && (isWay(name) ? found : under(ways.now.english(name), found))]
  })
  const told = pairs.filter((pair) => pair !== undefined)
  if (told.length === 0 || told.length < pairs.length) return undefined
  const joined = (side: keyof InWordsPair) => told.map((pair) => pair[side]).join('; ')
  return { was: joined('was'), is: joined('is') }
}

function entryDiffers(
  then: SourceNode | undefined,
  now: SourceNode | undefined,
  ways: Ways,
): InWordsPair | undefined {
  if (then !== undefined && now !== undefined) return differing(then, now, ways)
  const words = then ? codecInWords(then, ways.then) : now && codecInWords(now, ways.now)
  if (words === undefined) return undefined
  return then ? { was: words, is: 'nothing of that' } : { was: 'nothing of that', is: words }
}

/** None of code with more than plain entries. */
function entriesOf(node: SourceNode): ReadonlyMap<string, SourceNode> | undefined {
  const { properties = [] } = node as { readonly properties?: readonly SourceNode[] }
  const entries = properties.map((entry) => {
    const name = keyOf(entry)
    const { value } = entry as { readonly value?: SourceNode }
    return name === undefined || value === undefined
      ? undefined
      : ([name, withWay(name, value, entry)] as const)
  })
  return entries.includes(undefined)
    ? undefined
    : new Map(entries.filter((one) => one !== undefined))
}

/** What is read or sent is told with the way. */
const withWay = (name: string, value: SourceNode, entry: SourceNode): SourceNode =>
  isWay(name) ? entry : value

/** ['PostCode', text]: what the server calls it, and how it is spelled. */
function ofField(one: SourceNode, other: SourceNode, ways: Ways): InWordsPair | undefined {
  const [then, now] = [fieldOf(one), fieldOf(other)]
  if (then === undefined || now === undefined) return undefined
  if (then.name === now.name) {
    const found = differing(then.codec, now.codec, ways)
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

const under = (name: string, { was, is }: InWordsPair): InWordsPair => ({
  was: `${name}: ${was}`,
  is: `${name}: ${is}`,
})
