import { Schema } from 'effect'

/** One way in which a call goes wrong in a world. */
export const Fault = Schema.Struct({
  /** Method and path, such as 'GET /api/DashboardData', as spelled or as the template. */
  call: Schema.String,
  /** Wait so long before anything else happens; without more, the ordinary answer follows. */
  delayMs: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 60_000 }))),
  /** Answer with this status, and with `body` or a short JSON. */
  status: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 }))),
  /** Answer with this text; with status 200 unless one is given. */
  body: Schema.optionalKey(Schema.String),
  contentType: Schema.optionalKey(Schema.String),
  /** Close the connection without any answer. */
  drop: Schema.optionalKey(Schema.Boolean),
  /** How often; always when not given. */
  times: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThan(0))),
})
export type Fault = typeof Fault.Type

/** The faults of one world that are still to come. */
export class Faults {
  #coming: readonly Fault[]

  constructor(faults: readonly Fault[] = []) {
    this.#coming = faults
  }

  get coming(): readonly Fault[] {
    return this.#coming
  }

  /** The fault that meets this call, counted down; the first that fits. */
  take(...spellings: readonly string[]): Fault | undefined {
    const fault = this.#coming.find(({ call }) => spellings.includes(call))
    if (fault?.times === undefined) return fault
    const left = fault.times - 1
    this.#coming = this.#coming.flatMap((other) => {
      if (other !== fault) return [other]
      return left === 0 ? [] : [{ ...fault, times: left }]
    })
    return fault
  }
}
