/** The small print of a shop, in groups. */
import type { RetailerInfo } from '@save/domain/retailers'
import type { Random } from '../random.ts'

/** The number of different texts, which the shops share. */
const kinds = 60

/** Draws the texts that shops choose from; one is empty. */
export const makeSmallPrint = (random: Random): readonly (readonly RetailerInfo[])[] =>
  Array.from({ length: kinds }, (_, kind) => (kind === 0 ? [] : makeRetailerInfo(random)))

function makeRetailerInfo(random: Random): readonly RetailerInfo[] {
  const others = random.some([terms, vouchers, delivery], random.wholeNumber(0, 1))
  return [first, exclusions, arrival, ...others].map(({ headerTitle, texts }) => ({
    // Without a heading, a list of exclusions would read as advice.
    ...((random.chance(0.98) || headerTitle === exclusions.headerTitle) && { headerTitle }),
    details: detailsOf(random.some(texts, random.wholeNumber(1, 4)), random),
  }))
}

/** The details of a group. Usually they are shuffled, and `sortOrder` gives the reading order. */
function detailsOf(texts: readonly string[], random: Random): RetailerInfo['details'] {
  if (random.chance(0.15)) return texts.map((text) => ({ text }))
  return random.some(
    texts.map((text, index) => ({ text, sortOrder: (index + 1) * 10 })),
    texts.length,
  )
}

const first = {
  headerTitle: 'Good to know',
  texts: [
    'Cashback is worked out on the price before delivery and VAT.',
    'Start your visit here each time you shop.',
    'Finish your order in the tab that Redeem opens, within <strong>one hour</strong>.',
    'Accept the shop’s cookies, or it can’t tell us about your order.',
    'Ordering by telephone? Say that you came from here.',
  ],
} as const

const exclusions = {
  headerTitle: 'Does not earn cashback',
  texts: [
    'Gift cards and delivery subscriptions',
    'Orders changed by telephone',
    'Purchases made with a code found elsewhere',
    'Anything returned, exchanged or cancelled',
    'Orders for a business, and orders paid by invoice',
    'Clearance items marked with a <em>red tag</em>',
  ],
} as const

const arrival = {
  headerTitle: 'When it arrives',
  texts: [
    'Shows as pending within 5 days.',
    'Confirmed after the 30 day return period.',
    'Bookings are confirmed 60 days after you travel.',
    'Missing after a week? <a href="/Member/Contact">Write to us</a> with your order number.',
  ],
} as const

const terms = {
  headerTitle: 'Terms',
  texts: [
    'One new customer offer for each household.',
    'The shop decides whether a purchase qualifies.',
    'Rates can change from one visit to the next; the rate on the day you order counts.',
    'See the <a href="/Member/TermsAndConditions">terms and conditions</a> of the portal.',
  ],
} as const

const vouchers = {
  headerTitle: 'With vouchers',
  texts: [
    'You can pay with a voucher and still earn cashback on the rest.',
    'Vouchers can’t be exchanged for money.',
    'Use up to <strong>five</strong> vouchers in one order.',
  ],
} as const

const delivery = {
  headerTitle: 'Delivery',
  texts: [
    'Delivered within 3 to 5 working days.',
    'Large items come on a pallet to the kerb.',
    'Not available in the Channel Islands or the Isle of Man.',
  ],
} as const
