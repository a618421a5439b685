import type { RateEntry } from './rate-entry.ts'

/**
 * What is wrong with the rate book on a day: a rate without a row for it, a gap or an overlap
 * between two rows, a rate that begins or ends within a year, a source that is missing or was last checked more than a year ago.
 */
export function rateComplaints(entries: readonly RateEntry[], today: string): readonly string[] {
  const series = Map.groupBy(entries, ({ what, where }) => `${what}, ${where}`)
  return [
    ...[...series].flatMap(([name, rows]) => seriesComplaints(name, rows, today)),
    ...sourceComplaints(entries, today),
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
  const between = sorted.slice(1).flatMap(({ from, until }, index) => {
    const end = latest(sorted.slice(0, index + 1))
    const next = dayAfter(end)
    if (from > next) return [`${name}: there is no row from ${next} until the day before ${from}.`]
    return from < next
      ? [`${name}: two rows hold ${daysOf(from, [until, end].toSorted()[0] ?? end)}.`]
      : []
  })
  const [first, last] = [sorted[0]?.from ?? '', latest(sorted)]
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

/** The last day of some rows: one may lie within another. */
const latest = (rows: readonly RateEntry[]): string =>
  rows
    .map(({ until }) => until)
    .toSorted()
    .at(-1) ?? ''

const daysOf = (from: string, until: string): string =>
  from === until ? `on ${from}` : `from ${from} until ${until}`

/** One for each page with a check that is out of date, with all rates that it gives; each rate without a source by itself. */
function sourceComplaints(entries: readonly RateEntry[], today: string): readonly string[] {
  const found = entries.flatMap(({ what, where, source }) => {
    const wrong = wrongWith(source, today)
    return wrong === undefined ? [] : [{ rate: `${what}, ${where}`, source, wrong }]
  })
  const bySource = Map.groupBy(found, ({ rate, source, wrong }) =>
    [source.address || rate, wrong].join('\n'),
  )
  return [...bySource.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { title, address } = first.source
    const rates = [...new Set([first, ...others].map(({ rate }) => rate))].join('; ')
    const page = [title, address].filter((part) => part.trim() !== '').join(', ')
    return [`${rates}: ${first.wrong}${page === '' ? '' : ` (${page})`}.`]
  })
}

function wrongWith(
  { title, address, checkedOn }: RateEntry['source'],
  today: string,
): string | undefined {
  const isNamed = title.trim() !== ''
  if (!isNamed && address.trim() === '') return 'it has no source'
  if (!isNamed) return 'its source has no name'
  if (!address.startsWith('https://')) return 'its source has no address that begins with https://'
  if (checkedOn === '') return 'nobody has noted when its source was checked'
  if (checkedOn > today)
    return `its source was checked on ${checkedOn}, a day that has not come yet`
  return checkedOn < yearBefore(today)
    ? `its source was checked on ${checkedOn}; it has to be checked every year`
    : undefined
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
