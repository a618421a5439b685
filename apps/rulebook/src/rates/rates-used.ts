import { dayInWords } from '../page/words.ts'
import type { RateEntry } from './rate-entry.ts'

/** The rates as somebody read them: what, where and from when, and then the value and its last day. */
export type RatesRead = Readonly<Record<string, string>>

/** The rate book as a whole, which is signed like a chapter. */
export const rateBookId = 'rates'

/** For each requirement or chapter the rates that its rules use; for the rate book all of them. */
export function ratesUsed(entries: readonly RateEntry[]): ReadonlyMap<string, RatesRead> {
  const users = new Set(entries.flatMap(({ decides }) => decides))
  return new Map([
    [rateBookId, readOf(entries)],
    ...[...users].map(
      (id) => [id, readOf(entries.filter(({ decides }) => decides.includes(id)))] as const,
    ),
  ])
}

const readOf = (entries: readonly RateEntry[]): RatesRead =>
  Object.fromEntries(
    entries.map(({ what, where, from, value, until }) => [
      `${what}, ${where}, from ${dayInWords(from)}`,
      `${value}, until ${dayInWords(until)}`,
    ]),
  )

/** 'the rate “Minimum wage, …” changed from “…” to “…”', for each that differs. */
export const changedRates = (then: RatesRead, now: RatesRead): readonly string[] =>
  [...new Set([...Object.keys(then), ...Object.keys(now)])]
    .filter((rate) => then[rate] !== now[rate])
    .map((rate) => {
      if (then[rate] === undefined) return `the rate “${rate}” is new: ${now[rate]}`
      if (now[rate] === undefined) return `the rate “${rate}” is gone; it was ${then[rate]}`
      return `the rate “${rate}” changed from “${then[rate]}” to “${now[rate]}”`
    })
