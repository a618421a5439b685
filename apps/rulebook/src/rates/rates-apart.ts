/** The rates that differ between two versions of the rate book, each by itself: so that it shows which cases depend on which. */
import type { ArrayExpression } from 'oxc-parser'
import { kindsOfRow } from '../model/statements/names-of-rows.ts'
import { withSpread } from '../model/statements/statements.ts'
import { type ParsedSource, parsed, type SourceNode } from '../source/parsed.ts'
import { codeOf, constantsIn } from '../source/properties.ts'

export interface RateApart {
  /** 'rateBook loan plan1', or a constant such as 'threeBands'. */
  readonly name: string
  /** The first day of a row. */
  readonly from: string
  /** The earlier version with this rate as it is in the later one, and all others as they were. */
  readonly text: string
  readonly edit: Edit
}

/** What makes one rate of the earlier version that of the later one. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly code: string
}

/** The earlier version with some rates as they are in the later one. */
export const withRates = (before: string, rates: readonly Pick<RateApart, 'edit'>[]): string =>
  rates
    .map(({ edit }) => edit)
    // Of two rows that are new at one place the later one stands behind the other.
    .toSorted((one, other) => one.start - other.start)
    .reduceRight(
      (text, { start, end, code }) => text.slice(0, start) + code + text.slice(end),
      before,
    )

export const ratesApart = (before: string, after: string): readonly RateApart[] =>
  editsBetween(before, after).map((rate) => ({ ...rate, text: withRates(before, [rate]) }))

type Edited = Omit<RateApart, 'text'>

function editsBetween(before: string, after: string): readonly Edited[] {
  const [was, is] = [versionOf(before), versionOf(after)]
  const constants = [...is.constants].flatMap(([name, now]) => {
    const then = was.constants.get(name)
    if (then === undefined || isTold(name)) return []
    const code = codeOf(is.source, now)
    return code === codeOf(was.source, then)
      ? []
      : [{ name, from: '', edit: { start: then.start, end: then.end, code } }]
  })
  return [...constants, ...changedRows(before, was.rows, is.rows)]
}

/** The rows are told one by one; a source changes no result. */
const isTold = (name: string): boolean => [bookName, 'rateSources'].includes(name)
const bookName = 'rateBook'

interface Row {
  readonly name: string
  readonly from: string
  readonly code: string
  readonly start: number
  readonly end: number
}

function versionOf(text: string) {
  const source = parsed(text)
  const constants = constantsIn(source)
  const book = constants.get(bookName)
  const items =
    book?.type === 'ArrayExpression' ? (book as SourceNode & ArrayExpression).elements : []
  const rows = items.flatMap((item) => (item === null ? [] : [rowOf(source, item)]))
  return { source, constants, rows }
}

function rowOf(source: ParsedSource, item: SourceNode): Row {
  const entries = withSpread(source, item)
  const textOf = (names: readonly string[]) =>
    entries
      .filter(({ name }) => names.includes(name))
      .map(({ code }) => code.replaceAll("'", ''))
      .join(' ')
  return {
    ...{ name: `${bookName} ${textOf(kindsOfRow)}`, from: textOf(['from']) },
    ...{ code: codeOf(source, item), start: item.start, end: item.end },
  }
}

function changedRows(before: string, was: readonly Row[], is: readonly Row[]): readonly Edited[] {
  const partners = new Map(is.map((row) => [row, partnerOf(row, was, is)]))
  const kept = new Set(partners.values())
  const changed = is.flatMap((row, place) => {
    const then = partners.get(row)
    if (then?.code === row.code) return []
    const { name, from } = row
    if (then !== undefined)
      return [{ name, from, edit: { start: then.start, end: then.end, code: row.code } }]
    // Of two rows in force the later one counts: a new one stays where it is.
    const above = is.slice(0, place).findLast((one) => partners.get(one) !== undefined)
    const end = above === undefined ? undefined : partners.get(above)?.end
    const at = end ?? was[0]?.start ?? 0
    const code = end === undefined ? `${row.code}, ` : `, ${row.code}`
    return [{ name, from, edit: { start: at, end: at, code } }]
  })
  const gone = was
    .filter((row) => !kept.has(row))
    .map(({ name, from, start, end }) => {
      const comma = /^\s*,/.exec(before.slice(end))?.[0].length ?? 0
      return { name, from, edit: { start, end: end + comma, code: '' } }
    })
  return [...changed, ...gone]
}

/** The same rate from the same day; or its only row, of which the day was changed. */
function partnerOf(row: Row, was: readonly Row[], is: readonly Row[]): Row | undefined {
  const [then, now] = [was, is].map((rows) => rows.filter(({ name }) => name === row.name))
  return (
    then?.find(({ from }) => from === row.from) ??
    (then?.length === 1 && now?.length === 1 ? then[0] : undefined)
  )
}

/** Is a change one of this rate? Where a rate has several rows, their names have their first days. */
export const isOfRate = (
  change: { readonly name: string },
  { name, from }: Pick<RateApart, 'name' | 'from'>,
): boolean => {
  const [, day] =
    new RegExp(`^${name}(?: (\\d{4}-\\d\\d-\\d\\d))?(?![\\w])`).exec(change.name) ?? []
  return new RegExp(`^${name}(?![\\w])`).test(change.name) && (day === undefined || day === from)
}
