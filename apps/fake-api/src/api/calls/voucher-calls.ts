import {
  PurchaseWire,
  purchaseModelState,
  purchasePath,
  VendorsWire,
  VendorVisitWire,
  vendorsPath,
  vendorVisitPath,
  writeModelState,
} from '@save/api-adapter/wire'
import { Effect } from 'effect'
import type { ApiCall } from '../call.ts'
import { changing, done } from '../changing.ts'
import { reading } from '../reading.ts'

export const voucherCalls: readonly ApiCall[] = [
  reading({
    path: vendorsPath,
    kind: 'catalogue',
    gives: VendorsWire,
    read: ({ vouchers }) => vouchers.readVendors(),
  }),
  changing({
    method: 'POST',
    path: vendorVisitPath,
    takes: VendorVisitWire,
    run: ({ vouchers }, { vendor }) => vouchers.logVisit(vendor),
    say: () => done,
  }),
  changing({
    method: 'POST',
    path: purchasePath,
    takes: PurchaseWire,
    run: ({ vouchers }, purchase) =>
      Effect.map(vouchers.purchaseVoucher(purchase), (answer) => ({ answer, purchase })),
    say: ({ answer, purchase }) =>
      answer.answer === 'purchased'
        ? done
        : { status: 400, json: writeModelState(purchaseModelState(purchase, answer.messages)) },
  }),
]
