import type { CashbackDetails } from '@save/domain/retailers'
import { maybe } from './absent.wire.ts'
import { record } from './record.wire.ts'
import { count, offered } from './scalar.wire.ts'

/** The cashback of an offer, on a retailer and in search results (DATA-19). */
export const CashbackDetailsWire = record<CashbackDetails>()({
  type: ['Type', maybe(count)],
  value: ['Value', maybe(offered)],
})
