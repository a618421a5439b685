/** The rulebook's panel "Which filter of the directory applies?" follows these words: the screen has to agree. */
import { CategoryId, RetailerId } from '@save/domain/kernel'
import { placeOf, queryOf as queryOfPlace } from '@save/domain/retailers'
import { addressInWords, directoryQueries } from '@save/domain/testing/directory-in-words'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { parseQuery, queryIn, queryOf } from '../routing/query-string.ts'
import { openPortal } from '../testing/open-portal.tsx'

const pageCount = 3
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
  ['?page=999', 'previous page'],
  ['?page=999', 'last page then previous page'],
  ['?page=2', 'last page then previous page then previous page'],
  ['', 'search    '],
  ['', 'search Shop '],
  ['', 'search M&S'],
  ['?page=2', 'search tea then empty search'],
  ['?search=tea&search=Shop', 'next page'],
  ['?search=%E0%A4%A', ''],
  ['?search=%20%20', ''],
  ['?category=abc&page=2', ''],
  ['?Category=9&category=10', 'next page'],
  ['?category=9', 'category 10 then no category'],
  ['?page=1e2', 'next page'],
  ['?search=Shop', 'favourites then favourites'],
])('DIR-15, DIR-21 at "%s", "%s" leads where the words say', async (at, doings) => {
  const { user, answer, server, address } = await openPortal({ at: `/Member/Home/Cashback${at}` })
  await answer(server.retailers, shops)
  await answer(server.categories, categories)
  await answer(server.favourites, [])
  await does(user, doings)
  const query = queryIn(queryOf(parseQuery(at)))
  const said = directoryQueries(query, doings, { pageCount, categories, queryIn }).at(-1) ?? []
  const shown = address().slice('/Member/Home/Cashback'.length)
  // An address that nothing was done at stays as it is, unless its category is unknown.
  const written = doings === '' ? addressInWords(queryOfPlace(placeOf(queryIn(shown)))) : shown
  expect(written || '(none)').toBe(addressInWords(said))
})
