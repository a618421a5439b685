/** An entry of the list: the place on the screen that it explains, and what that shows. */
interface Entry {
  readonly place: unknown
  readonly title: string
}

/**
 * What each entry of the list takes over from the list before: that of its own place, or else of one
 * with its title whose place is gone. Nothing is taken over twice, so that one open entry stays one.
 */
export function takenOver<Before extends Entry>(
  before: readonly Before[],
  now: readonly Entry[],
): readonly (Before | undefined)[] {
  const places = new Set(now.map(({ place }) => place))
  const left = before.filter(({ place }) => !places.has(place))
  return now.map(({ place, title }) => {
    const own = before.find((earlier) => earlier.place === place)
    if (own !== undefined) return own
    const heir = left.findIndex((earlier) => earlier.title === title)
    return heir < 0 ? undefined : left.splice(heir, 1)[0]
  })
}
