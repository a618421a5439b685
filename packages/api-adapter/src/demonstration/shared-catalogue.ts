import type { Catalogue } from '../world/catalogue.ts'
import { makeCatalogue } from './seed/index.ts'

/** How many seeds' catalogues are kept; the oldest goes first. */
const mostKept = 4

const kept = new Map<number, Catalogue>()

/** The catalogue of a seed, made once and deeply frozen, because many worlds share it. */
export function sharedCatalogue(seed = 1): Catalogue {
  const known = kept.get(seed)
  if (known !== undefined) return known
  const catalogue = makeCatalogue(seed)
  freeze(catalogue)
  kept.set(seed, catalogue)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > mostKept) kept.delete(oldest)
  return catalogue
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}
