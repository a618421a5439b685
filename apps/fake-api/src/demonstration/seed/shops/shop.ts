/** A shop's identity: the same for every seed, so that every picture belongs to its name. */
import { slugOf } from '@save/domain/kernel'
import { knownShops } from '../known/known-shops.ts'
import { randomOf } from '../random.ts'
import { nameShop } from './shop-names.ts'
import { type Trade, trades } from './trades.ts'

export interface Shop {
  /** The number in the retailer's id: 1040, 1047, 1054 … */
  readonly number: number
  /** From 0; the known shops come first. */
  readonly index: number
  readonly name: string
  readonly slug: string
  readonly trade: Trade
}

/** The shop at this index. */
export function shopAt(index: number): Shop {
  for (let next = shops.length; next <= index; next += 1) {
    const { name, trade } = knownAt(next) ?? newName()
    shops.push({ number: 1040 + 7 * next, index: next, name, slug: slugOf(name), trade })
  }
  const shop = shops[index]
  if (shop === undefined) throw new RangeError(`A shop’s place must be 0 or more, not ${index}.`)
  return shop
}

/** The shops made so far, and their names. They are made in order, so a shop is always the same. */
const shops: Shop[] = []
const takenNames = new Set<string>()
const random = randomOf(1040)

function newName() {
  let drawn = nameShop(random)
  while (takenNames.has(slugOf(drawn.name))) drawn = nameShop(random)
  takenNames.add(slugOf(drawn.name))
  return drawn
}

function knownAt(index: number) {
  const known = knownShops[index]
  if (known === undefined) return undefined
  const trade = trades.find(({ category }) => category === known.trade)
  if (!trade) throw new RangeError(`There is no trade ${known.trade}: add it to trades.ts.`)
  takenNames.add(slugOf(known.name))
  return { name: known.name, trade }
}
