import type { Signs } from './sign.schema.ts'

export interface SignsPort {
  /** Sends the signs. Nobody learns if they arrive. */
  send(signs: Signs): void
}
