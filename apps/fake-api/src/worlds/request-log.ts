import { worldPolicy } from './world.policy.ts'

/** One request to a world, and its outcome. */
export interface LoggedRequest {
  /** The world's own time, in milliseconds since 1970. */
  readonly at: number
  readonly method: string
  /** With the query, as it came; the whole address. */
  readonly url: string
  /** Such as 'API-03': the requirement of this call. */
  readonly requirement?: string | undefined
  readonly status: number | 'none'
  readonly milliseconds: number
  /** What was sent, without what is secret. */
  readonly body?: string | undefined
  readonly answer?: string | undefined
  /** The field that the portal can't read in the answer. */
  readonly unreadableAt?: string | undefined
  /** The fault that met it. */
  readonly fault?: string | undefined
}

/** The latest requests of one world, the newest last. */
export class RequestLog {
  #entries: LoggedRequest[] = []

  /** What looks like somebody's number is hidden here, for the few who look: requests don't wait for it. */
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
    // Moving all of them at each request would cost more than keeping a few too many for a while.
    if (this.#entries.length < 2 * worldPolicy.mostLogged) return
    this.#entries = this.#entries.slice(-worldPolicy.mostLogged)
  }

  clear(): void {
    this.#entries = []
  }
}

const secretName = /password|accountnumber|sortcode|rollnumber|ninumber|payrollnumber/i
const hidden = '(hidden)'

/** A body for the log: secrets are hidden, and anything but JSON is only counted. */
export function withoutSecrets(text: string): string {
  try {
    return shortened(JSON.stringify(JSON.parse(text), hideSecret))
  } catch {
    return `(${text.length} characters that are no JSON)`
  }
}

const hideSecret = (name: string, value: unknown): unknown =>
  secretName.test(name) ? hidden : value

/** Separators between the digits, also as an address encodes them. */
const gap = String.raw`(?:[\s+\p{Pd}]|%20|%E2%80%9[0-5]){0,3}`

const day = String.raw`(?<!\d)(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)`

/** The letters that an NI number can start with, and the QQ of examples. */
const niPrefix = '(?:[a-ceghj-pr-tw-z][a-ceghj-npr-tw-z]|qq)'

/** A day is no secret, an NI number is one, and so is anybody's number of six digits or more. */
const numbers = new RegExp(
  [
    `(?<day>${day})`,
    String.raw`(?<!\p{L})${niPrefix}(?!${gap}${day})(?:${gap}\d){6}(?:${gap}[a-d])?(?![\p{L}\d])`,
    String.raw`\d(?:${gap}\d){5,18}`,
  ].join('|'),
  'giu',
)

/**
 * A text for the log without what has the shape of an NI number, a sort code, an account number or the number of a
 * card. Days stay; other long numbers, such as telephone numbers, are hidden as well.
 */
export const withoutNumbers = (text: string): string =>
  text.replaceAll(numbers, (_, kept: string | undefined) => kept ?? hidden)

export const shortened = (text: string): string =>
  text.length <= worldPolicy.longestLogged ? text : `${text.slice(0, worldPolicy.longestLogged)}…`
