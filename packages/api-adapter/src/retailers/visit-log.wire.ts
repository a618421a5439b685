import { OfferId, RetailerId } from '@save/domain/kernel'
import { sentId } from '../wire/id.wire.ts'
import { record } from '../wire/record.wire.ts'

export const retailerVisitPath = '/api/Retailers/LogVisit'

export interface RetailerVisit {
  readonly retailer: RetailerId
  readonly offer: OfferId
}

/** The body of POST /api/Retailers/LogVisit (RETAILER-14). */
export const RetailerVisitWire = record<RetailerVisit>()({
  retailer: ['retailerId', sentId(RetailerId)],
  offer: ['offerId', sentId(OfferId)],
})
