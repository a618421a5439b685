import type { Signs } from './sign.schema.ts'

export interface SignsPort {
  /** Sends the signs. We never learn whether they arrive. */
  send(signs: Signs): void
}
