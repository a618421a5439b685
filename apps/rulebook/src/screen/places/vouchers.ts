/** Vouchers: what they save, and what may be bought. */
import { VendorsWire, vendorsPath } from '@save/api-adapter/wire'
import { Pence, pageCountOf, pageFromText, parameterOf } from '@save/domain/kernel'
import {
  amountText,
  amountWays,
  type Vendor,
  vendorOf,
  vendorView,
  voucherAmount,
  voucherPrice,
  vouchersMessages,
} from '@save/domain/vouchers'
import { explainVendor } from '../../site/explain/explain-vendor.ts'
import { readOnce } from '../../site/explain/read-case.ts'
import { type Expected, isAt, partAfter, type Seen } from '../expected.ts'
import { pagerPlaces } from './lists.ts'

const { ours } = vouchersMessages

export function voucherListPlaces(seen: Seen): readonly Expected[] {
  const vendors = readOnce(VendorsWire, seen.answers.get(vendorsPath))
  if (vendors === undefined || !isAt('/Home/Vouchers', seen)) return []
  const isFiltered = (parameterOf(seen.query, 'search') ?? '').trim() !== ''
  const pageCount = pageCountOf(vendors.length)
  const asked = pageFromText(parameterOf(seen.query, 'page'))
  return [
    ...vendors.map((vendor) => {
      const { name, saving } = vendorView(vendor)
      return {
        what: `The saving of ${name}`,
        shows: saving,
        because: [`${vendor.percentageDiscount} × 100, with two decimals`],
        ids: ['VOUCHER-04', 'CONST-02'],
        text: saving,
        near: name,
      }
    }),
    ...(isFiltered
      ? []
      : pagerPlaces({
          count: vendors.length,
          page: Math.min(asked, pageCount),
          pageCount,
          from: `The address asks for page ${asked}`,
          ids: ['VOUCHER-05', 'VOUCHER-06'],
        })),
  ]
}

/** Whose page it is. */
export function vendorAt({ answers, path }: Seen): Vendor | undefined {
  const vendors = readOnce(VendorsWire, answers.get(vendorsPath))
  const code = partAfter('/Vendor/', path)
  return vendors && code !== undefined ? vendorOf(vendors, code) : undefined
}

export function vendorPlaces(seen: Seen): readonly Expected[] {
  const vendor = vendorAt(seen)
  if (vendor === undefined) return []
  const { saving, fixedAmounts, manualHint, foreignCurrency } = vendorView(vendor)
  const [sold, ...prices] = explainVendor(vendor, undefined)
  const amount = chosenAmount(vendor, seen)
  return [
    {
      what: `The saving of ${vendor.name}`,
      shows: saving,
      because: [`${vendor.percentageDiscount} × 100, with two decimals`],
      ids: ['CONST-02', 'VOUCHER-04'],
      text: saving,
    },
    ...fixedAmounts.flatMap(({ label }, place) => {
      const price = prices[place]
      return price === undefined ? [] : [{ ...price, text: label, near: ours.chooseAmount }]
    }),
    ...(manualHint === undefined || sold === undefined ? [] : [{ ...sold, text: manualHint }]),
    {
      what: ours.buy,
      shows: 'buys the voucher once everything in the form is right',
      because: [
        amount === undefined
          ? 'No amount that is sold is chosen yet'
          : `${amountText(amount, foreignCurrency)} is an amount that is sold`,
        'First and last name of the recipient need a character each, the message none',
      ],
      ids: ['VOUCHER-23', 'VOUCHER-16', 'VOUCHER-17'],
      text: ours.buy,
    },
    ...(amount === undefined ? [] : pricePlaces(amount, vendor)),
  ]
}

export function chosenAmount(vendor: Vendor, { typed }: Seen): Pence | undefined {
  const ways = amountWays(vendor)
  const listed = typed('amount')
  const byHand = typed('manualAmount')
  if (byHand !== undefined) return voucherAmount({ way: 'manual', text: byHand }, ways)
  return /^\d+$/.test(listed ?? '')
    ? voucherAmount({ way: 'fixed', amount: Pence.make(Number(listed)) }, ways)
    : undefined
}

function pricePlaces(amount: Pence, vendor: Vendor): readonly Expected[] {
  const { worth, saving, pays } = voucherPrice(amount, vendor.percentageDiscount)
  const { foreignCurrency } = vendorView(vendor)
  const shown = (one: Pence): string => amountText(one, foreignCurrency)
  const steps = [
    `Saving = ${shown(worth)} × ${vendor.percentageDiscount}, rounded to the penny: ${shown(saving)}`,
    `Paid = ${shown(worth)} − ${shown(saving)} = ${shown(pays)}`,
  ]
  const figures = [
    [ours.voucherWorth, worth, [`The amount that is chosen: ${shown(worth)}`]],
    [ours.youSave, saving, steps.slice(0, 1)],
    [ours.youPay, pays, [...steps, 'The price that counts is the server’s, in the basket']],
  ] as const
  return figures.map(([label, figure, because]) => ({
    what: label,
    shows: shown(figure),
    because,
    ids: ['VOUCHER-04', 'OQ-038'],
    text: shown(figure),
    near: label,
  }))
}
