import { standInPolicy } from '@save/api-adapter/memory'
import { RecentlyUsed } from '../recently-used.ts'

/** What was answered to a request, without the request that it was made for. */
export interface GivenAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A request that came with a key, and its answer, which may still be on its way. */
export interface CarriedRequest {
  /** Tells requests apart. Holds a digest of the body, never what a member has typed. */
  readonly mark: string
  /** By the world's clock. */
  readonly at: number
  readonly answer: Promise<GivenAnswer>
}

/** The latest requests of one session that came with an Idempotency-Key; each is carried out once. */
export class CarriedRequests {
  readonly #requests = new RecentlyUsed<string, CarriedRequest>(standInPolicy.mostKeys)

  find(key: string, now: number): CarriedRequest | undefined {
    const request = this.#requests.get(key)
    return request !== undefined && now - request.at < standInPolicy.keysKnownMs
      ? request
      : undefined
  }

  /** A request that breaks down has no answer, so it is forgotten. */
  keep(key: string, request: CarriedRequest): void {
    this.#requests.set(key, request)
    request.answer.catch(() => this.#requests.delete(key))
  }
}
