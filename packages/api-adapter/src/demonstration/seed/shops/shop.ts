/**
 * Who a shop is: its name and its trade follow from its number alone, so that its picture can be
 * drawn without the catalogue. Everything else about it is the seed's.
 */
import { slugOf } from '@save/domain/kernel'
import { knownShops } from '../known/known-shops.ts'
import { randomOf } from '../random.ts'
import { namedAt } from './shop-names.ts'
import { type Trade, trades } from './trades.ts'

export interface Shop {
  /** The number in the retailer's id: 1040, 1047, 1054 … */
  readonly number: number
  /** Counted from 0; the first places belong to the known shops. */
  readonly place: number
  readonly name: string
  readonly slug: string
  readonly trade: Trade
}

const firstNumber = 1040
const step = 7

/** The shop at this place, counted from 0. */
export const shopAt = (place: number): Shop => {
  const number = firstNumber + step * place
  const known = knownShops[place]
  const { name, trade } = known
    ? { name: known.name, trade: tradeNamed(known.trade) }
    : namedAt(place - knownShops.length, randomOf(number))
  return { number, place, name, slug: slugOf(name), trade }
}

/** The shop with this number; none if no shop can have it. */
export function shopWith(number: number): Shop | undefined {
  const place = (number - firstNumber) / step
  return Number.isInteger(place) && place >= 0 && place < mostShops ? shopAt(place) : undefined
}

/** Beyond this the stock of names has not been tested. */
const mostShops = 20_000

function tradeNamed(category: string): Trade {
  const found = trades.find((trade) => trade.category === category)
  if (!found) throw new RangeError(`No trade is called ${category}`)
  return found
}
