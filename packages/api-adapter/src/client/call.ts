import type { Decoder } from '../wire/decoder.wire.ts'

/** One call: what is sent, and how each expected answer is read. */
export interface Call<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the root of the origin, ids already encoded. */
  readonly path: string
  readonly body?: object
  /** Reads the JSON of a success. */
  readonly read: (json: unknown, status: number) => ReturnType<Decoder<Answer>>
  /** The meaning of a success without a body; if not given, such an answer is Malformed. */
  readonly whenEmpty?: Answer
  /** The meaning of the status alone; comes before `whenEmpty`. */
  readonly whenEmptyAt?: Readonly<Record<number, Answer>>
  /**
   * The statuses with which the service refuses, and what the refusal says; a body without JSON is
   * undefined.
   */
  readonly refusal?: {
    readonly statuses: readonly number[]
    readonly read: (json: unknown, status: number) => Answer
  }
  /**
   * It moves money, or places or cancels an order: it carries the key of its press, and is never cut off (OQ-135,
   * docs/decisions/0015).
   */
  readonly movesMoney?: true
  /** The browser sends it even if the page goes before the answer. */
  readonly outlivesPage?: true
  /** A success may also be plain text that looks like this: it is read as if it were a JSON text (OQ-104; 'OK'). */
  readonly plainText?: RegExp
}
