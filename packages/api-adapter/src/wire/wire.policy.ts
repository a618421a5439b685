/** Limits of an answer, and the bounds of its numbers (OQ-143). */
import { pagingPolicy } from '@save/domain/kernel'

export const wirePolicy = {
  /** Characters in a text. HTML and links have no limit. */
  mostLetters: 500,
  /** The most items in a list that a screen shows without paging: one page. */
  drawnAtOnce: pagingPolicy.pageSize,
  /** The most items in a list that a screen pages or searches. */
  mostItems: 10_000,
  /** The highest amount on the wire. Even a page of such amounts adds up to exact pence. */
  mostPounds: 1e9,
  /** The quantity of one voucher in a basket. */
  mostQuantity: 1000,
  mostCount: 1e9,
  /** The depth of sub-categories. A category's label has a character for each level. */
  mostDepth: 20,
} as const
