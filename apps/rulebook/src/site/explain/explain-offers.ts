/** What the pages of a voucher, a retailer and a benefit show. */
import {
  type Choice,
  choiceView,
  orderMessages,
  type Sacrifice,
  sacrificeView,
} from '@save/domain/benefits'
import { formatPounds, type Pence, poundsOf } from '@save/domain/kernel'
import { bestGainText, type Retailer, retailerView } from '@save/domain/retailers'
import type { PageConfiguration } from '@save/domain/shell'
import {
  amountWays,
  type Vendor,
  vendorView,
  voucherAmount,
  voucherPrice,
  vouchersMessages,
} from '@save/domain/vouchers'
import { type Explanation, yesNo } from './explanation.ts'

export function explainVendor(vendor: Vendor, typed: Pence | undefined): readonly Explanation[] {
  const { fixedAmounts, manualHint, isSold } = vendorView(vendor)
  const amounts = typed === undefined ? fixedAmounts.map(({ amount }) => amount) : [typed]
  return [
    {
      what: 'Can anything be bought?',
      shows: yesNo(isSold),
      because: [
        `Listed amounts: ${fixedAmounts.map(({ label }) => label).join(', ') || 'none'}`,
        `By hand: ${manualHint ?? 'nothing'}`,
      ],
      ids: ['VOUCHER-09', 'VOUCHER-19', 'VOUCHER-20', 'OQ-093'],
    },
    ...amounts.map((amount) => {
      if (!isSoldFor(amount, vendor)) return notSold(amount)
      const { worth, saving, pays } = voucherPrice(amount, vendor.percentageDiscount)
      return {
        what: `A voucher worth ${formatPounds(worth)}`,
        shows: `${formatPounds(pays)} is paid, ${formatPounds(saving)} saved`,
        because: [
          `Saving = ${formatPounds(worth)} × ${vendor.percentageDiscount}, rounded to the penny: ${formatPounds(saving)}`,
          `Paid = ${formatPounds(worth)} − ${formatPounds(saving)} = ${formatPounds(pays)}`,
          'The price that counts is the server’s, in the basket',
        ],
        ids: ['VOUCHER-04', 'BASKET-03'],
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

const notSold = (amount: Pence): Explanation => ({
  what: `A voucher worth ${formatPounds(amount)}`,
  shows: vouchersMessages.wrongAmount,
  because: ['It is neither listed nor within what can be typed'],
  ids: ['VOUCHER-23', 'VOUCHER-19', 'VOUCHER-20', 'VOUCHER-22'],
})

export function explainRetailer(
  retailer: Retailer,
  configuration: Pick<PageConfiguration, 'imageHost' | 'cashbackTypes'>,
): readonly Explanation[] {
  const { available, offers } = retailerView(retailer, configuration)
  const enabled = retailer.offers.filter(({ enabled }) => enabled).length
  return [
    {
      what: 'How many offers',
      shows: available,
      because: [
        retailer.totalOfferCount === undefined
          ? `The server gives no TotalOfferCount, so the enabled offers are counted, ${enabled}`
          : `The server’s TotalOfferCount is ${retailer.totalOfferCount}; ${enabled} of ${retailer.offers.length} offers are enabled`,
      ],
      ids: ['RETAILER-05', 'OQ-062'],
    },
    {
      what: 'What the directory says of it',
      shows: bestGainText(retailer, configuration.cashbackTypes) ?? '(nothing)',
      because: ['The highest figure among the enabled offers'],
      ids: ['DIR-08', 'RETAILER-08', 'OQ-064'],
    },
    ...offers.map(({ offer, title, cashback, isRedeemable }) => ({
      what: `The offer ${title || offer.id}`,
      shows: `${cashback ?? 'no figure'}; Redeem is ${isRedeemable ? 'enabled' : 'disabled'}`,
      because: [
        `Type ${offer.cashbackDetails?.type ?? 'absent'} and value ${offer.cashbackDetails?.value ?? 'absent'}`,
        isRedeemable
          ? 'Its link is a web address'
          : 'Its link is missing, or none that may be followed',
      ],
      ids: ['RETAILER-08', 'RETAILER-16'],
    })),
  ]
}

/** The rule of each step, in the order of the working. */
const sacrificeRules = [
  'SALSAC-03',
  'SALSAC-04',
  'SALSAC-04',
  'SALSAC-04',
  'SALSAC-05',
  'SALSAC-06',
] as const

export function explainChoice(
  choice: Choice,
  amount: Pence | undefined,
  choiceRates: PageConfiguration['choiceRates'],
): readonly Explanation[] {
  const { label, journey, hasAmountEntry } = choiceView(choice)
  const sacrifice: Sacrifice | undefined =
    amount === undefined ? undefined : { amount, benefitInKindValue: choice.benefitInKindValue }
  return [
    {
      what: 'How it is called',
      shows: label,
      because: [`Its journey type is ${choice.journeyType}`],
      ids: ['CHOICE-03', 'DATA-13'],
    },
    {
      what: 'How it is taken',
      shows: journey.link?.text ?? journey.heading,
      because: [`An amount can be entered: ${yesNo(hasAmountEntry)}`],
      ids: ['CHOICE-03', 'CHOICE-04'],
    },
    ...(sacrifice === undefined ? [] : comparison(sacrifice, choiceRates)),
  ]
}

function comparison(
  sacrifice: Sacrifice,
  choiceRates: PageConfiguration['choiceRates'],
): readonly Explanation[] {
  const { workings } = sacrificeView(sacrifice, choiceRates)
  if (workings.length === 0)
    return [
      {
        what: 'What it costs and saves',
        shows: orderMessages.ours.noRates,
        because: ['The host page gives no rates for this day'],
        ids: ['OQ-087', 'OQ-136'],
      },
    ]
  return workings.flatMap(({ band, steps }) =>
    steps.map(({ words, formula, result }, place) => ({
      what: `${band}: ${words.split(' = ')[0]}`,
      shows: result,
      because: [`${words}: ${formula}`],
      ids: [sacrificeRules[place] ?? 'SALSAC-04'],
    })),
  )
}
