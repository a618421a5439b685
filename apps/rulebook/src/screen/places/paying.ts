import {
  RetailersWire,
  RetailerWire,
  retailersPath,
  VendorsWire,
  vendorsPath,
} from '@save/api-adapter/wire'
import { amountFromText, formatPounds, type Pence } from '@save/domain/kernel'
import { bestWayView, cashbackAt, payingMessages, voucherFor } from '@save/domain/paying'
import type { Retailer } from '@save/domain/retailers'
import type { Vendor } from '@save/domain/vouchers'
import { readOnce } from '../../site/explain/read-case.ts'
import { amountsIn } from '../amounts.ts'
import { type Expected, partAfter, type Seen } from '../expected.ts'
import { chosenAmount, vendorAt } from './vouchers.ts'

/** What cashback and a voucher would each save on an amount, on the pages of either. */
export function payingPlaces(seen: Seen): readonly Expected[] {
  const retailers = readOnce(RetailersWire, seen.answers.get(retailersPath)) ?? []
  const vendors = readOnce(VendorsWire, seen.answers.get(vendorsPath)) ?? []
  const id = partAfter('/Retailer/', seen.path)
  // Its own page may have asked for it alone.
  const retailer =
    readOnce(RetailerWire, seen.answers.get(`${retailersPath}/${encodeURIComponent(id ?? '')}`)) ??
    retailers.find((one) => one.id === id)
  const vendor = vendorAt(seen)
  const spent = amountFromText(seen.typed(payingMessages.ours.ifYouSpend) ?? '')
  if (vendor !== undefined) {
    const shop = cashbackAt(vendor, retailers, seen.configuration.cashbackTypes)
    return ways(shop, vendor, chosenAmount(vendor, seen), seen)
  }
  return ways(retailer, retailer && voucherFor(retailer, vendors), spent, seen)
}

function ways(
  retailer: Retailer | undefined,
  vendor: Vendor | undefined,
  amount: Pence | undefined,
  { configuration }: Seen,
): readonly Expected[] {
  if (retailer === undefined || vendor === undefined || amount === undefined) return []
  const view = bestWayView(retailer, vendor, amount, configuration.cashbackTypes)
  const of = `Of a purchase of ${formatPounds(amount)}`
  const because = {
    cashback: [
      `${of}, the most that one enabled offer of ${retailer.name} pays`,
      'A fixed sum above the amount doesn’t count',
    ],
    voucher: [
      `${of}, the saving of the largest voucher of ${vendor.name} that is sold up to it`,
      `Its discount is ${vendor.percentageDiscount}, and the saving is rounded to the penny`,
    ],
  }
  return [
    // The amount in the name of a way, such as the voucher's.
    ...view.ways
      .filter(({ label }) => amountsIn(label).length > 0)
      .map(({ is, label }) => ({
        what: 'What is compared',
        shows: label,
        because: because[is],
        ids: is === 'cashback' ? ['RETAILER-08'] : ['VOUCHER-20', 'VOUCHER-22'],
        text: label,
      })),
    ...view.ways.map(({ is, label, value }) => ({
      what: label,
      shows: value,
      because: because[is],
      ids: is === 'cashback' ? ['OQ-041', 'RETAILER-08'] : ['VOUCHER-04', 'OQ-038'],
      text: value,
      near: label,
    })),
    ...(view.verdict === undefined
      ? []
      : [
          {
            what: 'Which keeps more',
            shows: view.verdict,
            because: view.ways.map(({ label, value }) => `${label}: ${value}`),
            ids: ['OQ-137'],
            text: view.verdict,
          },
        ]),
  ]
}
