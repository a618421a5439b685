import { standInPolicy } from '@save/api-adapter/memory'
import { apiMessages } from '../api/api.messages.ts'
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

/** As it is kept over a restart: without an answer if the server stopped before there was one. */
export interface KeptRequest extends Pick<CarriedRequest, 'mark' | 'at'> {
  readonly key: string
  readonly answer?: GivenAnswer
}

interface Carried extends CarriedRequest {
  kept: KeptRequest
}

/** Whether the request took effect isn't known, so it is not carried out again. */
const interrupted: GivenAnswer = {
  status: 500,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  text: JSON.stringify({ Message: apiMessages.interrupted }),
}

/** The latest requests of one session that came with an Idempotency-Key; each is carried out once. */
export class CarriedRequests {
  readonly #requests = new RecentlyUsed<string, Carried>(standInPolicy.mostKeys)

  constructor(kept: readonly KeptRequest[] = []) {
    for (const request of kept) {
      this.keep(request.key, { ...request, answer: Promise.resolve(request.answer ?? interrupted) })
    }
  }

  /** The latest last. */
  get kept(): readonly KeptRequest[] {
    return [...this.#requests.values()].map(({ kept }) => kept)
  }

  find(key: string, now: number): CarriedRequest | undefined {
    const request = this.#requests.get(key)
    return request !== undefined && now - request.at < standInPolicy.keysKnownMs
      ? request
      : undefined
  }

  /** A request that breaks down has no answer, so it is forgotten. */
  keep(key: string, { mark, at, answer }: CarriedRequest): void {
    const request: Carried = { mark, at, answer, kept: { key, mark, at } }
    this.#requests.set(key, request)
    answer.then(
      (given) => {
        request.kept = { ...request.kept, answer: given }
      },
      () => this.#requests.delete(key),
    )
  }
}
