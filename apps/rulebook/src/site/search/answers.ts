import type { Findable } from './search-index.ts'

/** An answer: a rule, and the rows and facts that match. */
export interface Answer<Thing extends Findable> {
  readonly thing: Thing
  readonly rows: readonly Thing[]
  readonly score: number
  /** How much of the question it answers, from 0 to 1. */
  readonly fit: number
  /** It has the figure whose source or day is asked for, and says all the rest. */
  readonly isSure?: boolean
}

export interface Scored<Thing extends Findable> {
  readonly thing: Thing
  readonly score: number
  readonly fit: number
}

/** A row counts for the rule that it proves, and is shown below it. */
export function grouped<Thing extends Findable>(
  found: readonly Scored<Thing>[],
  rules: ReadonlyMap<string, Thing>,
): readonly Answer<Thing>[] {
  const proving = new Map<string, Scored<Thing>[]>()
  const own = new Map<Thing, Pick<Scored<Thing>, 'score' | 'fit'>>()
  for (const one of found) {
    const [first] = one.thing.proves.filter((id) => rules.has(id))
    if (first === undefined) own.set(one.thing, one)
    else proving.set(first, [...(proving.get(first) ?? []), one])
  }
  for (const id of proving.keys()) {
    const rule = rules.get(id)
    if (rule !== undefined && !own.has(rule)) own.set(rule, { score: 0, fit: 0 })
  }
  return [...own]
    .map(([thing, { score, fit }]) => {
      const rows = (thing.kind === 'requirement' ? (proving.get(thing.id) ?? []) : []).toSorted(
        (a, b) => b.score - a.score,
      )
      const best = rows[0]?.score ?? 0
      return {
        thing,
        rows: rows.map(({ thing }) => thing),
        fit: Math.max(fit, rows[0]?.fit ?? 0),
        score: Math.max(score, best * 0.9) + 0.3 * Math.min(score, best),
      }
    })
    .toSorted((a, b) => b.score - a.score)
}
