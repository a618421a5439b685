/** Something that a reader can try with numbers of their own. */
export interface TryIt {
  readonly id: string
  readonly title: string
  /** The chapter that it belongs to. */
  readonly chapter: string
  readonly fields: readonly Field[]
  readonly answer: (typed: Typed) => Answer
  /** The decision table that a case belongs into. */
  readonly table: { readonly file: string; readonly headings: readonly string[] }
}

export interface Field {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** What stands there at first. */
  readonly first: string
  /** A choice of these; without them anything can be typed. */
  readonly options?: readonly string[]
}

/** What stands in the fields, by their names. */
export type Typed = Readonly<Record<string, string>>

export interface Answer {
  readonly says: string
  readonly isRefusal: boolean
  readonly steps: readonly Step[]
  /** The case as a row, by the table's headings; none where the table has no place for it. */
  readonly row: Readonly<Record<string, string>> | undefined
}

export interface Step {
  readonly what: string
  readonly gives: string
}

/** What stands in a field; no field is missing. */
export const textIn = (typed: Typed, name: string): string => typed[name] ?? ''

/** A number as a reader types it; none when it is no plain decimal number. */
export function numberIn(typed: Typed, name: string): number | undefined {
  const text = textIn(typed, name).trim()
  return /^-?\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : undefined
}

/** What a new row is called, until its writer has a better name. */
export const newCase = 'tried out'
