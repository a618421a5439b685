/** Limits of an answer, and the bounds of its numbers (OQ-143). */
import { pagingPolicy } from '@save/domain/kernel'

export const wirePolicy = {
  /** Characters in a text. HTML and links have no limit. */
  mostLetters: 500,
  /** Items in a list that a screen shows at once: a page. */
  drawnAtOnce: pagingPolicy.pageSize,
  /** Items in a list that a screen pages or searches. */
  mostItems: 10_000,
  /** The highest sum on the wire. A page of lines with it still adds up in whole pence. */
  mostPounds: 1e9,
  /** The quantity of one voucher in a basket. */
  mostQuantity: 1000,
  mostCount: 1e9,
  /** The depth of sub-categories. Each level is shown as a character. */
  mostDepth: 20,
} as const
