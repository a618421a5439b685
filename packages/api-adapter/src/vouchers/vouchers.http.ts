import { type PurchaseAnswer, type VouchersPort, vouchersPolicy } from '@save/domain/vouchers'
import { anySuccess, justDone } from '../client/any-success.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import {
  PurchaseWire,
  purchasePath,
  purchaseRefusal,
  VendorsWire,
  VendorVisitWire,
  vendorsPath,
  vendorVisitPath,
} from './vouchers.wire.ts'

const readVendors = decoderOf(VendorsWire)
const writeVisit = encoderOf(VendorVisitWire)
const writePurchase = encoderOf(PurchaseWire)

const { currency, description } = vouchersPolicy

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
      ...anySuccess<PurchaseAnswer>({ answer: 'purchased' }),
      refusal: purchaseRefusal,
      movesMoney: true,
    }),
})
