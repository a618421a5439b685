import type { Wire } from '@save/api-adapter/wire'
import type { Context } from 'hono'
import type { Host } from '../host.ts'
import type { Answering } from './answering.ts'

/** What a call was asked with, beside its body. */
export interface Asked {
  /** The parts of the path that vary, by name. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** Most calls ask for neither, so neither is taken out of the address before. */
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
  /** As the router wants it, such as '/api/branding/carousel/:id'. */
  readonly path: string
  /** Its number in requirements.yaml. */
  readonly requirement: string
  /** What it is for, in one line. */
  readonly says: string
  /** The parameters of its query, and what each means. */
  readonly query?: Readonly<Record<string, string>>
}

/** One call of the API: what goes in and out, and who answers it. */
export interface ApiCall extends CallNote {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** How the body is spelled; none when the call takes none. */
  readonly takes?: Wire<never>
  /** How the answer of each status is spelled, errors that every call can have left out. */
  readonly answers: Readonly<Record<number, Wire<never>>>
  answering(host: Host): Answering
}
