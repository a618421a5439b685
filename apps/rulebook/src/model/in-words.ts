/** What is written in a source, as an analyst reads it. */
import { dayInWords } from '../page/words.ts'
import { duration } from '../source/figures.ts'
import { templatesIn } from '../source/templates.ts'

/** @param name what is given the value: 'withdrawalPolicy.redirectMs' */
export type InWords = (code: string, name: string) => string

/** '£10.00' of pounds('10'), '1,000' of 1_000, '1 s (1000 ms)' of a time, '6 April 2026' of a day; anything else as it is written. */
export const figureInWords: InWords = (code, name) => {
  const [, pounds] = /^pounds\('([\d.]+)'\)$/.exec(code) ?? []
  if (pounds !== undefined)
    return `£${Number(pounds).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
  if (/^'\d{4}-\d\d-\d\d'$/.test(code)) return dayInWords(unquoted(code))
  if (!/^[\d_]+$/.test(code)) return unquoted(code)
  const number = Number(code.replaceAll('_', ''))
  return name.endsWith('Ms') ? duration(number) : number.toLocaleString('en-GB')
}

/** The sentence itself; for one with gaps, every way it can read. */
export const sentenceInWords = (code: string): string => {
  if (!/=>|^`/.test(code)) return unquoted(code)
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
