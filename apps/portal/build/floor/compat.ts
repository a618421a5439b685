import { floor } from './floor.ts'

/** A feature in MDN's browser compatibility data, the parts used here. */
export interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Support>> }
  readonly [name: string]: unknown
}

type Support = Release | readonly Release[] | 'mirror'

interface Release {
  readonly version_added: string | boolean | null
  readonly version_removed?: string | boolean
  readonly prefix?: string
  readonly alternative_name?: string
  readonly partial_implementation?: boolean
  readonly flags?: unknown
}

/**
 * Does a browser of the floor lack this feature? One that the data don't mention counts as known to
 * all. `isPrefixed`: it also exists under an older, prefixed name.
 */
export function isNewer(feature: Feature | undefined, isPrefixed = false): boolean {
  const support = feature?.__compat?.support
  if (support === undefined) return false
  return Object.entries(floor).some(
    ([browser, oldest]) => !isIn(support[browser], oldest, isPrefixed),
  )
}

function isIn(support: Support | undefined, oldest: string, isPrefixed: boolean): boolean {
  // The data say only that it matches its desktop sibling.
  if (support === undefined || support === 'mirror') return true
  return [support].flat().some((release) => {
    const { version_added: added, version_removed: removed } = release
    if (release.flags !== undefined || release.alternative_name) return false
    if (release.partial_implementation || (release.prefix && !isPrefixed)) return false
    const wasThere = typeof removed !== 'string' || isAfter(removed, oldest)
    return typeof added === 'string' && added !== 'preview' && !isAfter(added, oldest) && wasThere
  })
}

/** '16.4' is after '16.0'. '≤16.0' counts as 16.0. */
export function isAfter(version: string, other: string): boolean {
  const [ours, theirs] = [partsOf(version), partsOf(other)]
  for (let place = 0; place < Math.max(ours.length, theirs.length); place += 1) {
    const difference = (ours[place] ?? 0) - (theirs[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

const partsOf = (version: string): readonly number[] =>
  version.replace('≤', '').split('.').map(Number)

/** Every feature below this one, by the last part of its name. */
export function featuresByName(root: Feature | undefined): ReadonlyMap<string, readonly Feature[]> {
  const found = new Map<string, Feature[]>()
  const walk = (node: Feature) => {
    for (const [name, child] of Object.entries(node)) {
      if (name === '__compat' || typeof child !== 'object' || child === null) continue
      const feature = child as Feature
      found.set(name, [...(found.get(name) ?? []), feature])
      walk(feature)
    }
  }
  if (root) walk(root)
  return found
}
