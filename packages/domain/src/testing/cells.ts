import { Day, formatPercent, formatPounds, Pence } from '../kernel/index.ts'
import { spaced } from './spaced.ts'

/** Returned by `read` for a text that the cell can't contain. */
export const unreadable = Symbol('unreadable')

/** A codec for the cells of a column. Writing a value that was read gives the same text. */
export interface Cell<Value> {
  /** Explains the allowed content: 'an amount, such as £1,234.50'. */
  readonly hint: string
  /** Every allowed text, if we can list them. */
  readonly choices?: readonly string[]
  readonly read: (text: string) => Value | typeof unreadable
  readonly write: (value: Value) => string
}

export const text: Cell<string> = {
  hint: 'any text',
  read: (text) => text,
  write: (value) => value,
}

/** Text between double quotes, where white space counts: '" 12 "'; \\n and \\u00a0 as in JSON. */
export const quoted: Cell<string> = {
  hint: 'text between double quotes, such as "20-00-01"',
  read: (text) => {
    try {
      const value: unknown = JSON.parse(text)
      return typeof value === 'string' ? value : unreadable
    } catch {
      return unreadable
    }
  },
  write: (value) => JSON.stringify(value),
}

/** Sterling: '£1,234.50', '-£5.00'. Also reads '1234.5'. */
export const money: Cell<Pence> = {
  hint: 'an amount, such as £1,234.50',
  read: (text) => {
    const [, sign, figure] = /^(-?)£?([\d.,]+)$/.exec(text) ?? []
    const digits = figure?.replaceAll(',', '')
    if (digits === undefined || !/^\d+(\.\d{1,2})?$/.test(digits)) return unreadable
    return Pence.make(Math.round(Number(`${sign}${digits}`) * 100) + 0)
  },
  write: formatPounds,
}

/** A whole number of things: '3', '-1', '10000'. */
export const count: Cell<number> = {
  hint: 'a whole number',
  read: (text) => (/^-?\d+$/.test(text) ? Number(text) : unreadable),
  write: writtenNumber,
}

/** Any number: '37.5', '-0.001'. */
export const decimal: Cell<number> = {
  hint: 'a number, such as 37.5',
  read: (text) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : unreadable),
  write: writtenNumber,
}

/** Writes minus zero as '-0', so that it is visible when a rule returns it. */
function writtenNumber(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value)
}

/** A percentage: '12.5%' is 12.5. */
export const percent: Cell<number> = {
  hint: 'a percentage, such as 12.5%',
  read: (text) => {
    const [, points] = /^(-?\d+(?:\.\d+)?)%?$/.exec(text) ?? []
    return points === undefined ? unreadable : Number(points)
  },
  write: formatPercent,
}

export const yesNo: Cell<boolean> = named({ yes: true, no: false })

export const day: Cell<Day> = {
  hint: 'a day, such as 2026-04-06',
  read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? Day.make(text) : unreadable),
  write: String,
}

/** One of these words. The value is the word itself. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): Cell<Word> =>
  named(Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>)

/** One of these code names, written as words: 'overLimit' is 'over limit'. */
export const inWords = <const Name extends string>(names: readonly Name[]): Cell<Name> =>
  named(Object.fromEntries(names.map((name) => [spaced(name), name])))

/** Values by name: named({ monthly: 12, weekly: 52 }). Values are compared by identity. */
export function named<const Value>(values: Readonly<Record<string, Value>>): Cell<Value> {
  const entries = Object.entries(values)
  const choices = entries.map(([word]) => word)
  return {
    hint: `one of ${choices.join(', ')}`,
    choices,
    read: (text) => {
      const found = entries.find(([word]) => word === text)
      return found === undefined ? unreadable : found[1]
    },
    write: (value) =>
      entries.find(([, known]) => Object.is(known, value))?.[0] ?? `(unnamed: ${String(value)})`,
  }
}

/** The cell's value, or `undefined`, which is written '(none)' or as given. */
export const orNone = <Value>(cell: Cell<Value>, none = '(none)'): Cell<Value | undefined> => ({
  hint: `${cell.hint}, or ${none === '' ? 'nothing' : none}`,
  ...(cell.choices && { choices: [...cell.choices, none] }),
  read: (text) => (text === none ? undefined : cell.read(text)),
  write: (value) => (value === undefined ? none : cell.write(value)),
})

/** Values in order: 'first, second'. An empty list is written '(none)' or as given. */
export const list = <Value>(
  cell: Cell<Value>,
  { separator = ', ', none = '(none)' } = {},
): Cell<readonly Value[]> => ({
  hint: `${cell.hint}; several are separated by '${separator}', no value is ${none}`,
  read: (text) => {
    const values = text === none ? [] : text.split(separator).map(cell.read)
    return values.some((value) => value === unreadable) ? unreadable : (values as Value[])
  },
  write: (values) => (values.length === 0 ? none : values.map(cell.write).join(separator)),
})
