import { type PurchaseAnswer, type VouchersPort, vouchersPolicy } from '@save/domain/vouchers'
import { Effect } from 'effect'
import { type HttpClient, justDone } from '../client/http-client.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import {
  PurchaseWire,
  purchasePath,
  purchaseRefusals,
  readPurchaseRefusal,
  VendorsWire,
  VendorVisitWire,
  vendorsPath,
  vendorVisitPath,
} from './vouchers.wire.ts'

const readVendors = decoderOf(VendorsWire)
const writeVisit = encoderOf(VendorVisitWire)
const writePurchase = encoderOf(PurchaseWire)

const { currency, description } = vouchersPolicy
const purchased: PurchaseAnswer = { answer: 'purchased' }

export const httpVouchers = (client: HttpClient): VouchersPort => ({
  readVendors: () => client.send({ method: 'GET', path: vendorsPath, read: readVendors }),
  logVisit: (vendor) =>
    client.send({
      method: 'POST',
      path: vendorVisitPath,
      body: writeVisit({ vendor }),
      ...justDone,
    }),
  purchaseVoucher: (purchase) =>
    client.send({
      method: 'POST',
      path: purchasePath,
      body: writePurchase({ ...purchase, currency, description }),
      // The answer to an accepted purchase is not specified: any JSON will do, and so will an empty
      // body.
      read: () => Effect.succeed(purchased),
      whenEmpty: purchased,
      refusal: { statuses: purchaseRefusals, read: readPurchaseRefusal },
      deadline: 'none',
    }),
})
