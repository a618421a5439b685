import { standInPolicy } from '@save/api-adapter/memory'
import { apiMessages } from '../api/api.messages.ts'
import { RecentlyUsed } from '../recently-used.ts'

/** A stored HTTP response. */
export interface GivenAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A request with a key, and the promise of its answer. */
export interface CarriedRequest {
  /** Identifies the request. It has a digest of the body, never text that a member typed. */
  readonly mark: string
  /** By the world's clock. */
  readonly at: number
  readonly answer: Promise<GivenAnswer>
}

/** A request as stored across restarts. It has no answer if the server stopped first. */
export interface KeptRequest extends Pick<CarriedRequest, 'mark' | 'at'> {
  readonly key: string
  readonly answer?: GivenAnswer
}

interface Carried extends CarriedRequest {
  stored: KeptRequest
}

/** We don't know whether the request took effect, so it is not processed again. */
const interrupted: GivenAnswer = {
  status: 500,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  text: JSON.stringify({ Message: apiMessages.interrupted }),
}

/** The latest requests of one session with an Idempotency-Key; each is processed once. */
export class CarriedRequests {
  readonly #requests = new RecentlyUsed<string, Carried>(standInPolicy.mostKeys)

  constructor(stored: readonly KeptRequest[] = []) {
    for (const request of stored) {
      this.keep(request.key, { ...request, answer: Promise.resolve(request.answer ?? interrupted) })
    }
  }

  /** The newest last. */
  get kept(): readonly KeptRequest[] {
    return [...this.#requests.values()].map(({ stored }) => stored)
  }

  find(key: string, now: number): CarriedRequest | undefined {
    const request = this.#requests.get(key)
    return request !== undefined && now - request.at < standInPolicy.keysKnownMs
      ? request
      : undefined
  }

  /** A request that fails has no answer, so it is forgotten. */
  keep(key: string, { mark, at, answer }: CarriedRequest): void {
    const request: Carried = { mark, at, answer, stored: { key, mark, at } }
    this.#requests.set(key, request)
    answer.then(
      (given) => {
        request.stored = { ...request.stored, answer: given }
      },
      () => this.#requests.delete(key),
    )
  }
}
