import { Schema } from 'effect'
import { controlMessages } from './control.messages.ts'
import { faultKindNames } from './fault-kinds.ts'
import { worldPolicy } from './world.policy.ts'

const delay = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: worldPolicy.longestDelayMs }),
)

/** A fault of a call in a world. */
export const Fault = Schema.Struct({
  /**
   * Method and path, such as 'GET /api/DashboardData', as requested or as the template; '*' for every call except the
   * sign-in, so that the member can sign in.
   */
  call: Schema.String,
  /** One of the named kinds. */
  kind: Schema.optionalKey(Schema.Literals(faultKindNames)),
  /** The wrong or missing field, such as 'Transactions.0.Id'; by default the first one. */
  at: Schema.optionalKey(Schema.String),
  /** Waits this long before anything else; without other settings the ordinary answer follows. */
  delayMs: Schema.optionalKey(delay),
  /** Answers with this status, and with `body` or a short JSON. */
  status: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 }))),
  /** Answers with this text. The status is 200 unless given. */
  body: Schema.optionalKey(Schema.String),
  contentType: Schema.optionalKey(Schema.String),
  /** Closes the connection without any answer. */
  drop: Schema.optionalKey(Schema.Boolean),
  /** The number of calls that it affects; by default all. */
  times: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThan(0))),
}).check(
  Schema.makeFilter(({ kind, delayMs, status, body, drop }) =>
    [kind, delayMs, status, body, drop].every((part) => part === undefined)
      ? controlMessages.mereCall
      : undefined,
  ),
)
export type Fault = typeof Fault.Type

const everyCall = '*'
const signIn = 'POST /api/Login'

/** True for a mere delay, after which the ordinary answer follows. */
export const isMereDelay = ({ kind, status, body, drop }: Fault): boolean =>
  kind === undefined && status === undefined && body === undefined && !drop

/** The remaining faults of one world. */
export class Faults {
  #coming: readonly Fault[]

  constructor(faults: readonly Fault[] = []) {
    this.#coming = faults
  }

  get coming(): readonly Fault[] {
    return this.#coming
  }

  /**
   * Takes the fault for this call and counts it down: the first match, after all delays before it.
   */
  take(...spellings: readonly string[]): Fault | undefined {
    if (this.#coming.length === 0) return undefined
    const matching = this.#meeting(spellings)
    if (matching.length === 0) return undefined
    this.#coming = this.#coming.flatMap((fault) =>
      matching.includes(fault) ? leftOf(fault) : [fault],
    )
    const fault = matching.at(-1)
    const delayMs = matching.reduce((sum, { delayMs: wait = 0 }) => sum + wait, 0)
    return fault && delayMs > 0 ? { ...fault, delayMs } : fault
  }

  #meeting(spellings: readonly string[]): readonly Fault[] {
    const fitting = this.#coming.filter(
      ({ call }) => spellings.includes(call) || (call === everyCall && !spellings.includes(signIn)),
    )
    const last = fitting.findIndex((fault) => !isMereDelay(fault))
    return last === -1 ? fitting : fitting.slice(0, last + 1)
  }
}

function leftOf(fault: Fault): readonly Fault[] {
  if (fault.times === undefined) return [fault]
  return fault.times === 1 ? [] : [{ ...fault, times: fault.times - 1 }]
}
