/** What is written in a source, as an analyst reads it. */
import { dayInWords } from '../../page/words.ts'
import { duration } from '../../source/figures.ts'
import { templatesIn } from '../../source/templates.ts'

/** @param name what is given the value: 'withdrawalPolicy.redirectMs' */
export type InWords = (code: string, name: string) => string

/** '£10.00' of pounds('10'), '1,000' of 1_000, '1 s (1000 ms)' of a time, '6 April 2026' of a day; anything else as it is written. */
export const figureInWords: InWords = (code, name) => {
  const [, pounds] = /^pounds\('([\d.]+)'\)$/.exec(code) ?? []
  if (pounds !== undefined)
    return `£${Number(pounds).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
  if (/^'\d{4}-\d\d-\d\d'$/.test(code)) return dayInWords(unquoted(code))
  const items = itemsIn(code)
  if (items !== undefined) return items.map((item) => figureInWords(item, name)).join(', ')
  const number = numberIn(code)
  if (number === undefined) return unquoted(code)
  // The host's rates are fractions, those of the rate book percentages.
  if (/\.\w*Rate$/.test(name)) return `${Number((number * 100).toFixed(4))}%`
  // A code that means percent is no share: 'cashbackTypes.percent'.
  if (/percent\w*$/i.test(name) && !/(?:types|codes|kinds)\.\w+$/i.test(name)) return `${number}%`
  // 'signsPolicy.slowPaintMs.largest'
  return /Ms(?:\.\w+)*$/.test(name) ? duration(number) : number.toLocaleString('en-GB')
}

/** Of a list of texts, numbers and amounts: "['a', 'b']". */
function itemsIn(code: string): readonly string[] | undefined {
  const [, list] = /^\[\s*([\s\S]+?),?\s*\](?: as const)?$/.exec(code) ?? []
  if (list === undefined || !isPlainList.test(list)) return undefined
  return [...list.matchAll(new RegExp(plainItem, 'g'))].map(([item]) => item)
}

const plainItem = String.raw`'[^']*'|pounds\('[\d.]+'\)|\d[\d_.]*`
const isPlainList = new RegExp(String.raw`^(?:${plainItem})(?:\s*,\s*(?:${plainItem}))*$`)

const factor = String.raw`\d[\d_]*(?:\.\d+)?`
const isSum = new RegExp(String.raw`^${factor}(?:\s*[*+-]\s*${factor})*$`)

/** Of '60_000', '0.02', '15 * 60_000' and '5000 + 0'. */
export function numberIn(code: string): number | undefined {
  if (!isSum.test(code)) return undefined
  const terms = code.replaceAll('_', '').match(/[+-]?[^+-]+/g) ?? []
  return terms.reduce((sum, term) => sum + productOf(term.replace(/\s/g, '')), 0)
}

const productOf = (term: string): number =>
  term.split('*').reduce((product, factor) => product * Number(factor), 1)

/** The sentence itself; for one with gaps, every way it can read. */
export const sentenceInWords = (code: string): string => {
  if (!/=>|^`/.test(code)) return itemsIn(code)?.map(unquoted).join(' / ') ?? unquoted(code)
  const texts = templatesOrNone(code)
  return texts.length > 0 ? texts.join(' / ') : code
}

/** Code that is not a function, as in older versions, is shown as it is written. */
function templatesOrNone(code: string): readonly string[] {
  try {
    return templatesIn(code)
  } catch {
    return []
  }
}

const unquoted = (code: string): string => /^'([^']*)'$/.exec(code)?.[1] ?? code
