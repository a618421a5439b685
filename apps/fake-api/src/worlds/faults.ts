import { Schema } from 'effect'
import { controlMessages } from './control.messages.ts'
import { faultKindNames } from './fault-kinds.ts'
import { worldPolicy } from './world.policy.ts'

const delay = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: worldPolicy.longestDelayMs }),
)

/** One way in which a call goes wrong in a world. */
export const Fault = Schema.Struct({
  /**
   * Method and path, such as 'GET /api/DashboardData', as spelled or as the template; '*' for every
   * call but the sign-in, so that the member can get in.
   */
  call: Schema.String,
  /** One of the named kinds. */
  kind: Schema.optionalKey(Schema.Literals(faultKindNames)),
  /** Which field is wrong or missing, such as 'Transactions.0.Id'; the first one unless given. */
  at: Schema.optionalKey(Schema.String),
  /** Wait this long before anything else happens; alone, the ordinary answer follows. */
  delayMs: Schema.optionalKey(delay),
  /** Answer with this status, and with `body` or a short JSON. */
  status: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 }))),
  /** Answer with this text; with status 200 unless one is given. */
  body: Schema.optionalKey(Schema.String),
  contentType: Schema.optionalKey(Schema.String),
  /** Close the connection without any answer. */
  drop: Schema.optionalKey(Schema.Boolean),
  /** How often; always when not given. */
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

/** Is it just a delay, after which the ordinary answer follows? */
export const isMereDelay = ({ kind, status, body, drop }: Fault): boolean =>
  kind === undefined && status === undefined && body === undefined && !drop

/** The faults of one world that are still to come. */
export class Faults {
  #coming: readonly Fault[]

  constructor(faults: readonly Fault[] = []) {
    this.#coming = faults
  }

  get coming(): readonly Fault[] {
    return this.#coming
  }

  /**
   * The fault for this call, counted down: the first that matches, after all the delays before it.
   */
  take(...spellings: readonly string[]): Fault | undefined {
    if (this.#coming.length === 0) return undefined
    const meeting = this.#meeting(spellings)
    if (meeting.length === 0) return undefined
    this.#coming = this.#coming.flatMap((fault) =>
      meeting.includes(fault) ? leftOf(fault) : [fault],
    )
    const fault = meeting.at(-1)
    const delayMs = meeting.reduce((sum, { delayMs: wait = 0 }) => sum + wait, 0)
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
