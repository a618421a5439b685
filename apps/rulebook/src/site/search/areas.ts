import type { Findable } from './search-index.ts'
import { plain } from './stems.ts'

/** Words of a question that say which chapter it is about. */
const wordsOfChapters: Readonly<Record<string, RegExp>> = {
  withdrawal:
    /\b(?:withdraw\w*|transfer\w*|bank|prepaid|pay ?outs?|cash(?:ing)? out|sort codes?)\b/,
  checkout: /\b(?:basket|checkout|you save|payment)\b/,
  vouchers: /\b(?:vouchers?|vendors?)\b/,
  paying:
    /\bcashback\b.*\b(?:vouchers?|comparison|compared)\b|\bvouchers?\b.*\b(?:cashback|suggested|recommended)\b/,
  support: /\b(?:contact form|support|help desk)\b/,
  retailers: /\b(?:stars?|favourites?|retailers?|offers?|directory)\b/,
  payslip: /\b(?:net pay|pay|paid|payslip|tax-free|minimum wage|pension|weekly|salary)\b/,
  benefits: /\b(?:complete order|salary sacrifice|benefits?|declaration)\b/,
  session: /\b(?:log ?in|logged in|session|password)\b/,
  dashboard: /\b(?:dashboard|home page|banners?)\b/,
  account: /\bmy account\b/,
  statements: /\bstatements?\b/,
  rates: /\b(?:tax years?|rates?|pay|wage|student loan)\b/,
}

/** Pairs of things that differ where they sound alike: what is said of one does not hold for the other. */
const contrasts: readonly (readonly [RegExp, RegExp])[] = [
  [/\bcards?\b|\bcardw\b/, /\bbank\b|\bbankw\b/],
  [/\breward\b/, /\bwellness\b/],
  [/\bbasic\b/, /\bhigher\b/],
  [/\bstate pension\b/, /(?<!\bstate )\bpension\b/],
  [
    /\b(?:your employer|employer's national insurance|employer national insurance)\b/,
    /\b(?:employee's|national insurance, )/,
  ],
]

/** Is this the only thing of a pair that a text speaks of? */
const sideOf = (text: string, [one, other]: readonly [RegExp, RegExp]): number =>
  Number(one.test(text)) - Number(other.test(text))

/** What a question asks about, or an entry speaks of. */
export interface Area {
  readonly chapters: ReadonlySet<string>
  /** For each pair: 1 for the one, -1 for the other, 0 for both or none. */
  readonly sides: readonly number[]
}

export const areaOf = (question: string): Area => ({
  chapters: new Set(chaptersIn(question)),
  sides: sidesIn(question),
})

/** An answered question stands in no chapter of its own: its words tell what it is about. */
export const areaOfThing = ({ id, kind, chapter, title, text }: Findable): Area => ({
  chapters: new Set([
    ...(chapter === undefined ? [] : [chapter]),
    ...(kind === 'decision' ? chaptersIn(text) : []),
  ]),
  sides: ofBothWays.test(text)
    ? sidesIn(`${title} ${text.replaceAll(id, '')}`)
    : sidesIn(`${id.replace('-', ' ')} ${title} ${text}`),
})

/** A requirement of the card may be about both ways to withdraw. */
const ofBothWays = /\bwithdrawal buttons\b/i

const chaptersIn = (text: string): readonly string[] =>
  Object.entries(wordsOfChapters)
    .filter(([, words]) => words.test(plain(text)))
    .map(([chapter]) => chapter)

const sidesIn = (text: string): readonly number[] =>
  contrasts.map((pair) => sideOf(plain(text), pair))

/** Is a thing about the other of a pair? */
export const isOpposed = (thing: Area, asked: Area): boolean =>
  asked.sides.some((side, pair) => side * (thing.sides[pair] ?? 0) < 0)

/** How much more something counts for being about the same, or less for being about the other of a pair. */
export function nearness(thing: Area, asked: Area): number {
  if (isOpposed(thing, asked)) return 0.6
  const isSameSide = asked.sides.some((side, pair) => side * (thing.sides[pair] ?? 0) > 0)
  const isNear = [...asked.chapters].some((chapter) => thing.chapters.has(chapter))
  return (isSameSide ? 1.15 : 1) * (isNear ? 1.2 : 1)
}
