import { formatPounds, type Pence } from '@save/domain/kernel'
import { dayInWords } from '../page/in-words/day-in-words.ts'
import { commentAbove } from './declarations.ts'
import { lineAt, parsed } from './parsed.ts'
import { constantsIn, type Property, propertiesOf } from './properties.ts'

export interface Figure {
  /** 'withdrawalPolicy.leastMinimum'. */
  readonly name: string
  readonly value: string
  /** What it is, and where it comes from. */
  readonly says: string
  readonly line: number
}

/** Every figure of a policy: the value from the module in force, the words from its source. */
export function figuresOf(
  text: string,
  module: Readonly<Record<string, unknown>>,
): readonly Figure[] {
  const source = parsed(text)
  const constants = constantsIn(source)
  return source.statements.flatMap((statement) =>
    [...constants]
      .filter(
        ([name, { start, end }]) =>
          name in module && start > statement.start && end <= statement.end,
      )
      // Dated rows stand in the rate book, one by one.
      .filter(([name]) => !isListOfRecords(module[name]))
      .flatMap(([name, node]) => {
        const about = commentAbove(source, statement.start).join(' ')
        const value = module[name]
        if (!isRecord(value))
          return [
            {
              name,
              value: shown(name, undefined, value),
              says: about,
              line: lineAt(text, statement.start),
            },
          ]
        const properties = propertiesOf(source, node)
        return Object.entries(value).map(([key, figure]) => {
          const property = properties.find((property) => property.name === key)
          return {
            name: `${name}.${key}`,
            value: shown(key, property, figure),
            says: property?.says.join(' ') || about,
            line: property?.line ?? lineAt(text, statement.start),
          }
        })
      }),
  )
}

function shown(key: string, property: Property | undefined, value: unknown): string {
  if (key.endsWith('Ms') && isRecord(value))
    return Object.entries(value)
      .map(([name, ms]) => `${name}: ${duration(Number(ms))}`)
      .join(', ')
  // What a field for an amount begins with.
  if (typeof value === 'string' && /^\d+\.\d\d$/.test(value)) return `£${value}`
  if (typeof value !== 'number') return written(value)
  if (property?.code.startsWith('pounds(')) return formatPounds(value as Pence)
  if (key.endsWith('Ms')) return duration(value)
  if (/percent$/i.test(key)) return `${value}%`
  // '920 CSS pixels': the words name the unit.
  const [unit] = /(?<=\bin )CSS pixels\b/.exec(property?.says.join(' ') ?? '') ?? []
  return unit === undefined ? String(value) : `${value} ${unit}`
}

/** A day may be meant as 24 hours; several are days. */
const units = [
  { name: 'day', ms: 86_400_000, from: 2 },
  { name: 'hour', ms: 3_600_000, from: 1 },
  { name: 'minute', ms: 60_000, from: 1 },
] as const

/** '15 minutes' of 900000; what is no whole number of minutes stays in seconds. */
export function duration(ms: number): string {
  const unit = units.find((unit) => ms >= unit.ms * unit.from && ms % unit.ms === 0)
  if (unit === undefined) return `${ms / 1000} s (${ms} ms)`
  const count = ms / unit.ms
  return `${count} ${unit.name}${count === 1 ? '' : 's'} (${ms} ms)`
}

/** As an analyst would write it: a text as it is, a list separated by commas. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(', ')
  if (isSource(value))
    return `${value.title}, ${value.address}, checked on ${dayInWords(value.checkedOn)}`
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${written(inner)}`)
      .join(', ')
  return value === '' ? '(empty)' : String(value)
}

const isListOfRecords = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

interface Source {
  readonly title: string
  readonly address: string
  readonly checkedOn: string
}

const isSource = (value: unknown): value is Source =>
  isRecord(value) &&
  ['title', 'address', 'checkedOn'].every((key) => typeof value[key] === 'string')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
