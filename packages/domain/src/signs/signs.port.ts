import type { Signs } from './sign.schema.ts'

export interface SignsPort {
  /** Hands them over for sending. There is no answer, whether they arrive or not. */
  send(signs: Signs): void
}
