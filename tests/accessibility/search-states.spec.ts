import type { Page } from '@playwright/test'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'
import type { World } from '../support/world.ts'

async function openSearch(
  page: Page,
  world: World,
  query: string,
  request: Parameters<World['arrange']>[0] = {},
) {
  await world.arrange({ signedIn: true, ...request })
  await page.goto(`/Member/Home/Search${query}`)
}

const states: readonly State[] = [
  {
    name: 'search results',
    tree: 'main',
    show: async (page, world) => {
      await openSearch(page, world, '?search=garden&page=1')
      await expect(page.getByText(/^[\d,]+ results$/)).toBeVisible()
    },
  },
  {
    name: 'search results with long names',
    show: async (page, world) => {
      await openSearch(page, world, '?page=2', { scenario: ['long-names'] })
      await expect(page.getByText(/^[\d,]+ results$/)).toBeVisible()
    },
  },
  {
    name: 'the search while it loads',
    show: async (page, world) => {
      await openSearch(page, world, '', { faults: [{ call: 'GET /api/search', delayMs: 20_000 }] })
      await expect(page.getByText('Loading...')).toBeVisible()
    },
  },
  {
    name: 'a search without results',
    show: async (page, world) => {
      await openSearch(page, world, '?search=marmalade&page=1&filter=Vouchers')
      await expect(page.getByText('No results')).toBeVisible()
    },
  },
  {
    name: 'a failed search',
    show: async (page, world) => {
      await openSearch(page, world, '', { faults: [{ call: 'GET /api/search', status: 500 }] })
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
]

noBarrierIn('the search', states)
