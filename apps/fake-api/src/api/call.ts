import type { Wire } from '@save/api-adapter/wire'
import type { Context } from 'hono'
import type { Host } from '../host.ts'
import type { Answering } from './answering.ts'

/** A call's parameters, besides its body. */
export interface Asked {
  /** The parts of the path that vary, by name. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** Most calls need neither, so neither is read from the address in advance. */
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

/** What the log and the OpenAPI document say about a call. */
export interface CallNote {
  /** In the router's spelling, such as '/api/branding/carousel/:id'. */
  readonly path: string
  /** Its number in requirements.yaml. */
  readonly requirement: string
  /** What it is for, in one line. */
  readonly says: string
  /** The parameters of its query, and what each means. */
  readonly query?: Readonly<Record<string, string>>
}

/** One call of the API: its input and output, and what answers it. */
export interface ApiCall extends CallNote {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The codec of the body; none when the call has none. */
  readonly takes?: Wire<never>
  /** The codec of each status's answer, without the errors that every call can have. */
  readonly answers: Readonly<Record<number, Wire<never>>>
  /** Does it take an Idempotency-Key? See `once-per-key.ts`. */
  readonly isKeyed?: boolean
  answering(host: Host): Answering
}
