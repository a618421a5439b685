import { formatPounds, type Pence } from '@save/domain/kernel'

/** A rule that readers can try with their own numbers. */
export interface TryIt {
  readonly id: string
  readonly title: string
  /** The chapter that it belongs to. */
  readonly chapter: string
  readonly fields: readonly Field[]
  readonly answer: (typed: Typed) => Answer
  /** The decision table that a case belongs to. */
  readonly table: { readonly file: string; readonly headings: readonly string[] }
  /** The field of each column. Of several columns for one field, a new table has the first. */
  readonly columns?: Readonly<Record<string, string>>
  /** The column of each result that has another name on the page. */
  readonly results?: Readonly<Record<string, string>>
}

export interface Field {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Its first value. */
  readonly first: string
  /** What counts in a table of cases without a column for it, if that is not its first value. */
  readonly unsaid?: string
  /** Another field that says the same in another way: one of them is enough. */
  readonly replacedBy?: string
  /** A choice of these; without them anything can be typed. */
  readonly options?: readonly string[]
}

/** The fields' values, by their names. */
export type Typed = Readonly<Record<string, string>>

export interface Answer {
  readonly says: string
  readonly isRefusal: boolean
  /** The name of the field that is wrong, if there is one. */
  readonly field?: string
  /** That field can be read: the product refuses what it says. */
  readonly isRead?: boolean
  readonly steps: readonly Step[]
  /** The case as a row, by the table's headings; none where the table has no place for it. */
  readonly row: Readonly<Record<string, string>> | undefined
  /** What it gives by the table's headings, where it is no row of that table. */
  readonly gives?: Readonly<Record<string, string>>
}

export interface Step {
  readonly what: string
  readonly gives: string
  /** It warns, or says how the case was read: where many cases are worked out at once, it is said as well. */
  readonly isRemark?: true
}

export const remark = (what: string, gives: string): Step => ({ what, gives, isRemark: true })

/** Each in one sentence. */
export const remarksIn = ({ steps }: Answer): readonly string[] =>
  steps.flatMap(({ what, gives, isRemark = false }) =>
    isRemark ? [`${what}: ${gives}${/[.!?]$/.test(gives) ? '' : '.'}`] : [],
  )

/** A field's value; no field is missing. */
export const textIn = (typed: Typed, name: string): string => typed[name] ?? ''

/** The answer to something that the product can't read: it names the field and works nothing out. */
export const unreadable = (field: string, expected: string): Answer => ({
  says: `This can’t be read as ${expected}${expected.includes('. ') ? '. Nothing is' : ', so nothing is'} worked out.`,
  isRefusal: true,
  field,
  steps: [],
  row: undefined,
})

export const anAmount = 'an amount in pounds, such as 5.00'

/** How the product reads an amount. */
export const typedAs = (amount: Pence | undefined): Step => {
  const what = 'What was typed, as an amount'
  return amount === undefined ? remark(what, 'no amount') : { what, gives: formatPounds(amount) }
}

/** A JSON number as a server or host page writes it; nothing when there is none. */
export function jsonNumberIn(typed: Typed, name: string): number | undefined | 'unreadable' {
  const text = textIn(typed, name).trim()
  if (text === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'number' ? value : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

/** A whole number as people write it, '1200' or '1,200'. */
export function countIn(typed: Typed, name: string): number | undefined {
  const text = textIn(typed, name).trim()
  return /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/.test(text)
    ? Number(text.replaceAll(',', ''))
    : undefined
}

/** What a new row is called, until its writer has a better name. */
export const newCase = 'tried out'
