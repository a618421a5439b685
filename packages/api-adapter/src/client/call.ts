import type { Decoder } from '../wire/decoder.wire.ts'

/** A request, and how to read each expected response. */
export interface Call<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the root of the origin, with encoded ids. */
  readonly path: string
  readonly body?: object
  /** Reads the JSON of a successful response. */
  readonly read: (json: unknown, status: number) => ReturnType<Decoder<Answer>>
  /** The answer for a success without a body. If missing, such a response is Malformed. */
  readonly whenEmpty?: Answer
  /** The answer for a status without a body. Takes precedence over `whenEmpty`. */
  readonly whenEmptyAt?: Readonly<Record<number, Answer>>
  /** The statuses of refusals, and how to read one. `json` is undefined if the body isn't JSON. */
  readonly refusal?: {
    readonly statuses: readonly number[]
    readonly read: (json: unknown, status: number) => Answer
  }
  /**
   * True if it moves money, or places or cancels an order. It then sends the key of its press, and we never abort it
   * (OQ-135, docs/decisions/0015).
   */
  readonly movesMoney?: true
  /** True if the browser should send it even if the page closes before the response. */
  readonly outlivesPage?: true
  /** Text that also counts as success and as a JSON string (OQ-104; 'OK'). */
  readonly plainText?: RegExp
}
