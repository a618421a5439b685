/** Numbers of requirements and decisions, in whatever way people write them. */
import type { Findable, SearchIndex } from './search-index.ts'

/** A word and a number: 'OQ 135', 'salsac04', 'bankw-9'. */
const spelled = /(?<![\w-])([a-z]+)([\s-]*)(0*)(\d{1,3})(?![\w.,%]\d|\w)/gi

/** Groups of requirements whose names nobody says but for a number. */
const onlyInCodes = new Set([
  'oq',
  'salsac',
  'cardw',
  'bankw',
  'stmt',
  'dir',
  'api',
  'perm',
  'dash',
])

/**
 * The question with each such number in the rulebook's own way. Within a question 'voucher 10' may be a voucher for
 * £10, and stays what it is.
 */
export const withCodes = <Thing extends Findable>(
  question: string,
  { codes }: SearchIndex<Thing>,
): string =>
  question.replace(
    spelled,
    (written, group: string, between: string, noughts: string, number: string) => {
      const code = codes.get(`${group.toLowerCase()} ${Number(number)}`)
      const isCode =
        onlyInCodes.has(group.toLowerCase()) ||
        between === '-' ||
        noughts !== '' ||
        between === '' ||
        written === question.trim()
      return code !== undefined && isCode ? code : written
    },
  )

/** The places that a question names, in small letters; a record by its number: the first place in it. */
export const namedIn = (
  asked: string,
  { records }: Pick<SearchIndex<Findable>, 'records'>,
): readonly string[] => [
  ...(asked.match(/[a-z]+-\d{2,3}(?!\d)/g) ?? [asked]),
  ...[...asked.matchAll(/\brecord[ -]0*(\d+)\b/g)].flatMap(([, number = '']) => {
    const first = records.get(number)
    return first === undefined ? [] : [first]
  }),
]

/** '24' leads to 'record-24-1', its first rule; a record without numbered rules to the first place in it. */
export const recordsOf = (things: readonly Findable[]): ReadonlyMap<string, string> => {
  const inRecords = things.flatMap(({ id }) => {
    const [, number, place] = /^record-(\d+)-(.*)$/.exec(id) ?? []
    return number === undefined ? [] : [{ id, number, isFirstRule: place === '1' }]
  })
  return new Map(
    [...inRecords.toReversed(), ...inRecords.filter(({ isFirstRule }) => isFirstRule)].map(
      ({ number, id }) => [number, id],
    ),
  )
}

/** 'salsac 4' leads to 'SALSAC-04'. */
export const codesOf = (things: readonly Findable[]): ReadonlyMap<string, string> =>
  new Map(
    things.flatMap(({ id }) => {
      const [, group, number] = /^([A-Z]+)-(\d+)$/.exec(id) ?? []
      return group === undefined ? [] : [[`${group.toLowerCase()} ${Number(number)}`, id] as const]
    }),
  )
