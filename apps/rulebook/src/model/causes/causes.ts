/** Which rules made cases fail: told from what each case runs, those that hold included. */
import type { Fact, Row } from '../cases/tables.ts'

export interface RanCase {
  readonly result: (Row | Fact)['result']
  readonly ran?: readonly string[] | undefined
}

export interface Cause<Case> {
  /** 'packages/…/offers.rules.ts#mayBuy'. */
  readonly name: string
  /** What the same cases run, and what explains them nearly as well, the likeliest first. */
  readonly alike: readonly string[]
  readonly cases: readonly Case[]
  /** In bits: how badly it explains them. */
  readonly price: number
}

/** In bits: one cause more has to explain that much better why some cases fail and others hold. */
const priceOfCause = 50

/** The same of what is known to have changed: that it makes cases fail is no surprise. */
export const priceOfChanged = 8

/** The same for cases of several chapters: a mistake in one of them makes no case of another fail. */
const priceOfChapter = 12

/** Bits by which the next likeliest cause may be worse, and how many of them are named. */
const nearly = 20
const mostAlike = 3

/**
 * The fewest functions that explain the failures: each failing case runs one of them, and as few
 * as possible of the cases that run it hold. Cases of several chapters have one cause only if it
 * explains them better than a cause for each chapter.
 *
 * @param isPossible only these can be a cause
 * @param chapterOf where a failing case belongs
 */
export function causesOf<Case extends RanCase>(
  failing: readonly Case[],
  all: readonly RanCase[],
  isPossible: (name: string) => boolean = () => true,
  chapterOf: (failing: Case) => string = () => '',
  priceOfEach = priceOfCause,
): readonly Cause<Case>[] {
  const asked = failing.filter(({ ran = [] }) => ran.some(isPossible))
  const [first] = asked
  if (first === undefined) return []
  const others = all.filter(({ result, ran }) => result === 'passed' && ran !== undefined)
  const possible = { isPossible, priceOfEach }
  return explained(asked, others, possible).found.flatMap((cause) => {
    const chapters = [...Map.groupBy(cause.cases, chapterOf).values()]
    if (chapters.length < 2) return [cause]
    const apart = chapters.map((cases) => explained(cases, others, possible))
    const found = apart.flatMap(({ found }) => found)
    return bitsOf(found, priceOfEach) < bitsOf([cause], priceOfEach) ? found : [cause]
  })
}

const bitsOf = (causes: readonly Cause<unknown>[], priceOfEach: number): number =>
  causes.reduce((sum, { price }) => sum + price - priceOfEach + priceOfChapter, 0)

interface Possible {
  readonly isPossible: (name: string) => boolean
  readonly priceOfEach: number
}

interface Explanation<Case> {
  readonly price: number
  readonly found: readonly Cause<Case>[]
}

function explained<Case extends RanCase>(
  failing: readonly Case[],
  holding: readonly RanCase[],
  possible: Possible,
): Explanation<Case> {
  const counts = countsIn(failing, holding, possible)
  const one = best(counts.filter(({ failed }) => failed === failing.length))
  const alone: Explanation<Case> | undefined = one && {
    price: one.price,
    found: [causeOf(one, failing, counts)],
  }
  const next = best(
    counts.filter(({ failed }) => failed < failing.length),
    ({ failed }) => failed,
  )
  if (next === undefined || (alone !== undefined && next.price >= alone.price))
    return alone ?? { price: Infinity, found: [] }
  const isOutside = ({ ran = [] }: RanCase) => !ran.includes(next.name)
  const inside = failing.filter((one) => !isOutside(one))
  const rest = explained(failing.filter(isOutside), holding.filter(isOutside), possible)
  const several = {
    price: next.price + rest.price,
    found: [causeOf(next, inside, counts), ...rest.found],
  }
  return alone !== undefined && alone.price <= several.price ? alone : several
}

interface Counted {
  readonly name: string
  readonly failed: number
  readonly held: number
  readonly price: number
}

/** Each function that could be a cause, in the order in which the cases run them. */
function countsIn(
  failing: readonly RanCase[],
  holding: readonly RanCase[],
  { isPossible, priceOfEach }: Possible,
): readonly Counted[] {
  const failed = timesOf(failing, isPossible)
  const held = timesOf(holding, (name) => failed.has(name))
  return [...failed].map(([name, count]) => {
    const others = held.get(name) ?? 0
    return { name, failed: count, held: others, price: priceOfEach + surprise(count, others) }
  })
}

function timesOf(
  cases: readonly RanCase[],
  isAsked: (name: string) => boolean,
): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { ran = [] } of cases)
    for (const name of ran.filter(isAsked)) times.set(name, (times.get(name) ?? 0) + 1)
  return times
}

/** How many bits it takes to say which of the cases fail: none if all do. */
function surprise(failed: number, held: number): number {
  if (failed === 0 || held === 0) return 0
  const all = failed + held
  return -failed * Math.log2(failed / all) - held * Math.log2(held / all)
}

/** The cheapest; among equals the last, which the others call. */
const best = (
  counts: readonly Counted[],
  share: (counted: Counted) => number = () => 1,
): Counted | undefined =>
  counts.reduce<Counted | undefined>(
    (found, one) =>
      found === undefined || one.price / share(one) <= found.price / share(found) + 1e-9
        ? one
        : found,
    undefined,
  )

const causeOf = <Case extends RanCase>(
  { name, price }: Counted,
  cases: readonly Case[],
  counts: readonly Counted[],
): Cause<Case> => ({
  name,
  alike: counts
    .filter((one) => one.name !== name && one.price <= price + nearly)
    .filter((one) => cases.every(({ ran = [] }) => ran.includes(one.name)))
    .toSorted((one, other) => one.price - other.price)
    .slice(0, mostAlike)
    .map((one) => one.name),
  cases,
  price,
})
