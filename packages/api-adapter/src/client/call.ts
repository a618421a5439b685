import type { Decoder } from '../wire/decoder.wire.ts'

/** A request, and how to read each expected response. */
export interface Call<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the root of the origin, with encoded ids. */
  readonly path: string
  readonly body?: object
  /** Reads the JSON of a successful response. */
  readonly read: (json: unknown, status: number) => ReturnType<Decoder<Answer>>
  /** The answer for a success without a body; if missing, such a response is Malformed. */
  readonly whenEmpty?: Answer
  /** The answer for a status without a body; comes before `whenEmpty`. */
  readonly whenEmptyAt?: Readonly<Record<number, Answer>>
  /** The statuses that refuse, and how to read the refusal; a body without JSON is undefined. */
  readonly refusal?: {
    readonly statuses: readonly number[]
    readonly read: (json: unknown, status: number) => Answer
  }
  /**
   * True if it moves money, or places or cancels an order: then it sends the key of its press, and
   * is never aborted (OQ-135, docs/decisions/0015).
   */
  readonly movesMoney?: true
  /** The browser sends it even if the page closes before the response. */
  readonly outlivesPage?: true
  /** A success may also be plain text that looks like this, which is read as a JSON text (OQ-104; 'OK'). */
  readonly plainText?: RegExp
}
