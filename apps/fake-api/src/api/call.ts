import type { Wire } from '@save/api-adapter/wire'
import type { Context } from 'hono'
import type { Host } from '../host.ts'
import type { Answering } from './answering.ts'

/** A call's parameters in the path and the query. */
export interface Asked {
  /** Path parameters by name. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** Parses the parameters on demand, since most calls have none. */
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
  /** In the router's syntax, such as '/api/branding/carousel/:id'. */
  readonly path: string
  /** Its id in requirements.yaml. */
  readonly requirement: string
  /** The purpose, in one line. */
  readonly says: string
  /** Query parameters and their meaning. */
  readonly query?: Readonly<Record<string, string>>
}

/** An API call: input, output and handler. */
export interface ApiCall extends CallNote {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Codec of the request body, if the call has one. */
  readonly takes?: Wire<never>
  /** Codec of the answer for each status, without the errors that any call can return. */
  readonly answers: Readonly<Record<number, Wire<never>>>
  /** True if it accepts an Idempotency-Key. See `once-per-key.ts`. */
  readonly isKeyed?: boolean
  answering(host: Host): Answering
}
