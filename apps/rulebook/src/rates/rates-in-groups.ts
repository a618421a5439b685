/** Many changed rates told apart in few runs: each run has about half of them changed, and no two rates are in the same runs. */

/** Which rates each run has, by their places. */
export function groupsOf(count: number): readonly (readonly number[])[] {
  const all = Array.from({ length: count }, (_, place) => place)
  const digits = Math.ceil(Math.log2(Math.max(count, 2)))
  return Array.from({ length: digits }, (_, digit) =>
    [0, 1].map((bit) => all.filter((place) => ((place >> digit) & 1) === bit)),
  ).flat()
}

/** One run: the rates that it has, and the cases that fail in it. */
export interface GroupRun {
  readonly rates: readonly number[]
  readonly failing: ReadonlySet<string>
}

/**
 * For each case the rates that can make it fail: those of no run in which it holds. One alone is the one; several
 * may be too many.
 */
export function candidatesIn(
  count: number,
  runs: readonly GroupRun[],
): ReadonlyMap<string, readonly number[]> {
  const all = Array.from({ length: count }, (_, place) => place)
  const cases = new Set(runs.flatMap(({ failing }) => [...failing]))
  return new Map(
    [...cases].map((one) => {
      const holding = runs.filter(({ failing }) => !failing.has(one))
      const cleared = new Set(holding.flatMap(({ rates }) => rates))
      return [one, all.filter((place) => !cleared.has(place))]
    }),
  )
}

/** The rates that the most cases leave open, to be run by themselves. */
export function openRates(
  candidates: ReadonlyMap<string, readonly number[]>,
  most: number,
): readonly number[] {
  const counts = new Map<number, number>()
  for (const places of candidates.values())
    if (places.length > 1)
      for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([place]) => place)
}

/**
 * For each rate the cases that it makes fail by itself.
 *
 * @param alone the cases that fail with one rate, where it was run by itself; a case that leaves open one that was not is told of none
 */
export function casesByRate(
  candidates: ReadonlyMap<string, readonly number[]>,
  alone: ReadonlyMap<number, ReadonlySet<string>>,
): ReadonlyMap<number, ReadonlySet<string>> {
  const found = [...candidates].flatMap(([one, places]) => {
    if (places.length === 1) return places.map((place) => [place, one] as const)
    if (!places.every((place) => alone.has(place))) return []
    return places
      .filter((place) => alone.get(place)?.has(one))
      .map((place) => [place, one] as const)
  })
  const byRate = Map.groupBy(found, ([place]) => place)
  return new Map(
    [...byRate]
      .toSorted(([one], [other]) => one - other)
      .map(([place, some]) => [place, new Set(some.map(([, one]) => one))]),
  )
}
