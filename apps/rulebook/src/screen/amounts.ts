/** Where a figure comes from that no rule of the screen works out: which answer of the server. */
import { formatPounds, penceOf } from '@save/domain/kernel'
import type { Explanation } from '../site/explain/explanation.ts'
import type { Seen } from './expected.ts'
import type { RulesInWords } from './rules-in-words.ts'

/** Every amount of money in a text, of any currency, and every percentage. */
export const amountsIn = (text: string): readonly string[] =>
  text.match(/-?[£€]\d[\d,]*(?:\.\d{2})?|-?\d[\d,]*\.\d{2} [A-Z]{3}\b|-?\d[\d,]*(?:\.\d+)?%/g) ?? []

/** @param text what the screen shows it in */
export function amountExplained(
  amount: string,
  text: string,
  { answers, path }: Pick<Seen, 'answers' | 'path'>,
  { calls }: RulesInWords,
): Explanation {
  const places = (isIt: (value: unknown) => boolean): readonly Sent[] =>
    ofThePage(
      [...answers.all]
        .filter(([call]) => !call.includes('?'))
        .flatMap(([call, json]) => fieldsOf(isIt, json, '').map((at) => ({ call, at }))),
      path,
    )
  const explained = (found: readonly Sent[], says: string): Explanation => ({
    what: 'The amount',
    shows: amount,
    because: [
      ...found
        .slice(0, mostPlaces)
        .map(({ call, at }) => `${says} ${at}, in the answer to GET ${answers.addressOf(call)}`),
      ...(says === sameFigure ? [noRule] : []),
    ],
    ids: [...new Set(found.slice(0, mostPlaces).flatMap(({ call }) => idsOfCall(call, calls)))],
  })
  const inTexts = places((value) => typeof value === 'string' && value.includes(text))
  if (inTexts.length > 0) return explained(inTexts, 'Part of a text that the server sent:')
  // Zero is everywhere, so it tells nothing.
  const isSame = (value: unknown) =>
    typeof value === 'number' && value !== 0 && formatPounds(penceOf(value)) === amount
  return explained(places(isSame), sameFigure)
}

interface Sent {
  readonly call: string
  /** 'Title of entry 2 of Offers' */
  readonly at: string
}

/** A page about one thing has an address with its number, and a call for it: lists that have it, too, say no more. */
function ofThePage(found: readonly Sent[], path: string): readonly Sent[] {
  const numbers = path.split('/').filter(isNumber)
  const own = found.filter(({ call }) => call.split('/').some((part) => numbers.includes(part)))
  return own.length > 0 ? own : found
}

const isNumber = (text: string): boolean => /^\d+$/.test(text)

const mostPlaces = 3
const sameFigure = 'The server sent the same figure in'
const noRule = 'No rule that this explanation knows works it out'

const idsOfCall = (path: string, calls: RulesInWords['calls']): readonly string[] =>
  Object.entries(calls).find(([call]) =>
    new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`).test(`get ${path}`),
  )?.[1] ?? []

/** Every place in an answer that has this value, in words; an entry of a list goes by its name. */
function fieldsOf(isIt: (value: unknown) => boolean, json: unknown, at: string): readonly string[] {
  if (typeof json !== 'object' || json === null) return isIt(json) ? [at] : []
  const around = at === '' ? '' : ` of ${at}`
  return Object.entries(json).flatMap(([key, value]) =>
    fieldsOf(isIt, value, `${Array.isArray(json) ? entryOf(value, Number(key)) : key}${around}`),
  )
}

function entryOf(value: unknown, index: number): string {
  const name = typeof value === 'object' && value !== null && 'Name' in value ? value.Name : ''
  return typeof name === 'string' && name !== '' ? `“${name}”` : `entry ${index + 1}`
}
