import type { RateEntry } from './rate-entry.ts'

/**
 * What is wrong with the rate book on a day: a rate without a row for it, a gap or an overlap
 * between two rows, a rate that begins or ends within a year, a source that is missing or was last checked more than a year ago.
 */
export function rateComplaints(entries: readonly RateEntry[], today: string): readonly string[] {
  const series = Map.groupBy(entries, ({ what, where }) => `${what}, ${where}`)
  return [
    ...[...series].flatMap(([name, rows]) => seriesComplaints(name, rows, today)),
    ...entries.flatMap((entry) => sourceComplaints(entry, today)),
  ]
}

function seriesComplaints(
  name: string,
  rows: readonly RateEntry[],
  today: string,
): readonly string[] {
  const sorted = rows.toSorted((a, b) => a.from.localeCompare(b.from))
  const wrong = sorted
    .filter(({ from, until }) => from > until)
    .map(({ from, until }) => `${name}: it starts on ${from}, after its end on ${until}.`)
  const between = sorted.slice(1).flatMap(({ from }, index) => {
    const end = sorted[index]?.until ?? ''
    const next = dayAfter(end)
    if (from > next) return [`${name}: there is no row from ${next} until the day before ${from}.`]
    return from < next ? [`${name}: two rows hold on ${from}.`] : []
  })
  const [first, last] = [sorted[0]?.from ?? '', sorted.at(-1)?.until ?? '']
  const ends = [
    ...(isYearsStart(first)
      ? []
      : [`${name}: it begins on ${first}, which no year of rates does.`]),
    ...(isYearsStart(dayAfter(last))
      ? []
      : [`${name}: there is no row from ${dayAfter(last)} until the end of its year.`]),
  ]
  const holds = rows.some(({ from, until }) => from <= today && today <= until)
  return [
    ...wrong,
    ...between,
    ...ends,
    ...(holds ? [] : [`${name}: there is no row for ${today}.`]),
  ]
}

/** Of a tax year, or of a year of the minimum wage. */
const isYearsStart = (day: string): boolean => /-04-0[16]$/.test(day)

function sourceComplaints({ what, where, source }: RateEntry, today: string): readonly string[] {
  const name = `${what}, ${where}`
  if (source.title.trim() === '' || !source.address.startsWith('https://'))
    return [`${name}: it has no source.`]
  if (source.checkedOn > today)
    return [`${name}: its source was checked on ${source.checkedOn}, a day that has not come yet.`]
  return source.checkedOn < yearBefore(today)
    ? [`${name}: its source was checked on ${source.checkedOn}; it has to be checked every year.`]
    : []
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
