import { ChoiceId, RetailerId, serverFault, unauthorised, VendorCode } from '@save/domain/kernel'
import type { SearchAnswer, SearchResult } from '@save/domain/search'
import { waitUntilIdle } from '@save/domain/testing/scripted-call'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const shop: SearchResult = {
  kind: 'retailer',
  id: RetailerId.make('7'),
  name: 'Fernhill Books',
  thumbnailImageUrl: 'retailers/7.svg',
  offers: [
    { enabled: true, cashbackDetails: { type: 2, value: 7.5 } },
    { enabled: false },
    { enabled: true },
  ],
}
const voucher: SearchResult = {
  kind: 'vendor',
  id: 'v7',
  code: VendorCode.make('FER1047'),
  name: 'Fernhill Books',
  logo: '/images/vendors/FER1047.svg',
  percentageDiscount: 0.065,
}
const benefit: SearchResult = {
  kind: 'choice',
  id: ChoiceId.make('171'),
  name: 'Learning library',
  choiceLogo: '/images/choices/171.svg',
  journeyType: 50,
}

const found = (count = 1, results: readonly SearchResult[] = [shop]): SearchAnswer => ({
  results,
  count,
})
const noResults: SearchAnswer = { results: [], count: 0 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

async function openSearch(query = '', answer?: SearchAnswer) {
  const portal = await openPortal({
    at: `/Member/Home/Search${query}`,
    configuration: { imageHost: 'https://img.example' },
  })
  await portal.answerAll()
  const { server } = portal
  if (answer) await portal.answer(server.search, answer)
  return {
    ...portal,
    asked: () => server.search.asked.map(([{ text, filter, page }]) => [text, filter, page]),
    type: (text: string) => fireEvent.change(box(), { target: { value: text } }),
    choose: (filter: string) => fireEvent.click(screen.getByRole('radio', { name: filter })),
    press: (name: string) => act(async () => void fireEvent.click(button(name))),
    /** Advances the clock and runs everything that follows. */
    pass: (milliseconds: number) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(milliseconds)
        await waitUntilIdle()
      }),
    query: () => portal.address().replace('/Member/Home/Search', ''),
  }
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const status = () => screen.getByRole('main').querySelector('[role=status]')?.textContent
const cards = () => within(screen.getByRole('main')).queryAllByRole('listitem')
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value

describe('The page', () => {
  test.each(['/Member/Home/Search', '/member/home/search/'])(
    'ROUTE-11, SEARCH-01, SEARCH-03 %s has its title and a search box',
    async (at) => {
      await openPortal({ at })
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search')
      expect(box().placeholder).toBe('Search')
    },
  )

  test('SEARCH-02 the back link goes to the dashboard', async () => {
    await openSearch()
    const back = within(screen.getByRole('main')).getByRole('link', {
      name: 'Back to the dashboard',
    })
    expect(back.getAttribute('href')).toBe('/Member/Home/Dashboard')
  })

  test('SEARCH-04 the filter offers All, Cashback, Benefits and Vouchers', async () => {
    await openSearch()
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
      'All',
      'Cashback',
      'Benefits',
      'Vouchers',
    ])
    expect(chosen()).toBe('All')
  })
})

describe('Results', () => {
  test('SEARCH-05, SEARCH-13 the results are a grid with a card for each, and the count is announced', async () => {
    await openSearch('?search=fern', found(3, [shop, voucher, benefit]))
    expect(cards().map((card) => card.querySelector('img')?.getAttribute('src'))).toEqual([
      'https://img.example/retailers/7.svg',
      '/images/vendors/FER1047.svg',
      '/images/choices/171.svg',
    ])
    expect(cards()[0]?.parentElement?.className).toBe('listing')
    expect(status()).toBe('3 results')
  })

  test('SEARCH-14, SEARCH-15, SEARCH-16 a retailer’s card has image, name, and a link with the available offers', async () => {
    await openSearch('', found())
    const [card] = cards()
    expect(card?.querySelector('img')?.getAttribute('src')).toBe(
      'https://img.example/retailers/7.svg',
    )
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Fernhill Books')
    const link = screen.getByRole('link', { name: '2 cashback offers at Fernhill Books' })
    expect(link.getAttribute('href')).toBe('/Member/Retailer/7/fernhill-books')
    expect(link.textContent).toBe('2 cashback offers')
    expect(screen.getByText(/Fernhill Books/).tagName).toBe('H2')
  })

  test('SEARCH-17, SEARCH-18, SEARCH-19 a vendor’s card has Voucher, logo, name and saving', async () => {
    await openSearch('', found(1, [voucher]))
    const [card] = cards()
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('/images/vendors/FER1047.svg')
    expect(card?.textContent).toBe('Fernhill BooksVoucherSaving of 6.50%')
    const link = screen.getByRole('link', { name: 'Fernhill Books' })
    expect(link.getAttribute('href')).toBe('/Member/Vendor/FER1047')
  })

  test.each([
    [50, 'Direct Saving'],
    [100, 'Salary Sacrifice'],
  ])('SEARCH-20, SEARCH-21 a choice of journey %i is labelled %s', async (journeyType, label) => {
    await openSearch('', found(1, [{ ...benefit, journeyType }]))
    const [card] = cards()
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('/images/choices/171.svg')
    expect(card?.textContent).toBe(`Learning library${label}`)
    const link = screen.getByRole('link', { name: 'Learning library' })
    expect(link.getAttribute('href')).toBe('/Member/Choice/171')
  })

  test('SEARCH-14 a result without a picture shows the default image', async () => {
    const { thumbnailImageUrl: _, ...bare } = shop
    await openSearch('', found(1, [bare]))
    expect(cards()[0]?.querySelector('img')?.getAttribute('src')).toMatch(/default-image/)
  })
})

describe('Loading, failing, finding nothing', () => {
  test('SEARCH-22 Loading... is announced, and the page is busy', async () => {
    const { answer, server } = await openSearch()
    expect(status()).toBe('Loading...')
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
    await answer(server.search, found())
    expect([status(), screen.queryByText('Loading...')]).toEqual(['1 result', null])
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false')
  })

  test('SEARCH-23 No results has a hint, and no pager', async () => {
    await openSearch('?search=marmalade', noResults)
    expect(screen.getByText('No results')).toBeTruthy()
    expect(screen.getByText('Try another word.')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Search everything' })).toBeNull()
  })

  test('SEARCH-23 without results of one kind the page links to all kinds', async () => {
    const { press, pass, asked } = await openSearch('?search=marmalade&filter=Vouchers', noResults)
    await press('Search everything')
    await pass(500)
    expect([chosen(), asked().at(-1)]).toEqual(['All', ['marmalade', 'All', 1]])
  })

  test('SEARCH-24 a failure shows Something went wrong. and offers to try again', async () => {
    const { fail, server, press, answer } = await openSearch('?search=tea')
    await fail(server.search, serverFault(500))
    expect(screen.getByText('Something went wrong.')).toBeTruthy()
    expect(box().value).toBe('tea')
    button('Try again').focus()
    await press('Try again')
    await answer(server.search, found())
    expect(cards()).toHaveLength(1)
    expect(document.activeElement?.textContent).toBe('Search')
  })

  test('SESSION-01 a member whose session has ended is asked to sign in', async () => {
    const { fail, server } = await openSearch()
    await fail(server.search, unauthorised)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

describe('The address', () => {
  test('ROUTE-11, SEARCH-10, SEARCH-11, SEARCH-12 page, filter and search are read from the address on load, at once', async () => {
    const { asked } = await openSearch('?search=tea&page=2&filter=Vouchers', found(121))
    expect(asked()).toEqual([['tea', 'Vouchers', 2]])
    expect([box().value, chosen()]).toEqual(['tea', 'Vouchers'])
    expect(screen.getByText('Page 2 of 3')).toBeTruthy()
  })

  test('SEARCH-07, SEARCH-08 the address stores search and page; an empty search is left out', async () => {
    const { type, query } = await openSearch('', found())
    type('fish & chips')
    await act(waitUntilIdle)
    expect(query()).toBe('?search=fish%20%26%20chips&page=1')
    type('')
    await act(waitUntilIdle)
    expect(query()).toBe('?page=1')
  })

  test('SEARCH-09 the address stores the filter, but leaves All out', async () => {
    const { choose, query } = await openSearch('', found())
    choose('Benefits')
    await act(waitUntilIdle)
    expect(query()).toBe('?page=1&filter=Benefits')
    choose('All')
    await act(waitUntilIdle)
    expect(query()).toBe('?page=1')
  })

  test('SEARCH-12, OQ-024 Back returns to the search in which the filter was chosen', async () => {
    const { choose, goBack, query, pass, asked } = await openSearch('?search=tea&page=1', found())
    choose('Vouchers')
    await pass(500)
    await goBack()
    await pass(500)
    expect([query(), chosen(), asked().at(-1)]).toEqual([
      '?search=tea&page=1',
      'All',
      ['tea', 'All', 1],
    ])
  })

  test('OQ-024 Back from a result restores page, filter and search', async () => {
    const { goTo, goBack, query, asked, press, pass, answer, server } = await openSearch(
      '?search=tea&page=1&filter=Cashback',
      found(121),
    )
    await press('Next page')
    await pass(500)
    await answer(server.search, found(121))
    await goTo('/Member/Nowhere')
    await goBack()
    expect(query()).toBe('?search=tea&page=2&filter=Cashback')
    expect([box().value, chosen(), asked().at(-1)]).toEqual([
      'tea',
      'Cashback',
      ['tea', 'Cashback', 2],
    ])
  })

  test('OQ-075 typing adds no history entries', async () => {
    const { goTo, type, goBack, address } = await openSearch('', found())
    await goTo('/Member/Home/Dashboard')
    await goTo('/Member/Home/Search?page=1')
    type('t')
    await act(waitUntilIdle)
    type('te')
    await act(waitUntilIdle)
    await goBack()
    expect(address()).toBe('/Member/Home/Dashboard')
  })

  test('fast typing loses no letter, even if the address lags behind', async () => {
    const { type, query } = await openSearch('', found())
    for (const text of ['t', 'te', 'tea']) type(text)
    await act(waitUntilIdle)
    expect([box().value, query()]).toEqual(['tea', '?search=tea&page=1'])
  })
})

describe('Searching', () => {
  test('SEARCH-25 a new text starts at page 1', async () => {
    const { type, pass, asked, query } = await openSearch('?search=tea&page=2', found(121))
    type('pot')
    await pass(500)
    expect([asked().at(-1), query()]).toEqual([['pot', 'All', 1], '?search=pot&page=1'])
  })

  test('SEARCH-26 a new filter starts at page 1', async () => {
    const { choose, pass, asked } = await openSearch('?search=tea&page=2', found(121))
    choose('Cashback')
    await pass(500)
    expect(asked().at(-1)).toEqual(['tea', 'Cashback', 1])
  })

  test('SEARCH-31 several changes within 500 ms cause one call, 500 ms after the last', async () => {
    const { type, choose, pass, asked } = await openSearch('', found())
    type('t')
    await pass(300)
    type('te')
    await pass(300)
    choose('Vouchers')
    await pass(499)
    expect(asked()).toHaveLength(1)
    await pass(1)
    expect(asked().slice(1)).toEqual([['te', 'Vouchers', 1]])
  })

  test('SEARCH-31 a new search cancels the running one, and only its own results appear', async () => {
    const { type, pass, server, answer } = await openSearch()
    type('tea')
    await pass(500)
    expect(server.search.interrupted()).toBe(1)
    await answer(server.search, found(1, [voucher]))
    expect(cards()).toHaveLength(1)
  })

  test('SEARCH-31 results stay while the member types', async () => {
    const { type, pass } = await openSearch('', found())
    type('t')
    expect(cards()).toHaveLength(1)
    await pass(500)
    expect([cards(), status()]).toEqual([[], 'Loading...'])
  })
})

describe('Paging', () => {
  const disabled = () =>
    ['First page', 'Previous page', 'Next page', 'Last page'].filter(
      (name) => button(name).disabled,
    )

  test.each([
    ['SEARCH-29', 1, ['First page', 'Previous page']],
    ['SEARCH-06', 2, []],
    ['SEARCH-30', 3, ['Next page', 'Last page']],
  ])('%s on page %i of 3 these buttons are disabled: %j', async (_, page, expected) => {
    await openSearch(`?page=${page}`, found(121))
    expect(screen.getByText(`Page ${page} of 3`)).toBeTruthy()
    expect(disabled()).toEqual(expected)
  })

  test.each([
    ['First page', 1],
    ['Previous page', 2],
    ['Next page', 4],
    ['Last page', 5],
  ])('SEARCH-06, SEARCH-28 %s moves from page 3 to page %i, and to the top', async (name, page) => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { press, pass, asked, query } = await openSearch('?search=tea&page=3', found(300))
    await press(name)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await pass(500)
    expect([asked().at(-1), query()]).toEqual([['tea', 'All', page], `?search=tea&page=${page}`])
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  test('SEARCH-28 typing does not scroll', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { type, pass } = await openSearch('', found(300))
    type('tea')
    await pass(500)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('SEARCH-10 a page beyond the last becomes the last (OQ-073)', async () => {
    const { answer, server, query, asked } = await openSearch('?search=tea&page=9', {
      results: [],
      count: 61,
    })
    await answer(server.search, found(61))
    expect(asked()).toEqual([
      ['tea', 'All', 9],
      ['tea', 'All', 2],
    ])
    expect(query()).toBe('?search=tea&page=2')
    expect(screen.getByText('Page 2 of 2')).toBeTruthy()
  })
})
