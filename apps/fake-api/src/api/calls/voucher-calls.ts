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
import { changingOnce } from '../once-per-key.ts'
import { reading } from '../reading.ts'

export const voucherCalls: readonly ApiCall[] = [
  reading({
    path: vendorsPath,
    requirement: 'API-18',
    says: 'Every vendor of vouchers.',
    kind: 'catalogue',
    gives: VendorsWire,
    read: ({ vouchers }) => vouchers.readVendors(),
  }),
  changing({
    method: 'POST',
    path: vendorVisitPath,
    requirement: 'API-32',
    says: 'Notes that a vendor was seen.',
    takes: VendorVisitWire,
    run: ({ vouchers }, { vendor }) => vouchers.logVisit(vendor),
    say: () => done,
  }),
  changingOnce({
    method: 'POST',
    path: purchasePath,
    requirement: 'API-33',
    says: 'Puts a voucher in the basket.',
    takes: PurchaseWire,
    run: ({ vouchers }, purchase) =>
      Effect.map(vouchers.purchaseVoucher(purchase), (answer) => ({ answer, purchase })),
    say: ({ answer, purchase }) =>
      answer.answer === 'purchased'
        ? done
        : { status: 400, json: writeModelState(purchaseModelState(purchase, answer.messages)) },
  }),
]
