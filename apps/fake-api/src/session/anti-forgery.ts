import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The anti-forgery token: a signature of the session's id, so that it fits one session only and visitors without a
 * session need no storage. Another site can neither read its cookie nor compute it.
 */
export class AntiForgery {
  #secret: Uint8Array

  constructor(secret: Uint8Array = randomBytes(32)) {
    this.#secret = secret
  }

  /** Kept across restarts, so that open pages can still submit their forms. */
  get secret(): string {
    return Buffer.from(this.#secret).toString('base64url')
  }

  takeOver(secret: string): void {
    this.#secret = Buffer.from(secret, 'base64url')
  }

  tokenFor(sessionId: string): string {
    return createHmac('sha256', this.#secret).update(sessionId).digest('base64url')
  }

  fits(sessionId: string | undefined, token: string | null | undefined): boolean {
    if (sessionId === undefined || token === null || token === undefined) return false
    const expected = Buffer.from(this.tokenFor(sessionId))
    const given = Buffer.from(token)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
}
