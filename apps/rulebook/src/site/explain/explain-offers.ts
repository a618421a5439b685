/** What the pages of a voucher and a retailer show. */
import { isOwnPath, type Pence, poundsOf } from '@save/domain/kernel'
import { bestGainText, type Offer, type Retailer, retailerView } from '@save/domain/retailers'
import type { PageConfiguration } from '@save/domain/shell'
import {
  amountText,
  amountWays,
  type Vendor,
  vendorView,
  voucherAmount,
  voucherPrice,
  vouchersMessages,
} from '@save/domain/vouchers'
import { type Explanation, yesNo } from './explanation.ts'
import { idsOfRedeem, idsOfWays } from './ids-of-offers.ts'
import { fieldOf, whyNone } from './why-none.ts'

/** @param written as it was typed, where it is no amount */
export function explainVendor(
  vendor: Vendor,
  typed: Pence | undefined,
  written = '',
): readonly Explanation[] {
  const { fixedAmounts, manualHint, isSold, foreignCurrency } = vendorView(vendor)
  const shown = (amount: Pence): string => amountText(amount, foreignCurrency)
  const isUnread = typed === undefined && written.trim() !== ''
  const listed = isUnread ? [] : fixedAmounts.map(({ amount }) => amount)
  const amounts = typed === undefined ? listed : [typed]
  return [
    {
      what: 'Can anything be bought?',
      shows: yesNo(isSold),
      because: [
        `Listed amounts: ${fixedAmounts.map(({ label }) => label).join(', ') || 'none'}`,
        `By hand: ${manualHint ?? 'nothing'}`,
      ],
      ids: idsOfWays(vendor),
    },
    ...(isUnread ? [noAmount(written)] : []),
    ...amounts.map((amount) => {
      if (!isSoldFor(amount, vendor)) return notSold(shown(amount), idsOfWays(vendor))
      const { percentageDiscount } = vendor
      if (!isWorkable(amount * percentageDiscount))
        return noPrice(shown(amount), percentageDiscount)
      const { worth, saving, pays } = voucherPrice(amount, percentageDiscount)
      return {
        what: `A voucher worth ${shown(worth)}`,
        shows: `${shown(pays)} is paid, ${shown(saving)} saved`,
        because: [
          `Saving = ${shown(worth)} × ${percentageDiscount}, rounded to the penny: ${shown(saving)}`,
          `Paid = ${shown(worth)} − ${shown(saving)} = ${shown(pays)}`,
          'The price that counts is the server’s, in the basket',
        ],
        ids: ['VOUCHER-04', 'BASKET-03', ...(foreignCurrency === undefined ? [] : ['OQ-095'])],
      }
    }),
  ]
}

function isSoldFor(amount: Pence, vendor: Vendor): boolean {
  const ways = amountWays(vendor)
  const typed = { way: 'manual', text: poundsOf(amount).toFixed(2) } as const
  return (
    voucherAmount({ way: 'fixed', amount }, ways) !== undefined ||
    voucherAmount(typed, ways) !== undefined
  )
}

/** Pence beyond these are not counted exactly. */
const isWorkable = (pence: number): boolean => Math.abs(pence) < Number.MAX_SAFE_INTEGER / 2

const noPrice = (worth: string, discount: number): Explanation => ({
  what: `A voucher worth ${worth}`,
  shows: 'No price can be worked out',
  because: [`A discount of ${discount} is beyond what can be counted in pence`],
  ids: ['VOUCHER-04'],
})

const noAmount = (written: string): Explanation => ({
  what: `The amount ‘${written}’, typed on the page of the voucher`,
  shows: vouchersMessages.wrongAmount,
  because: ['It can’t be read as pounds and pence'],
  ids: ['VOUCHER-23', 'VOUCHER-18'],
})

const notSold = (worth: string, ways: readonly string[]): Explanation => ({
  what: `A voucher worth ${worth}`,
  shows: vouchersMessages.wrongAmount,
  because: ['It is neither listed nor within what can be typed'],
  ids: ['VOUCHER-23', ...ways],
})

export function explainRetailer(
  retailer: Retailer,
  configuration: Pick<PageConfiguration, 'imageHost' | 'cashbackTypes'>,
  sent: unknown = undefined,
): readonly Explanation[] {
  const { available, offers } = retailerView(retailer, configuration)
  const enabled = retailer.offers.filter(({ enabled }) => enabled).length
  return [
    {
      what: 'How many offers',
      shows: available,
      because: [
        retailer.totalOfferCount === undefined
          ? `The number of offers (TotalOfferCount) is ${whyNone('TotalOfferCount', sent)}; the enabled offers are counted, ${enabled}`
          : `The server’s number of offers (TotalOfferCount) is ${retailer.totalOfferCount}; ${enabled} of ${retailer.offers.length} offers are enabled`,
      ],
      ids: retailer.totalOfferCount === undefined ? ['OQ-062', 'RETAILER-05'] : ['RETAILER-05'],
    },
    {
      what: 'What the directory says of it',
      shows: bestGainText(retailer, configuration.cashbackTypes) ?? '(nothing)',
      because: [bestOf(enabled, bestGainText(retailer, configuration.cashbackTypes))],
      ids: ['DIR-08', 'RETAILER-08', 'OQ-064'],
    },
    ...offers.map(({ offer, title, cashback, isRedeemable }) => ({
      what: `The offer ${title || offer.id}`,
      shows: `${cashback ?? 'no figure'}; Redeem is ${isRedeemable ? 'enabled' : 'disabled'}`,
      because: [
        gainRead(offer, sentOffer(offer, sent), configuration.cashbackTypes),
        isRedeemable
          ? `Its link is ${isOwnPath(offer.redeemLink) ? 'a path of this host' : 'a web address'}`
          : 'Its link is missing, or none that may be followed',
      ],
      ids: ['RETAILER-08', ...idsOfRedeem(offer, isRedeemable)],
    })),
  ]
}

function bestOf(enabled: number, gain: string | undefined): string {
  if (enabled === 0) return 'No offer is enabled, so there is no figure'
  return gain === undefined
    ? 'No enabled offer has a figure that can be shown'
    : 'The highest figure among the enabled offers'
}

function gainRead(
  { cashbackDetails }: Offer,
  sent: unknown,
  types: PageConfiguration['cashbackTypes'],
): string {
  if (cashbackDetails === undefined)
    return `The cashback of the offer (CashbackDetails) is ${whyNone('CashbackDetails', sent)}`
  const { type, value } = cashbackDetails
  const details = fieldOf('CashbackDetails', sent)
  const meaning = Object.entries(types).find(([, code]) => code === type)?.[0]
  return `Type ${type ?? whyNone('Type', details)}${meaning === undefined ? '' : ` (${meaning})`} and value ${value ?? whyNone('Value', details)}`
}

/** The offer as the server sent it. */
function sentOffer({ id }: Offer, sent: unknown): unknown {
  const offers = fieldOf('Offers', sent)
  return Array.isArray(offers)
    ? offers.find((offer) => String(fieldOf('Id', offer)) === id)
    : undefined
}
