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

  get entries(): readonly LoggedRequest[] {
    return this.#entries.slice(-worldPolicy.mostLogged)
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

export const shortened = (text: string): string =>
  text.length <= worldPolicy.longestLogged ? text : `${text.slice(0, worldPolicy.longestLogged)}…`
