/** What is written in a source, as an analyst reads it. */
import { templatesIn } from '../source/templates.ts'

export type InWords = (code: string) => string

/** '£10.00' of pounds('10'), '1,000' of 1_000; anything else as it is written. */
export const figureInWords: InWords = (code) => {
  const [, pounds] = /^pounds\('([\d.]+)'\)$/.exec(code) ?? []
  if (pounds !== undefined)
    return `£${Number(pounds).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
  return /^[\d_]+$/.test(code)
    ? Number(code.replaceAll('_', '')).toLocaleString('en-GB')
    : unquoted(code)
}

/** The sentence itself; for one with gaps, every way it can read. */
export const sentenceInWords: InWords = (code) => {
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
