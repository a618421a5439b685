import { notFound, poundsOf, type VendorCode } from '@save/domain/kernel'
import {
  amountWays,
  type PurchaseAnswer,
  type Vendor,
  type VoucherPurchase,
  type VouchersPort,
  vendorOf,
  voucherComplaints,
  vouchersMessages,
} from '@save/domain/vouchers'
import { Effect } from 'effect'
import { logged } from '../world/logged-visits.ts'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'
import { standInVoucherMessages } from './vouchers.messages.ts'
import { standInVoucherPolicy } from './vouchers.policy.ts'

export const memoryVouchers = (world: World, visit: Visit): VouchersPort => ({
  readVendors: () => whenSignedIn(visit, () => world.catalogue.vendors),
  logVisit: (code) =>
    Effect.flatMap(
      whenSignedIn(visit, () => vendorIn(world, code)),
      (vendor) => {
        if (vendor === undefined) return Effect.fail(notFound)
        logged(world, { to: 'vendor', vendor: vendor.code })
        return Effect.void
      },
    ),
  purchaseVoucher: (purchase) => whenSignedIn(visit, () => answerTo(world, purchase)),
})

const vendorIn = ({ catalogue }: World, code: VendorCode): Vendor | undefined =>
  vendorOf(catalogue.vendors, code)

/** The server provides name, discount and recipient, not the request. */
function answerTo(world: World, purchase: VoucherPurchase): PurchaseAnswer {
  const vendor = vendorIn(world, purchase.vendorCode)
  if (vendor === undefined) return refused(vouchersMessages.vendorNotFound)
  const complaints = complaintsAbout(vendor, purchase)
  if (complaints.length > 0) return refused(...complaints)
  const { basket, member } = world.state
  if (basket.length >= standInVoucherPolicy.mostInBasket) {
    return refused(standInVoucherMessages.basketFull)
  }
  const bought: VoucherPurchase = {
    ...purchase,
    emailAddress: member.emailAddress ?? purchase.emailAddress,
    vendorCode: vendor.code,
    vendorName: vendor.name,
    percentageDiscount: vendor.percentageDiscount,
  }
  world.change({ basket: [...basket, bought] })
  return { answer: 'purchased' }
}

/** Errors that the form finds as well. */
function complaintsAbout(vendor: Vendor, purchase: VoucherPurchase): readonly string[] {
  const ways = amountWays(vendor)
  const { amount } = purchase
  const isListed = ways.fixed.includes(amount)
  const chosen = isListed
    ? ({ way: 'fixed', amount } as const)
    : ({ way: 'manual', text: poundsOf(amount).toFixed(2) } as const)
  return [...new Set(Object.values(voucherComplaints({ ...purchase, chosen }, ways)))]
}

const refused = (...messages: readonly string[]): PurchaseAnswer => ({
  answer: 'refused',
  messages,
})
