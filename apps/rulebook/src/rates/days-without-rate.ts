import type { RateEntry } from './rate-entry.ts'

/** The days for which the book has no row, by what is missing. */
export interface DaysWithout {
  /** 'Minimum wage'. */
  readonly what: readonly string[]
  readonly side: 'before' | 'from'
  /** The first day with a row, or the first one without: 'YYYY-MM-DD'. */
  readonly day: string
}

/** Before the first row of each rate, and after the last one. */
export function daysWithout(entries: readonly RateEntry[]): readonly DaysWithout[] {
  const kinds = Map.groupBy(entries, kindOf)
  const ends = [...kinds].flatMap(([what, rows]) => [
    { what, side: 'before' as const, day: rows.map(({ from }) => from).toSorted()[0] ?? '' },
    {
      what,
      side: 'from' as const,
      day: dayAfter(
        rows
          .map(({ until }) => until)
          .toSorted()
          .at(-1),
      ),
    },
  ])
  return [...Map.groupBy(ends, ({ side, day }) => `${day} ${side}`)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, [first, ...others]]) =>
      first === undefined ? [] : [{ ...first, what: [first, ...others].map(({ what }) => what) }],
    )
}

const kindOf = ({ what }: RateEntry): string =>
  what.endsWith('of the comparison') ? 'Rates of the comparison' : (what.split(',')[0] ?? what)

function dayAfter(day = ''): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
