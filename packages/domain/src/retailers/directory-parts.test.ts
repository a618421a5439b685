import { describe, expect, test } from 'vitest'
import { CategoryId, type ResourceView, RetailerId, serverFault } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import type { DirectoryFilter } from './directory.rules.ts'
import {
  type DirectoryParts,
  directoryStock,
  hasDirectoryFailed,
  isFindingSavings,
} from './directory.selectors.ts'

const filters: Readonly<Record<string, DirectoryFilter>> = {
  none: { mode: 'none' },
  search: { mode: 'search', text: 'tea' },
  favourites: { mode: 'favourites' },
  category: { mode: 'category', category: CategoryId.make('10') },
}

function part(is: string): ResourceView<readonly never[]> {
  if (is === 'failed') return { is, failure: serverFault(500) }
  return is === 'loading' ? { is } : { is: 'ready', value: [] }
}

describe('What does the directory show while a part of it loads or fails? (DIR-01, OQ-132, OQ-140)', () => {
  const cases = decisionTable(
    ['id', 'filter', 'retailers', 'categories', 'favourites', 'shown'],
    `
    id             | filter     | retailers | categories | favourites | shown
    DIR-01         | none       | loading   | ready      | ready      | Finding savings...
    DIR-01, OQ-132 | none       | ready     | loading    | loading    | the list
    DIR-01, OQ-132 | none       | ready     | failed     | failed     | the list
    OQ-140         | none       | failed    | ready      | ready      | Something went wrong.
    DIR-01         | search     | loading   | ready      | ready      | Finding savings...
    DIR-01, OQ-132 | search     | ready     | loading    | failed     | the list
    DIR-01, OQ-132 | favourites | ready     | loading    | ready      | the list
    DIR-01         | favourites | ready     | ready      | loading    | Finding savings...
    OQ-140         | favourites | ready     | ready      | failed     | Something went wrong.
    OQ-140         | favourites | failed    | ready      | loading    | Something went wrong.
    DIR-01, OQ-132 | category   | ready     | ready      | loading    | the list
    DIR-01         | category   | ready     | loading    | ready      | Finding savings...
    OQ-140         | category   | ready     | failed     | ready      | Something went wrong.
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.filter}; retailers ${row.retailers}, categories ${row.categories}, favourites ${row.favourites}: ${row.shown}`, () => {
      const filter = filters[row.filter] ?? { mode: 'none' }
      const parts: DirectoryParts = {
        retailers: part(row.retailers),
        categories: part(row.categories),
        favourites: part(row.favourites),
      }
      expect([isFindingSavings(filter, parts), hasDirectoryFailed(filter, parts)]).toEqual([
        row.shown === 'Finding savings...',
        row.shown === 'Something went wrong.',
      ])
    })
  }
})

test('DIR-25 the stock includes running changes; data that failed to load counts as empty', () => {
  const [one, two] = [RetailerId.make('1'), RetailerId.make('2')]
  const parts = { retailers: part('failed'), categories: part('loading') }
  const favourites = { is: 'ready', value: [one] } as const
  expect(directoryStock({ ...parts, favourites }, { [two]: 'adding' })).toEqual({
    retailers: [],
    categories: [],
    favourites: new Set([one, two]),
  })
})
