/**
 * Removes private data from reports of problems in members' browsers. Every text in a report (sign)
 * comes from our own lists, or names a place in our scripts or a field of an answer: no message, no
 * id, no amount, no query.
 */
import { pathBelowBase } from '../shell/index.ts'
import {
  type Blocked,
  blockedKinds,
  type ErrorName,
  errorNames,
  type Sign,
  type Trouble,
} from './sign.schema.ts'
import { callWords, directives, pageWords, signsPolicy } from './signs.policy.ts'

/**
 * The report (sign) of a problem. `undefined` for a paint that was fast enough, or if an extension
 * violated the policy.
 */
export function signOf(trouble: Trouble): Sign | undefined {
  const page = onlyWords(pathBelowBase(trouble.path), pageWords)
  switch (trouble.trouble) {
    case 'error':
      return { sign: 'error', page, error: nameOf(trouble.name), at: placesIn(trouble.stack) }
    case 'answer':
      return { sign: 'answer', page, call: callOf(trouble), field: fieldOf(trouble.at) }
    case 'policy':
      return policySign(page, trouble)
    case 'paint':
      return paintSign(page, trouble)
  }
}

type TroubleOf<Kind> = Extract<Trouble, { readonly trouble: Kind }>

const callOf = ({ method, call }: TroubleOf<'answer'>): string =>
  `${/^(?:GET|POST|PUT|DELETE)$/.exec(method)?.[0] ?? '?'} ${onlyWords(call, callWords)}`

function policySign(page: string, trouble: TroubleOf<'policy'>): Sign | undefined {
  const { directive, place } = trouble
  const blocked = blockedOf(trouble)
  // Browser extensions violate the policy all the time, and we can't fix that.
  if (blocked === 'extension') return undefined
  const known = directives.find((one) => one === directive) ?? 'other'
  return { sign: 'policy', page, directive: known, blocked, at: placesIn(place) }
}

function blockedOf({ blocked, origin, place }: TroubleOf<'policy'>): Blocked {
  if ([blocked, place].some((address) => /^[a-z-]+-extension\b/.test(address))) return 'extension'
  if (blocked.startsWith('trusted-types')) return 'trusted-types'
  const word = /^[a-z]+/.exec(blocked)?.[0]
  const kind = blockedKinds.find((one) => one === word)
  if (kind !== undefined) return kind
  return blocked === origin || blocked.startsWith(`${origin}/`) ? 'own origin' : 'other origin'
}

function paintSign(page: string, { paint, milliseconds }: TroubleOf<'paint'>): Sign | undefined {
  if (!(milliseconds > signsPolicy.slowPaintMs[paint])) return undefined
  const seconds = Math.min(Math.round(milliseconds / 1_000), signsPolicy.mostSeconds)
  return { sign: 'paint', page, paint, seconds }
}

const nameOf = (name: string): ErrorName => errorNames.find((one) => one === name) ?? 'other'

/** Replaces every part of a path except known words: '/Retailer/1061/nook' gives '/Retailer/{}/{}'. Drops the query. */
export function onlyWords(path: string, words: readonly string[]): string {
  const parts = path
    .replace(/[?#].*/s, '')
    .split('/')
    .slice(0, mostParts)
  return parts.map((part) => wordFor(part, words)).join('/')
}

function wordFor(part: string, words: readonly string[]): string {
  const known = words.find((word) => word.toLowerCase() === part.toLowerCase())
  return known ?? (part === '' ? '' : '{}')
}

/** More segments than any of our addresses has. */
const mostParts = 8

/** Our own scripts have a hash in their names. We report only those, with line and column. */
const scriptPosition = /\/assets\/([\w.$-]{1,60}-[\w-]{7,8}\.js):(\d{1,6}):(\d{1,7})(?=\)?$)/

/** The places in our own scripts that a stack names, the innermost first. */
export const placesIn = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |^[^ ]*@https?:|^https?:/.test(line))
    .flatMap((line) => scriptPosition.exec(line)?.slice(1).join(':') ?? [])
    .slice(0, signsPolicy.mostPlaces)

/**
 * The field's path: names as programmers write them, [] for a list position, our own remarks such as '(syntax)'
 * unchanged, {} for anything else.
 */
export const fieldOf = (at: string): string =>
  at
    .split('.')
    .slice(0, mostParts)
    .map((step) => {
      if (/^\([a-z ]{1,30}\)$/.test(step)) return step
      const isField = /^(?:[A-Za-z][A-Za-z0-9]{0,39})?(?:\[\d+\])*$/.test(step)
      return (isField && step.replaceAll(/\[\d+\]/g, '[]')) || '{}'
    })
    .join('.')
