/** Writes a shop's description in the HTML that servers send. */
import type { Random } from '../random.ts'
import type { Shop } from '../shops/shop.ts'
import { bullets, escaped, link, listed, paragraph } from './html.ts'

export function describe(shop: Shop, random: Random): string {
  const opening = paragraph(random.pick(isService(shop) ? serviceOpenings : openings)(shop, random))
  switch (random.wholeNumber(0, 9)) {
    case 0:
    case 1:
      return opening
    case 2:
    case 3:
    case 4:
      return opening + paragraph(`${promise(shop, random)} ${furtherReading(shop, random)}`)
    case 5:
    case 6:
    case 7:
      return opening + bullets(random.some(promisesOf(shop), random.wholeNumber(2, 4)))
    case 8:
      return (
        opening +
        bullets(random.some(promisesOf(shop), 3)) +
        paragraph(furtherReading(shop, random))
      )
    default:
      return pastedFromLetter(opening, promise(shop, random))
  }
}

/** Trades that arrange something instead of sending a parcel. */
const services = new Set([
  'Attractions',
  'Broadband & Energy',
  'Cinema & Theatre',
  'Holidays',
  'Hotels & Stays',
  'Insurance',
  'Motoring',
  'Opticians',
  'Transport',
])
const isService = (shop: Shop) => services.has(shop.trade.category)

type Sentence = (shop: Shop, random: Random) => string

const goodsOf = (shop: Shop, random: Random, count: number) =>
  escaped(listed(random.some(shop.trade.goods, count)))

const openings: readonly Sentence[] = [
  (shop, random) =>
    `${escaped(shop.name)} has sold ${goodsOf(shop, random, 3)} from a shop in ${random.pick(towns)} since ${random.wholeNumber(1868, 2012)}.`,
  (shop, random) =>
    `A family firm from ${random.pick(towns)}, <strong>${escaped(shop.name)}</strong> is known for ${goodsOf(shop, random, 1)}, and sells ${goodsOf(shop, random, 2)} besides.`,
  (shop, random) =>
    `Two friends began ${escaped(shop.name)} at a kitchen table in ${random.pick(towns)}. It now employs ${random.wholeNumber(6, 140)} people and sends ${goodsOf(shop, random, 2)} all over the country.`,
  (shop, random) =>
    `${escaped(shop.name)} keeps a small range and knows it well: ${goodsOf(shop, random, 4)}, chosen by the people who answer the telephone.`,
  (shop, random) =>
    `Nothing leaves the workshop in ${random.pick(towns)} that ${escaped(shop.name)} would not keep. The online shop carries ${goodsOf(shop, random, 3)}.`,
  (shop, random) =>
    `For ${goodsOf(shop, random, 2)} made to last, ${escaped(shop.name)} works with ${random.wholeNumber(8, 60)} makers, most of them within a day’s drive of ${random.pick(towns)}.`,
  (shop, random) =>
    `${escaped(shop.name)} opened its ${random.pick(ordinals)} shop this year. Online you will find the whole range, from ${goodsOf(shop, random, 1)} to what the shops have no room for.`,
]

const serviceOpenings: readonly Sentence[] = [
  (shop, random) =>
    `${escaped(shop.name)} arranges ${goodsOf(shop, random, 3)} for ${random.wholeNumber(20, 900)},000 people a year, with a team in ${random.pick(towns)} to answer the telephone.`,
  (shop, random) =>
    `Since ${random.wholeNumber(1921, 2014)} ${escaped(shop.name)} has offered ${goodsOf(shop, random, 2)} without small print that surprises anybody.`,
  (shop, random) =>
    `Owned by the people who work there, <strong>${escaped(shop.name)}</strong> of ${random.pick(towns)} offers ${goodsOf(shop, random, 4)}.`,
  (shop, random) =>
    `Tell ${escaped(shop.name)} when and where, and it finds you ${goodsOf(shop, random, 2)} at a price that stays the price.`,
]

const promisesOf = (shop: Shop) => (isService(shop) ? servicePromises : shopPromises)
const promise: Sentence = (shop, random) => `${random.pick(promisesOf(shop))}.`

const shopPromises: readonly string[] = [
  'Free delivery on orders over £40.00',
  'Returns within 30 days, with the postage paid',
  'Free delivery on everything, at any price',
  'A <strong>25 year guarantee</strong> on what it makes itself',
  'Repairs at cost for as long as you own it',
  'Packed without plastic',
  'Collection from any of the shops within two hours',
  'Gift wrapping at no charge',
  'Next day delivery if you order before 20:00',
  'Spare parts for everything sold since 1996',
  'A tree planted for every tenth order',
  'Samples by post before you decide',
  'One price for everybody, whatever the season',
]

const servicePromises: readonly string[] = [
  'Free changes until seven days before',
  'A person on the telephone, every day until 22:00',
  'No fee for paying by the month',
  'Cancel within 14 days and get all of it back',
  'One price for the whole term',
  'Children under five go free',
  'No charge for card payments',
  'Accessible choices marked, and checked by people who need them',
]

const furtherReading: Sentence = (shop, random) => {
  const [page, text] = random.pick(pages)
  return `Read more about ${link(`https://${shop.slug}.example/${page}`, text)} before you order.`
}

const pages = [
  ['delivery', 'delivery and returns'],
  ['about', 'the people behind it'],
  ['guarantee', 'the guarantee'],
  ['sizes', 'sizes and fitting'],
] as const

/** Text pasted from a letter has styles; the portal drops them (OQ-142). */
const pastedFromLetter = (opening: string, sentence: string) =>
  `<div class="MsoNormal" style="color:#444444;font-family:Calibri">${opening}<p style="margin:0">${sentence}&nbsp;</p></div>`

const ordinals = ['second', 'fifth', 'ninth', 'fourteenth', 'thirtieth', 'hundredth'] as const

const towns =
  'Sheffield, Hebden Bridge, Whitby, Ludlow, Falmouth, Norwich, Dundee, Swansea, Kendal, Lewes, Frome, Stroud, Hexham, Ripon, Oban, Bangor, Newry, Wells, Saltaire, Margate, Totnes, Buxton, Stamford, Paisley, Leith, Brecon, Lancaster, Derby, Exeter, Hove'.split(
    ', ',
  )
