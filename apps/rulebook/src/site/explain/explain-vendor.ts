/** What the page of a voucher shows. */
import { type Pence, poundsOf } from '@save/domain/kernel'
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
import { idsOfWays } from './ids-of-offers.ts'
import { missingBounds } from './missing-bounds.ts'
import { numberUnsent } from './why-none.ts'

/**
 * @param written as it was typed, where it is no amount
 * @param sent the vendor as the server sent it, if that is at hand
 */
export function explainVendor(
  vendor: Vendor,
  typed: Pence | undefined,
  written = '',
  sent: unknown = undefined,
): readonly Explanation[] {
  const { fixedAmounts, manualHint, isSold, foreignCurrency } = vendorView(vendor)
  const shown = (amount: Pence): string => amountText(amount, foreignCurrency)
  const isUnread = typed === undefined && written.trim() !== ''
  const listed = isUnread ? [] : fixedAmounts.map(({ amount }) => amount)
  const amounts = typed === undefined ? listed : [typed]
  const bounds = missingBounds(vendor, sent)
  const noDiscount = numberUnsent('PercentageDiscount', sent, 'it counts as 0')
  return [
    {
      what: 'Can anything be bought?',
      shows: yesNo(isSold),
      because: [
        `Listed amounts: ${fixedAmounts.map(({ label }) => label).join(', ') || 'none'}`,
        `By hand: ${manualHint ?? 'nothing'}`,
        ...bounds.steps,
      ],
      ids: [...idsOfWays(vendor), ...bounds.ids],
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
          ...noDiscount,
          `Saving = ${shown(worth)} × ${percentageDiscount}, rounded to the penny: ${shown(saving)}`,
          `Paid = ${shown(worth)} − ${shown(saving)} = ${shown(pays)}`,
          'The price that counts is the server’s, in the basket',
        ],
        ids: [
          'VOUCHER-04',
          'OQ-038',
          ...(foreignCurrency === undefined ? [] : ['OQ-095']),
          ...(noDiscount.length > 0 ? ['OQ-143'] : []),
        ],
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
