import type { Wire } from '@save/api-adapter/wire'
import type { Context } from 'hono'
import type { Host } from '../host.ts'
import type { Answering } from './answering.ts'

/** A call's parameters without its body. */
export interface Asked {
  /** The variable parts of the path, by name. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** Reads both from the address only on demand, since most calls need neither. */
export class AskedIn implements Asked {
  readonly #request: Context['req']

  constructor({ req }: Context) {
    this.#request = req
  }

  get parameters(): Asked['parameters'] {
    return this.#request.param()
  }

  get query(): Asked['query'] {
    return this.#request.query()
  }
}

/** A call's description in the log and the OpenAPI document. */
export interface CallNote {
  /** In the router's spelling, such as '/api/branding/carousel/:id'. */
  readonly path: string
  /** Its number in requirements.yaml. */
  readonly requirement: string
  /** The purpose, in one line. */
  readonly says: string
  /** The parameters of its query, with their meaning. */
  readonly query?: Readonly<Record<string, string>>
}

/** One call of the API: its input, its output, and its handler. */
export interface ApiCall extends CallNote {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The codec of the body; missing if the call has none. */
  readonly takes?: Wire<never>
  /** The codec of the answer by status, without the errors that every call can have. */
  readonly answers: Readonly<Record<number, Wire<never>>>
  /** True if it accepts an Idempotency-Key. See `once-per-key.ts`. */
  readonly isKeyed?: boolean
  answering(host: Host): Answering
}
