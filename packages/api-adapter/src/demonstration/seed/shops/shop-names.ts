/**
 * Names that read like shops. Each pattern has a share of every hundred names and its own stock of
 * stems; name number n of a pattern takes stem n of the shuffled stock, so that no two shops have
 * the same name, however many there are.
 */
import type { Random } from '../random.ts'
import * as words from './name-words.ts'
import { type Trade, trades } from './trades.ts'

interface NamedTrade {
  readonly name: string
  readonly trade: Trade
}

/** `rank` counts the names of this pattern from 0. */
type Pattern = (rank: number, random: Random) => NamedTrade

/** The name at `place`, counted from 0 among all invented names. */
export function namedAt(place: number, random: Random): NamedTrade {
  const card = deck[(place * 37) % deck.length] ?? firstCard
  return card.pattern(Math.floor(place / deck.length) * card.share + card.within, random)
}

const coined: Pattern = (rank, random) => {
  const trade = anyTrade(random)
  return { name: `${coinages[rank % coinages.length]} ${random.pick(trade.nouns)}`, trade }
}

const paired: Pattern = (rank, random) => {
  const [first, second] = two(words.things, rank)
  return withNoun(`${first} & ${second}`, 0.3, random)
}

const described: Pattern = (rank, random) => {
  const { emblem, trade } = at(emblems, rank)
  const adjective = at(words.adjectives, rank + Math.floor(rank / emblems.length))
  const ends = trade.pays === 'pounds' || random.chance(0.15)
  return { name: `${adjective} ${emblem}${ends ? ` ${random.pick(trade.nouns)}` : ''}`, trade }
}

const housed: Pattern = (rank) => {
  const turn = rank + 100
  const { emblem, trade } = at(emblems, turn)
  const place = at(words.premises, turn + Math.floor(turn / emblems.length))
  return { name: `The ${emblem} ${place}`, trade }
}

const owned: Pattern = (rank, random) => {
  const trade = anyTrade(random)
  return { name: `${person(rank)}’s ${random.pick(trade.nouns)}`, trade }
}

const partnered: Pattern = (rank, random) => {
  const [first, second] = two(words.founders, rank)
  return withNoun(`${first} & ${second}`, 0.45, random)
}

const inCompany: Pattern = (rank, random) => withNoun(`${person(rank + 41)} & Co`, 0.4, random)

const inFamily: Pattern = (rank, random) => {
  const turn = rank + 83
  const family = at(words.families, turn + Math.floor(turn / words.founders.length))
  return withNoun(`${at(words.founders, turn)} & ${family}`, 0.5, random)
}

const singular: Pattern = (rank, random) => {
  const index = shuffled(rank, words.things.length * words.tails.length)
  const thing = words.things[index % words.things.length] ?? ''
  const tail = words.tails[Math.floor(index / words.things.length)] ?? ''
  return withNoun(blended(thing, tail), 0.25, random)
}

const addressed: Pattern = (rank, random) => {
  const index = shuffled(rank, words.lanes.length * 90)
  const lane = `${words.lanes[index % words.lanes.length]} ${at(words.ways, rank)}`
  const number = 2 + Math.floor(index / words.lanes.length)
  return withNoun(rank % 2 ? `${number} ${lane}` : `No. ${number} ${lane}`, 0.2, random)
}

const accented: Pattern = (rank, random) => {
  const half = Math.floor(rank / 2)
  if (rank % 2 === 0) {
    const index = shuffled(half, words.houses.length * words.accentedNames.length)
    const [house, ...categories] = words.houses[index % words.houses.length] ?? ['Maison']
    const name = words.accentedNames[Math.floor(index / words.houses.length)]
    const trade = random.pick(trades.filter(({ category }) => categories.includes(category)))
    return { name: `${house} ${name}`, trade }
  }
  const index = shuffled(half, words.nordicBeginnings.length * words.nordicEndings.length)
  const start = words.nordicBeginnings[index % words.nordicBeginnings.length] ?? ''
  const end = words.nordicEndings[Math.floor(index / words.nordicBeginnings.length)] ?? ''
  return withNoun(blended(start, end), 0.6, random)
}

const longWinded: Pattern = (rank, random) => {
  const trade = anyTrade(random)
  const [first = 'Stores', second = 'Supply'] = random.some(trade.nouns, 2)
  const place = `${random.pick(words.reaches)} ${coinages.at(-1 - (rank % coinages.length))}`
  return { name: `The ${place} ${first} & ${second} Company`, trade }
}

/** How many of every hundred names follow which pattern. */
const shares: readonly (readonly [Pattern, number])[] = [
  [coined, 35],
  [paired, 12],
  [described, 13],
  [housed, 6],
  [owned, 7],
  [partnered, 7],
  [inCompany, 4],
  [inFamily, 3],
  [singular, 7],
  [addressed, 2],
  [accented, 2],
  [longWinded, 2],
]

interface Card {
  readonly pattern: Pattern
  readonly share: number
  /** The place of this card among those of its pattern. */
  readonly within: number
}

const firstCard: Card = { pattern: coined, share: 35, within: 0 }
const deck: readonly Card[] = shares.flatMap(([pattern, share]) =>
  Array.from({ length: share }, (_, within) => ({ pattern, share, within })),
)

/** Every beginning in turn, each time with another ending. */
const coinages = Array.from(
  { length: words.beginnings.length * words.endings.length },
  (_, turn) => {
    const start = turn % words.beginnings.length
    const round = Math.floor(turn / words.beginnings.length)
    const end = (round * 17 + start * 7) % words.endings.length
    return blended(words.beginnings[start] ?? '', words.endings[end] ?? '')
  },
).filter((name) => !words.unwanted.has(name))

/** Every emblem once, with the first trade that claims it. */
const emblems = [
  ...new Map(
    trades
      .toReversed()
      .flatMap((trade) => trade.emblems.map((emblem) => [emblem, { emblem, trade }] as const)),
  ).values(),
]

const tickets = trades.flatMap((trade) => Array.from({ length: trade.share }, () => trade))
const anyTrade = (random: Random): Trade => random.pick(tickets)

/** Says what it sells in `share` of all cases, and always if nobody would guess. */
function withNoun(stem: string, share: number, random: Random): NamedTrade {
  const trade = anyTrade(random)
  const isSaid = random.chance(share) || trade.pays !== 'percent'
  return { name: isSaid ? `${stem} ${random.pick(trade.nouns)}` : stem, trade }
}

/** A founder; from the second round through the list on, with a first name. */
function person(rank: number): string {
  const round = Math.floor(rank / words.founders.length)
  const surname = at(words.founders, rank)
  return round === 0
    ? surname
    : `${words.firstNames[(round - 1) % words.firstNames.length]} ${surname}`
}

function two(list: readonly string[], rank: number): readonly [string, string] {
  const index = shuffled(rank, list.length * (list.length - 1))
  const first = Math.floor(index / (list.length - 1))
  const second = (first + 1 + (index % (list.length - 1))) % list.length
  return [list[first] ?? '', list[second] ?? '']
}

/** Joins two halves without a letter three times over: Moss and stone, Fell and lea. */
function blended(start: string, end: string): string {
  const isThreefold = start.at(-1) === end[0] && start.at(-2) === end[0]
  return isThreefold ? start + end.slice(1) : start + end
}

/** The member of the list at this rank of its shuffled order, round and round. */
function at<T>(list: readonly T[], rank: number): T {
  const found = list[shuffled(rank % list.length, list.length)]
  if (found === undefined) throw new RangeError('There is nothing to take from')
  return found
}

/** Puts `rank` somewhere below `size`, each rank somewhere else. */
function shuffled(rank: number, size: number): number {
  let factor = Math.max(1, Math.round(size * 0.618))
  while (commonDivisor(factor, size) !== 1) factor += 1
  return (rank * factor + Math.floor(size / 3)) % size
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))
