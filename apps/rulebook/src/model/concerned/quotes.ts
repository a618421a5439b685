/** Which texts of the book state a figure. */
import { stemOf, wordsOf } from '../../site/search/stems.ts'
import { stopWords } from '../../site/search/vocabulary.ts'
import { idsIn } from '../../source/requirement-ids.ts'

export interface Said {
  readonly anchor: string
  /** 'OQ-134'. */
  readonly name: string
  readonly says: string
  /** The chapter that it is a word, a sentence or a requirement of. */
  readonly chapter?: string
}

export interface Named {
  /** 'page size' */
  readonly called: string
  /** What is said of it. */
  readonly says: string
  /** The chapter of its policy: 'withdrawal'. */
  readonly chapter?: string
}

/**
 * The texts that state a value and speak of the same thing: they share words with what the figure is called, and more
 * of them where the value is a mere number, which may count anything, unless what it counts stands beside it.
 *
 * @param value as "What changed" shows it: '15 minutes (900000 ms)'
 * @param others other figures that still have this value: a text that speaks rather of one of them states that one
 * @param changedToo other figures that had it, and have changed as well: a text that speaks as much of both states both
 */
export function quotesOf(
  value: string,
  { called, says, chapter }: Named,
  texts: readonly Said[],
  others: readonly Named[] = [],
  changedToo: readonly Named[] = [],
): readonly Said[] {
  const written = writingsOf(value)
  if (written === undefined) return []
  const about = `${called} ${says}`
  const beside = besideIts(value, called)
  const topic = tellingIn(about)
  const isTelling = withPence.test(value)
  const least = isTelling ? 1 : (topic.size < many ? 1 : 2) + (/^[\d,.]+$/.test(value) ? 1 : 0)
  const bare = withoutPounds(value)
  const named = texts.filter(
    ({ name, says }) =>
      idsIn(about).includes(name) && (written.test(says) || bare?.test(says) === true),
  )
  const stating = texts.filter((text) => written.test(text.says) || named.includes(text))
  // What the figure itself names is what it comes from: others have to say more.
  const enough = least + (named.length > 0 && !isTelling ? 1 : 0)
  const rivals = [
    ...others.map((other) => ({ ...rivalOf(other), ahead: 0 })),
    ...changedToo.map((other) => ({ ...rivalOf(other), ahead: 1 })),
  ]
  const isOfRival = (text: Said): boolean => {
    const told = tellingIn(withoutQuoted(text.says))
    const own = sharedBy(topic, told).length
    const isHere = isAtHome(text, chapter)
    return rivals.some(({ ids, topic, ahead, ...rival }) => {
      if (ids.includes(text.name)) return true
      const shared = sharedBy(topic, told).length
      return isAtHome(text, rival.chapter) === isHere
        ? shared >= own + ahead
        : !isHere && shared > 0
    })
  }
  return stating.filter(
    (text) =>
      named.includes(text) ||
      beside?.test(withoutQuoted(text.says)) ||
      (isWorkedWith(value, text.says) && isAkin(topic, tellingIn(text.says))) ||
      (sharedBy(topic, tellingIn(withoutQuoted(text.says))).length >= enough && !isOfRival(text)),
  )
}

/** '£0.01': hardly two things have it by chance. */
const withPence = /^£[\d,]+\.(?!00)\d\d$/

function rivalOf({ called, says, chapter }: Named) {
  const about = `${called} ${says}`
  return { ids: idsIn(about), topic: tellingIn(about), chapter }
}

/** A word or a sentence of a chapter speaks of that chapter's figure, if it has one. */
const isAtHome = (text: Said, chapter: string | undefined): boolean =>
  text.chapter !== undefined && text.chapter === chapter

/** Of a text the sentences that state a value; nothing of one that doesn't. */
export function statingIn(value: string, says: string): string {
  const written = [writingsOf(value), withoutPounds(value)].filter((form) => form !== undefined)
  return sentencesIn(says)
    .filter((sentence) => written.some((form) => form.test(sentence)))
    .map((sentence) => sentence.trim())
    .join(' … ')
}

/** Each to its end: a point within a number ends none. */
export const sentencesIn = (text: string): readonly string[] =>
  text.match(/.+?(?:[.?!;](?=\s)|$)/gs) ?? []

/** Does a text say what a mere number counts, right beside it? */
export const statesBeside = (value: string, called: string, says: string): boolean =>
  besideIts(value, called)?.test(withoutQuoted(says)) ?? false

/** A mere number right beside a word of its figure's name: 'pages by 60', 'pages of 60', '60 a page'. */
function besideIts(value: string, called: string): RegExp | undefined {
  const words = [...tellingIn(called)].join('|')
  if (!/^[\d,.]+$/.test(value) || words === '') return undefined
  const number = `${start}${withCommas(value)}${end}`
  const word = `\\b(?:${words})(?:e?s|e|ing|ed)?`
  return new RegExp(
    `${word} (?:by|of) ${number}(?! ?%)|${number} (?:\\w+ )?(?:(?:to|on) )?(?:an?|per|each|every) ${word}\\b`,
    'i',
  )
}

/** In a formula a number counts what the formula is about: 'monthly cost = … ÷ 12'. */
const isWorkedWith = (value: string, says: string): boolean =>
  /^[\d,.]+$/.test(value) && new RegExp(`[÷×] ?${withCommas(value)}${end}(?! ?%)`).test(says)

/** 'monthly' is about months. */
const isAkin = (topic: ReadonlySet<string>, told: ReadonlySet<string>): boolean =>
  [...topic].some((word) => [...told].some((other) => word.length > 3 && other.startsWith(word)))

/** What the screen says is about something of its own. */
const withoutQuoted = (text: string): string => text.replace(/(?<!\w)'[^']*'(?!\w)/g, '')

/** Of so many words one is shared by chance. */
const many = 6

/** Every way to write a value: '15 minutes', '15-minute'; '£10', '£10.00'; '21%', '21 per cent'. */
function writingsOf(value: string): RegExp | undefined {
  const [, count, unit] = /^([\d,.]+) (day|hour|minute|s)s?\b/.exec(value) ?? []
  if (count !== undefined) {
    const [, ms] = /\((\d+) ms\)$/.exec(value) ?? []
    const inUnit = `${orInWords(count)}[ -]${unit === 's' ? 's(?:econds?)?' : `${unit}s?`}`
    const inMs = ms === undefined ? '' : `|${withThousands(ms)}[ -](?:ms|milliseconds?)`
    return new RegExp(`${start}(?:${inUnit}${inMs})\\b`)
  }
  const [, pounds, pence = '.00'] = /^£([\d,]+)(\.\d\d)?$/.exec(value) ?? []
  if (pounds !== undefined)
    return pence === '.00'
      ? new RegExp(`£${withCommas(pounds)}(?:\\.00)?${end}`)
      : // With pence it is no mere number that may count anything.
        new RegExp(`(?:£|${start})${withCommas(pounds)}${literal(pence)}${end}(?! ?%)`)
  const [, share] = /^([\d.]+)%$/.exec(value) ?? []
  if (share !== undefined) return new RegExp(`${start}${literal(share)} ?(?:%|per ?cent)`)
  if (/^[\d,.]+$/.test(value))
    return new RegExp(`${start}${orInWords(value)}(?:px\\b|${end})(?! ?%)`)
  return /^[^\s:;]{4,}$/.test(value) ? new RegExp(`${start}${literal(value)}(?![\\w-])`) : undefined
}

/** The specification writes an amount as a plain number, too: 'steps by 10', 'never below 0.01'. */
function withoutPounds(value: string): RegExp | undefined {
  const [, pounds, pence = ''] = /^£([\d,]+)(\.\d\d)?$/.exec(value) ?? []
  if (pounds === undefined) return undefined
  const written = `${withCommas(pounds)}${/^(?:\.00)?$/.test(pence) ? '(?:\\.00)?' : literal(pence)}`
  return new RegExp(`${start}${written}${end}(?! ?%)`)
}

/** Neither within another number nor within a word, nor the number of something: 'section 8', 'plan 2'. */
const start = String.raw`(?<![\w£.,-])(?<!\b(?:[Ss]ections?|[Rr]ecords?|[Rr]ows?|[Tt]ables?|[Pp]lans?|[Tt]ypes?|[Cc]odes?|[Oo]utcomes?|[Ss]tatus|[Cc]lass|[Pp]ages?|[Ss]teps?|OQ|§) ?)`
const end = String.raw`(?!\w|[.,]\d)`

/** As a part of a pattern. */
export const literal = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** '9', 'nine' or 'Nine'; 'one' counts nothing in most sentences. */
function orInWords(figure: string): string {
  const word = inWords[Number(figure) - 2]
  const digits = withCommas(figure)
  return word === undefined
    ? digits
    : `(?:${digits}|[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)})`
}

const inWords = 'two three four five six seven eight nine ten eleven twelve'.split(' ')

/** '900000', '900,000' or '900_000' of '900000'. */
const withThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '[,_]?')

const withCommas = (figure: string): string => literal(figure).replaceAll(',', ',?')

const tellingIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => /^[a-z]{3}/.test(word) && !stopWords.has(word))
      .map(stemOf),
  )

const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] =>
  [...one].filter((word) => other.has(word))
