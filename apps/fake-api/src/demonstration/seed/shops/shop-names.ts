/** Makes shop-like names from patterns and lists of words. */
import type { Random } from '../random.ts'
import { type Trade, trades } from './trades.ts'

/** Patterns with their percentage of all names. */
const patterns: readonly (readonly [share: number, pattern: string])[] = [
  [40, '{beginning}{ending} {noun}'],
  [14, '{thing} & {thing}'],
  [12, 'The {adjective} {thing}'],
  [8, 'The {thing} {premises}'],
  [9, '{surname}’s {noun}'],
  [5, '{surname} & {surname} {noun}'],
  [5, '{surname} & {family}'],
  [1, '{number} {lane} {way}'],
  [2, '{house} {given}'],
  [2, '{nordic}{coast} {noun}'],
  [2, 'The {reach} {beginning}{ending} {noun} & {noun} Company'],
]

const lists = Object.entries({
  beginning:
    'Alder Amber Barley Beck Bracken Brindle Candle Cinder Clover Cobble Curlew Damson Dapple Ember Fallow Fennel Fiddle Finch Furze Gander Gorse Heron Juniper Kestrel Linnet Lupin Mallard Marram Minnow Mistle Nettle Osier Pippin Plover Saffron Sallow Sorrel Tansy Teasel Thistle Tinder Yarrow',
  ending:
    'barrow by combe cote croft dale fell garth gate ham haven holm hurst lea mere side stead stow wath wick',
  thing:
    'Acorn Anchor Barley Bellows Birch Bobbin Bracken Bramble Button Candle Cedar Clay Clover Compass Copper Crumb Feather Felt Fern Fig Flint Harbour Hare Hearth Heron Kettle Kiln Ladle Lantern Larder Lichen Linen Marigold Mitten Moth Nettle Otter Paper Pebble Petal Quill Quince Ribbon Saddle Slate Sparrow Spool Stirrup Thimble Thistle Thread Thyme Timber Trowel Willow Wren',
  adjective:
    'Amber Brisk Candid Clever Clockwork Cobalt Cosy Crimson Curious Dappled Early Folded Gentle Gilded Hidden Humble Indigo Inky Jolly Little Lucky Marbled Merry Modest Nimble Northern Painted Plucky Quiet Salted Silver Speckled Thoughtful Tidy Velvet Wandering Winter Woven',
  premises: 'Barn Cabin Corner Cupboard Depot Exchange Loft Parlour Press Room Shed Store Yard',
  surname:
    'Abernethy Adeyemi Akhtar Arkwright Barraclough Birtwhistle Braithwaite Cadwallader Catchpole Chaudhry Dalrymple Desai Dhillon Entwistle Fairweather Fanshawe Gathercole Greenhalgh Hathersage Ibbotson Iqbal Jellicoe Kettleborough Kowalski Llewellyn Mehta Mukherjee Nwosu O’Dowd Okafor Pettigrew Postlethwaite Rahman Satterthwaite Sethi Tattersall Tregenza Tunnicliffe Whittaker Yewdall Zielinski',
  family: 'Sons Daughters Sisters Brothers Cousins Partners Co',
  number: '2 5 7 9 11 14 18 23 30 35 40 52 56 61 78 82 87',
  lane: 'Almond Bakehouse Beacon Bobbin Chapel Cooper Ferry Fleece Glover Kiln Ladder Mercer Orchard Pinfold Quay Ropewalk Saddler Staithe Tanner Turner Viaduct Weaver Wharf',
  way: 'Lane Street Yard Row',
  house: 'Maison Atelier Chez Galerie',
  given:
    'Aurèle Bérénice Cécile Céleste Désirée Élodie Gaëlle Héloïse Hélène Irène Joséphine Léonie Maïlys Noël Océane Raphaël Solène Thaïs Théo Valérie Zoë',
  nordic: 'Björk Fjäll Grön Hög Löv Sjö Skär Snö Tjärn Väst',
  coast: 'vik lund berg holm torp näs strand',
  reach: 'Great Higher Little Lower Nether Upper',
}).map(([gap, words]) => [gap, words.split(' ')] as const)

const wordsFor: ReadonlyMap<string, readonly string[]> = new Map(lists)

/** Repeats a value as often as its share says. */
const timesShare = <T>(share: number, value: T): T[] => Array.from({ length: share }, () => value)
const patternTickets = patterns.flatMap(([share, pattern]) => timesShare(share, pattern))
const tradeTickets = trades.flatMap((trade) => timesShare(trade.share, trade))

/** A name and a matching trade; another shop may get the same name. */
export function nameShop(random: Random): { readonly name: string; readonly trade: Trade } {
  const trade = random.pick(tradeTickets)
  const pattern = random.pick(patternTickets)
  const seenNames = new Set<string>()
  const name = pattern.replaceAll(/\{(\w+)\}/g, (_, gap: string) => {
    const words = (wordsFor.get(gap) ?? trade.nouns).filter((word) => !seenNames.has(word))
    const word = random.pick(words)
    seenNames.add(word)
    return word
  })
  // True if the name needs no noun for the trade. Nobody would guess that 'Acorn & Oak' sells
  // insurance.
  const isSaid = trade.pays === 'percent' || pattern.includes('{noun}')
  return { name: isSaid ? name : `${name} ${random.pick(trade.nouns)}`, trade }
}
