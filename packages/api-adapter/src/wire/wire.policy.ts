/** How much of an answer is read, and the bounds of its numbers (OQ-143). */
import { pagingPolicy } from '@save/domain/kernel'

export const wirePolicy = {
  /** Of a text; HTML and links are read whole. */
  mostLetters: 500,
  /** Of a list that a screen draws at once: a page. */
  drawnAtOnce: pagingPolicy.pageSize,
  /** Of a list that a screen pages, or only searches. */
  mostItems: 10_000,
  /** No sum on the wire comes near this; a page of the dearest lines still adds up in whole pence. */
  mostPounds: 1e9,
  /** Of one voucher in a basket. */
  mostQuantity: 1000,
  mostCount: 1e9,
  /** Of sub-categories; each level is drawn as a sign. */
  mostDepth: 20,
} as const
