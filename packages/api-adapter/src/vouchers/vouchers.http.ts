import { type PurchaseAnswer, type VouchersPort, vouchersPolicy } from '@save/domain/vouchers'
import type { HttpClient } from '../client/http-client.ts'
import { emptySuccess, lenientSuccess } from '../client/lenient-success.ts'
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
      ...emptySuccess,
    }),
  purchaseVoucher: (purchase) =>
    client.send({
      method: 'POST',
      path: purchasePath,
      body: writePurchase({ ...purchase, currency, description }),
      ...lenientSuccess<PurchaseAnswer>({ answer: 'purchased' }),
      refusal: purchaseRefusal,
      movesMoney: true,
    }),
})
