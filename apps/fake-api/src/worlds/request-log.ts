import { worldPolicy } from './world.policy.ts'

/** One request to a world, and its outcome. */
export interface LoggedRequest {
  /** The world's own time, in milliseconds since 1970. */
  readonly at: number
  readonly method: string
  /** The whole address with its query, unchanged. */
  readonly url: string
  /** The requirement of this call, such as 'API-03'. */
  readonly requirement?: string | undefined
  readonly status: number | 'none'
  readonly milliseconds: number
  /** The body without secrets. */
  readonly body?: string | undefined
  readonly answer?: string | undefined
  /** The field in the answer that the portal can't read. */
  readonly unreadableAt?: string | undefined
  /** The fault that was played. */
  readonly fault?: string | undefined
}

/** The latest requests of one world, the newest last. */
export class RequestLog {
  #entries: LoggedRequest[] = []

  /** Numbers that may identify somebody are hidden here, when the log is read, so that requests don't wait. */
  get entries(): readonly LoggedRequest[] {
    return this.#entries.slice(-worldPolicy.mostLogged).map((entry) => ({
      ...entry,
      url: withoutNumbers(entry.url),
      ...(entry.body !== undefined && { body: withoutNumbers(entry.body) }),
      ...(entry.answer !== undefined && { answer: withoutNumbers(entry.answer) }),
    }))
  }

  add(entry: LoggedRequest): void {
    this.#entries.push(entry)
    // Removing the oldest at each request would cost more than keeping too many for a while.
    if (this.#entries.length < 2 * worldPolicy.mostLogged) return
    this.#entries = this.#entries.slice(-worldPolicy.mostLogged)
  }

  clear(): void {
    this.#entries = []
  }
}

const secretName = /password|accountnumber|sortcode|rollnumber|ninumber|payrollnumber/i
const hidden = '(hidden)'

/** A body for the log, with its secrets hidden. Unless it is JSON, only its length is logged. */
export function withoutSecrets(text: string): string {
  try {
    return shortened(JSON.stringify(JSON.parse(text), hideSecret))
  } catch {
    return `(${text.length} characters that are no JSON)`
  }
}

const hideSecret = (name: string, value: unknown): unknown =>
  secretName.test(name) ? hidden : value

/** Separators between the digits, including encoded ones. */
const gap = String.raw`(?:[\s+\p{Pd}]|%20|%E2%80%9[0-5]){0,3}`

const day = String.raw`(?<!\d)(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)`

/** The letters that an NI number can begin with, and the QQ of examples. */
const niPrefix = '(?:[a-ceghj-pr-tw-z][a-ceghj-npr-tw-z]|qq)'

/** Hides NI numbers and other numbers of six digits or more, but not days. */
const numbers = new RegExp(
  [
    `(?<day>${day})`,
    String.raw`(?<!\p{L})${niPrefix}(?!${gap}${day})(?:${gap}\d){6}(?:${gap}[a-d])?(?![\p{L}\d])`,
    String.raw`\d(?:${gap}\d){5,18}`,
  ].join('|'),
  'giu',
)

/**
 * Hides anything that looks like an NI number, a sort code, an account number or a card number. Days stay; other long
 * numbers, such as telephone numbers, are also hidden.
 */
export const withoutNumbers = (text: string): string =>
  text.replaceAll(numbers, (_, visible: string | undefined) => visible ?? hidden)

export const shortened = (text: string): string =>
  text.length <= worldPolicy.longestLogged ? text : `${text.slice(0, worldPolicy.longestLogged)}…`
