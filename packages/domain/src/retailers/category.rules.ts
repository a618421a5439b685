import type { CategoryId } from '../kernel/index.ts'
import type { Category } from './retailer.schema.ts'

export interface CategoryOption {
  readonly id: CategoryId
  /** The name, after a space and a '>' for each level below the top (DIR-06, OQ-057). */
  readonly label: string
}

/** Lists the categories in the server's order. The smallest depth that occurs is the top, 0 or 1. */
export function categoryOptions(categories: readonly Category[]): readonly CategoryOption[] {
  const top = Math.min(...categories.map(({ depth }) => depth))
  return categories.map(({ id, name, depth }) => ({
    id,
    label: depth === top ? name : `${'>'.repeat(depth - top)} ${name}`,
  }))
}
