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

/** The sentence itself; of one with gaps each way that it can read. */
export const sentenceInWords: InWords = (code) => {
  if (!/=>|^`/.test(code)) return unquoted(code)
  const texts = templatesOrNone(code)
  return texts.length > 0 ? texts.join(' / ') : code
}

/** A piece that is no function of its own, as in older versions, reads as it is written. */
function templatesOrNone(code: string): readonly string[] {
  try {
    return templatesIn(code)
  } catch {
    return []
  }
}

const unquoted = (code: string): string => /^'([^']*)'$/.exec(code)?.[1] ?? code
