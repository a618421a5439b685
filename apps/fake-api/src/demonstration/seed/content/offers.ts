/** A shop's offers. The first available one is its best. */
import { OfferId } from '@save/domain/kernel'
import type { Offer } from '@save/domain/retailers'
import type { Random } from '../random.ts'
import type { Shop } from '../shops/shop.ts'
import { listed } from './html.ts'

/** `value` is in pounds or per cent. */
export interface Pay {
  readonly kind: 'pounds' | 'percent'
  readonly value: number
}

/** The codes of DATA-19, the same as in the stand-in's page configuration. */
const payCodes = { pounds: 1, percent: 2 } as const

/** '£15.00' or '7.5%'. */
const written = ({ kind, value }: Pay): string =>
  kind === 'pounds' ? `£${value.toFixed(2)}` : `${value}%`

/** `count` available offers, the best first, and sometimes one that has ended. */
export function makeOffers(shop: Shop, best: Pay, count: number, random: Random): Offer[] {
  const hasEnded = random.chance(0.1)
  const pays = Array.from({ length: count + (hasEnded ? 1 : 0) }, (_, index) =>
    index === 0 ? best : lesser(best, shop, random),
  )
  const wordings = {
    pounds: random.some(poundTitles, pays.length),
    percent: random.some(percentTitles, pays.length),
  }
  const ended = hasEnded ? random.wholeNumber(Math.min(1, count), count) : undefined
  return pays.map((pay, index) => {
    const id = String(shop.number * 10 + index + 1)
    const phrasings = wordings[pay.kind]
    const wording = phrasings[index % phrasings.length] ?? poundTitles[0]
    const [title, earnDetail] = wording(written(pay), shop, random)
    return {
      id: OfferId.make(id),
      title,
      ...(random.chance(0.96) && { earnDetail }),
      ...(random.chance(0.97) && { redeemLink: `https://shop.example/${shop.slug}/${id}` }),
      cashbackDetails: { type: payCodes[pay.kind], value: pay.value },
      enabled: index !== ended,
    }
  })
}

/** The best offer of an invented shop. */
export function bestPay(shop: Shop, random: Random): Pay {
  const { pays, basket } = shop.trade
  const paysPounds = pays === 'pounds' || (pays === 'either' && random.chance(0.5))
  if (!paysPounds) return { kind: 'percent', value: random.wholeNumber(4, 60) / 4 }
  const amount = Math.max(2, Math.round((basket[1] * random.wholeNumber(3, 9)) / 100))
  return { kind: 'pounds', value: random.chance(0.2) ? amount + 0.5 : amount }
}

function lesser({ kind, value }: Pay, shop: Shop, random: Random): Pay {
  const isOther = kind === 'percent' && shop.trade.pays === 'either' && random.chance(0.25)
  if (isOther) return { kind: 'pounds', value: Math.max(1, Math.floor(value / 2)) }
  const step = kind === 'pounds' && value >= 2 ? 2 : 4
  return {
    kind,
    value: Math.max(1, Math.floor(value * step * (0.15 + random.next() * 0.8))) / step,
  }
}

/** Makes a title with the figure, and the sentence below it. */
type Wording = (
  figure: string,
  shop: Shop,
  random: Random,
) => readonly [title: string, earnDetail: string]

const spend = (shop: Shop, random: Random) => {
  const [low, high] = shop.trade.basket
  const raw = low + (high - low) * random.next() * 0.6
  return `£${raw < 50 ? Math.round(raw / 5) * 5 : Math.round(raw / 25) * 25}`
}
const goods = (shop: Shop, random: Random, count: number) =>
  listed(random.some(shop.trade.goods, count))

const percentTitles: readonly [Wording, ...Wording[]] = [
  (figure) => [
    `${figure} cashback on your first order`,
    'Paid once, to new customers of the shop.',
  ],
  (figure) => [`${figure} cashback for existing customers`, 'On every order, with no upper limit.'],
  (figure) => [`${figure} cashback on every order`, 'However often you come back.'],
  (figure, shop, random) => [
    `${figure} cashback on ${goods(shop, random, 1)}`,
    'On the price without delivery and VAT.',
  ],
  (figure, shop, random) => [
    `${figure} cashback on ${goods(shop, random, 2)} over ${spend(shop, random)}`,
    'In one order; what you send back does not count.',
  ],
  (figure, shop, random) => [
    `${figure} cashback on your first order of ${goods(shop, random, 3)} over ${spend(shop, random)}`,
    'Paid once, to new customers of the shop.',
  ],
  (figure, _, random) => [
    `${figure} cashback on everything in the ${random.pick(seasons)} sale`,
    'While the sale lasts, on reduced prices as well.',
  ],
  (figure) => [`${figure} cashback on gift cards`, 'Cards of £25.00 and more.'],
  (figure) => [`${figure} cashback in the app`, 'Orders placed in the app only.'],
  (figure, shop, random) => [
    `${figure} cashback when you spend ${spend(shop, random)} or more on ${goods(shop, random, 1)}`,
    `Up to £${random.wholeNumber(2, 12) * 5}.00 of cashback an order.`,
  ],
  (figure, shop, random) => [
    `${figure} cashback when you join the mailing list and order ${goods(shop, random, 1)} within ${random.wholeNumber(7, 30)} days`,
    'Use the same email address for both.',
  ],
]

const poundTitles: readonly [Wording, ...Wording[]] = [
  (figure, shop, random) => [
    `${figure} when you ${random.pick(shop.trade.deeds)}`,
    'Paid once the time to change your mind has passed.',
  ],
  (figure, shop, random) => [
    `${figure} when you ${random.pick(shop.trade.deeds)}`,
    'One payment a member each year.',
  ],
  (figure, shop, random) => [
    `${figure} cashback on orders over ${spend(shop, random)}`,
    'On the price without delivery and VAT.',
  ],
  (figure, shop, random) => [
    `${figure} when you ${random.pick(shop.trade.deeds)} before the end of ${random.pick(months)}`,
    'Start your visit here on the day you book.',
  ],
  (figure, shop, random) => [
    `${figure} for new customers who ${random.pick(shop.trade.deeds)}`,
    'If nobody at your address has been a customer in the last 12 months.',
  ],
]

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
const months = ['January', 'February', 'March', 'April', 'May', 'June'] as const
