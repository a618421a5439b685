import { CategoryId, RetailerId } from '@save/domain/kernel'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

/** Three pages. */
const shops = Array.from({ length: 125 }, (_, place) => ({
  id: RetailerId.make(`${place + 1}`),
  name: `Shop ${place + 1}`,
  tagList: ['9', '10'],
  offers: [],
  retailerInfo: [],
  totalOfferCount: 0,
}))
const categories = ['9', '10'].map((id) => ({ id: CategoryId.make(id), name: `C${id}`, depth: 0 }))

const button = (name: string) => screen.getByRole('button', { name })
const field = () => screen.getByRole('searchbox', { name: 'Search by name' })
const select = () => screen.getByRole('combobox', { name: 'Category' })

/** What the member does, for how it begins in words. */
const doingsOf = (user: UserEvent): Readonly<Record<string, (rest: string) => Promise<void>>> => ({
  'previous page': () => user.click(button('Previous page')),
  'next page': () => user.click(button('Next page')),
  'last page': () => user.click(button('Last page')),
  favourites: () => user.click(button('View Favourites')),
  'empty search': () => user.clear(field()),
  'search ': (text) => user.type(field(), text),
  'no category': () => user.selectOptions(select(), ''),
  'category ': (id) => user.selectOptions(select(), id),
})

async function does(user: UserEvent, doings: string): Promise<void> {
  const known = Object.entries(doingsOf(user))
  for (const doing of doings === '' ? [] : doings.split(' then ')) {
    const [words = '', happens] = known.find(([words]) => doing.startsWith(words)) ?? []
    await happens?.(doing.slice(words.length))
  }
}

test.each([
  ['?page=999', 'previous page', '?page=2'],
  ['?page=999', 'last page then previous page', '?page=2'],
  ['?page=2', 'last page then previous page then previous page', ''],
  ['', 'search    ', '?search=%20%20%20'],
  ['', 'search Shop ', '?search=Shop%20'],
  ['', 'search M&S', '?search=M%26S'],
  ['?page=2', 'search tea then empty search', ''],
  ['?search=tea&search=Shop', 'next page', '?search=Shop&page=2'],
  ['?search=%E0%A4%A', '', '?search=%EF%BF%BD%25A'],
  ['?search=%20%20', '', '?search=%20%20'],
  ['?category=abc&page=2', '', '?page=2'],
  ['?Category=9&category=10', 'next page', '?category=10&page=2'],
  ['?category=9', 'category 10 then no category', ''],
  ['?page=1e2', 'next page', '?page=2'],
  ['?search=Shop', 'favourites then favourites', ''],
])('DIR-15, DIR-21 at "%s", "%s" leads to "%s"', async (at, doings, after) => {
  const { user, answer, server, address } = await openPortal({ at: `/Member/Home/Cashback${at}` })
  await answer(server.retailers, shops)
  await answer(server.categories, categories)
  await answer(server.favourites, [])
  await does(user, doings)
  expect(address()).toBe(`/Member/Home/Cashback${after}`)
})
