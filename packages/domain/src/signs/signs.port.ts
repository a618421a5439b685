import type { Signs } from './sign.schema.ts'

export interface SignsPort {
  /** Hands them over for sending. Nothing is heard of them again, whether they arrive or not. */
  send(signs: Signs): void
}
