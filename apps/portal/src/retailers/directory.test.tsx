import { CategoryId, OfferId, RetailerId, serverFault } from '@save/domain/kernel'
import type { Category, Retailer } from '@save/domain/retailers'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const id = (text: string) => RetailerId.make(text)

const shop = (number: string, name: string, overrides: Partial<Retailer> = {}): Retailer => ({
  id: id(number),
  name,
  tagList: [],
  offers: [],
  retailerInfo: [],
  totalOfferCount: 2,
  ...overrides,
})

const category = (number: string, name: string, depth: number): Category => ({
  id: CategoryId.make(number),
  name,
  depth,
})

const shops = [
  shop('1', 'Café Brûlé', { thumbnailImageUrl: 'retailers/1.svg', totalOfferCount: 1 }),
  shop('2', 'Fernhill Books', { thumbnailImageUrl: 'retailers/2.svg', tagList: ['10', '11'] }),
  shop('3', 'Tea & Brick', { tagList: ['10'], totalOfferCount: 0 }),
]
const categories = [
  category('10', 'Home', 0),
  category('11', 'Books', 1),
  category('12', 'Maps', 2),
]
const many = Array.from({ length: 125 }, (_, index) =>
  shop(`${index + 1}`, `Shop ${index + 1}`, { tagList: ['10'] }),
)

async function openDirectory({
  query = '',
  retailers = shops,
  favourites = ['2'],
}: {
  query?: string
  retailers?: readonly Retailer[]
  favourites?: readonly string[]
} = {}) {
  const portal = await openPortal({
    at: `/Member/Home/Cashback${query}`,
    configuration: { imageHost: '//pics' },
  })
  const { server, answer } = portal
  await answer(server.retailers, retailers)
  await answer(server.categories, categories)
  await answer(server.favourites, favourites.map(id))
  return {
    ...portal,
    toggle: (name: string) => portal.user.click(star(name)),
    turn: (name: string) => portal.user.click(screen.getByRole('button', { name })),
  }
}

const star = (name: string) => screen.getByRole('button', { name: `Favourite ${name}` })
const isStarred = (name: string) => star(name).getAttribute('aria-pressed') === 'true'
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent)
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by name' })
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
const toggle = () => screen.getByRole('button', { name: 'View Favourites' })
const status = () =>
  screen.getAllByRole('status').find(({ className }) => className === 'listing-status')?.textContent

describe('Loading the directory', () => {
  test('DIR-01 Finding savings... is shown until the retailers are loaded; the filters are there from the start', async () => {
    const { server, answer } = await openPortal({ at: '/Member/Home/Cashback' })
    expect(screen.getByText('Finding savings...').closest('[role=status]')).not.toBeNull()
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
    expect(field().disabled).toBe(false)
    await answer(server.retailers, shops)
    expect(screen.queryByText('Finding savings...')).toBeNull()
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false')
    expect(names()).toHaveLength(3)
  })

  test.each([
    ['favourites', '?favourites=true', 'favourites'],
    ['category', '?category=10', 'categories'],
  ] as const)(
    'DIR-01 with the filter %s (%s), loading ends only once the %s have arrived',
    async (_, query, late) => {
      const { server, answer } = await openPortal({ at: `/Member/Home/Cashback${query}` })
      await answer(server.retailers, shops)
      expect(screen.getByText('Finding savings...')).not.toBeNull()
      if (late === 'favourites') await answer(server.favourites, [])
      else await answer(server.categories, categories)
      expect(screen.queryByText('Finding savings...')).toBeNull()
    },
  )

  test('DIR-22 an unknown category disappears from the address, and the page number stays (OQ-055)', async () => {
    const { address, turn } = await openDirectory({ query: '?category=99&page=2', retailers: many })
    expect([address(), select().value, status()]).toEqual([
      '/Member/Home/Cashback?page=2',
      '',
      '125 retailers',
    ])
    await turn('Next page')
    expect(address()).toBe('/Member/Home/Cashback?page=3')
  })

  test('OQ-140 a failed load shows Something went wrong. and can be tried again', async () => {
    const { server, answer, fail, user } = await openPortal({ at: '/Member/Home/Cashback' })
    await fail(server.retailers, serverFault(500))
    expect(screen.getByText('Something went wrong.')).not.toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cashback')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await answer(server.retailers, shops)
    expect(names()).toHaveLength(3)
  })

  test('DIR-01, OQ-140 one permanent region announces loading, failure and results', async () => {
    const { server, answer, fail, user } = await openPortal({ at: '/Member/Home/Cashback' })
    const region = screen.getByText('Finding savings...').closest('[role=status]')
    await fail(server.retailers, serverFault(500))
    expect(screen.getByText('Something went wrong.').closest('[role=status]')).toBe(region)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Finding savings...').closest('[role=status]')).toBe(region)
    await answer(server.retailers, shops)
    expect(screen.getByText('3 retailers').closest('[role=status]')).toBe(region)
    await user.type(field(), 'nobody')
    expect(region?.textContent).toContain('No Retailers Found')
  })

  test('OQ-132 without favourites and categories the list still appears, with no star filled', async () => {
    const { server, answer, fail } = await openPortal({ at: '/Member/Home/Cashback' })
    await fail(server.favourites, serverFault(500))
    await fail(server.categories, serverFault(500))
    await answer(server.retailers, shops)
    expect(shops.map(({ name }) => isStarred(name))).toEqual([false, false, false])
  })
})

describe('The cards', () => {
  test('ROUTE-06, DIR-08, DIR-14 a card has name and thumbnail, and links to the retailer', async () => {
    await openDirectory()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cashback')
    const cards = ['Café Brûlé', 'Fernhill Books'].map((name) => {
      const link = screen.getByRole('link', { name })
      const image = within(link.closest('li') as HTMLElement).getByRole('presentation')
      expect(['loading', 'width', 'height'].map((each) => image.getAttribute(each))).toEqual([
        'lazy',
        '72',
        '72',
      ])
      return [link.getAttribute('href'), image.getAttribute('src')]
    })
    expect(cards).toEqual([
      ['/Member/Retailer/1/cafe-brule', '//pics/retailers/1.svg'],
      ['/Member/Retailer/2/fernhill-books', '//pics/retailers/2.svg'],
    ])
  })

  test('DIR-09, DIR-10 a card shows its number of offers', async () => {
    await openDirectory()
    for (const text of ['1 cashback offer', '2 cashback offers', '0 cashback offers'])
      expect(screen.getByText(text)).not.toBeNull()
  })

  test('DIR-13 the back link goes to the dashboard', async () => {
    await openDirectory()
    const back = screen.getByRole('link', { name: 'Back to the dashboard' })
    expect(back.getAttribute('href')).toBe('/Member/Home/Dashboard')
  })

  test('the number of results is announced', async () => {
    const { user } = await openDirectory()
    expect(status()).toBe('3 retailers')
    await user.type(field(), 'tea')
    expect(status()).toBe('1 retailer')
  })
})

describe('The filters', () => {
  test('DIR-03, DIR-16 View Favourites lists only starred retailers', async () => {
    const { user, address } = await openDirectory()
    await user.click(toggle())
    expect(names()).toEqual(['Fernhill Books'])
    expect([toggle().getAttribute('aria-pressed'), address()]).toEqual([
      'true',
      '/Member/Home/Cashback?favourites=true',
    ])
    await user.click(toggle())
    expect([names().length, address()]).toEqual([3, '/Member/Home/Cashback'])
  })

  test('DIR-04, DIR-23 the name search filters while the member types, and the address stores it', async () => {
    const { user, address } = await openDirectory()
    await user.type(field(), ' BRÛ')
    expect([names(), address()]).toEqual([
      ['Café Brûlé'],
      '/Member/Home/Cashback?search=%20BR%C3%9B',
    ])
    await user.clear(field())
    expect([names().length, address()]).toEqual([3, '/Member/Home/Cashback'])
  })

  test('DIR-05, DIR-06 the dropdown has the categories, with lower ones indented by >', async () => {
    await openDirectory()
    expect([...select().options].map(({ text }) => text)).toEqual([
      'All categories',
      'Home',
      '> Books',
      '>> Maps',
    ])
  })

  test('DIR-22, DIR-29 a category lists the retailers with its tag, and the address stores it', async () => {
    const { user, address } = await openDirectory()
    await user.selectOptions(select(), '11')
    expect([names(), address()]).toEqual([['Fernhill Books'], '/Member/Home/Cashback?category=11'])
    await user.selectOptions(select(), 'All categories')
    expect([names().length, address()]).toEqual([3, '/Member/Home/Cashback'])
  })

  test('DIR-17, DIR-18, DIR-19 each filter visibly clears the others', async () => {
    const { user } = await openDirectory()
    const shown = () => [field().value, select().value, toggle().getAttribute('aria-pressed')]
    await user.type(field(), 'tea')
    expect(shown()).toEqual(['tea', '', 'false'])
    await user.selectOptions(select(), 'Home')
    expect(shown()).toEqual(['', '10', 'false'])
    await user.click(toggle())
    expect(shown()).toEqual(['', '', 'true'])
    await user.type(field(), 'b')
    expect(shown()).toEqual(['b', '', 'false'])
  })

  test('DIR-02 without results the page says No Retailers Found and links to all retailers', async () => {
    const { user } = await openDirectory()
    await user.type(field(), 'zzz')
    expect(screen.getByText('No Retailers Found').closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show all retailers' }))
    expect([names().length, field().value]).toEqual([3, ''])
  })

  test('DIR-02 without favourites the page says how to add one', async () => {
    await openDirectory({ query: '?favourites=true', favourites: [] })
    expect(screen.getByText('No Retailers Found')).not.toBeNull()
  })
})

describe('The address', () => {
  test.each([
    ['DIR-21', '?page=3', 'Page 3 of 3'],
    ['DIR-21', '?Page=2', 'Page 2 of 3'],
    ['DIR-21', '?page=99', 'Page 3 of 3'],
  ])('%s the page shown for %s is %s (OQ-054, OQ-058)', async (_, query, position) => {
    await openDirectory({ query, retailers: many })
    expect(screen.getByText(position)).not.toBeNull()
  })

  test('DIR-22 the category is restored from the address', async () => {
    await openDirectory({ query: '?Category=11' })
    expect([select().value, names()]).toEqual(['11', ['Fernhill Books']])
  })

  test('DIR-22 an unknown category is ignored (OQ-055)', async () => {
    await openDirectory({ query: '?category=99' })
    expect([select().value, names().length]).toEqual(['', 3])
  })

  test.each([
    ['?page=999', 'Previous page', '?page=2'],
    ['?page=1e2', 'Next page', '?page=2'],
    ['?search=tea&search=Shop', 'Next page', '?search=Shop&page=2'],
    ['?Category=11&category=10', 'Next page', '?category=10&page=2'],
  ])('DIR-21 from %s, %s leads to %s', async (query, way, next) => {
    const { turn, address } = await openDirectory({ query, retailers: many })
    await turn(way)
    expect(address()).toBe(`/Member/Home/Cashback${next}`)
  })

  test.each([
    ['?search=tea%20%26', 'tea &', ['Tea & Brick']],
    ['?search=%20%20', '', shops.map(({ name }) => name)],
    ['?search=%E0%A4%A', '\ufffd%A', []],
  ])('DIR-23 the search for %s is restored: %j', async (query, text, found) => {
    await openDirectory({ query })
    expect([field().value, names()]).toEqual([text, found])
  })

  test('DASH-31 favourites are restored from the address', async () => {
    await openDirectory({ query: '?favourites=true' })
    expect([toggle().getAttribute('aria-pressed'), names()]).toEqual(['true', ['Fernhill Books']])
  })

  test('DIR-21 Back undoes one filter at a time', async () => {
    const { user, goBack } = await openDirectory()
    await user.selectOptions(select(), 'Home')
    await user.click(toggle())
    await goBack()
    expect([select().value, names()]).toEqual(['10', ['Fernhill Books', 'Tea & Brick']])
    await goBack()
    expect([select().value, names().length]).toEqual(['', 3])
  })

  test('DIR-21 the retailer’s page links back to the same place in the directory (OQ-024)', async () => {
    const { user, address } = await openDirectory({ query: '?category=10' })
    await user.click(screen.getByRole('link', { name: 'Tea & Brick' }))
    expect(address()).toBe('/Member/Retailer/3/tea-brick')
    await user.click(await screen.findByRole('link', { name: 'Back to cashback' }))
    await screen.findByText('2 retailers')
    expect([address(), names()]).toEqual([
      '/Member/Home/Cashback?category=10',
      ['Fernhill Books', 'Tea & Brick'],
    ])
  })
})

describe('The pages', () => {
  test('DIR-12 the pager has buttons for the first, previous, next and last page', async () => {
    await openDirectory({ retailers: many })
    for (const button of [/first/i, /previous/i, /next/i, /last/i])
      expect(screen.getAllByRole('button', { name: button })).toHaveLength(1)
  })

  test('DIR-11, DIR-12, DIR-24 a page has sixty retailers, with buttons for first, previous, next and last', async () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue()
    const { turn, address } = await openDirectory({ retailers: many })
    const shown = () => [names().length, names()[0], address().replace('/Member/Home/Cashback', '')]
    const locked = () =>
      ['First page', 'Previous page', 'Next page', 'Last page'].filter(
        (name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled,
      )
    expect([shown(), screen.getByText('Page 1 of 3').tagName]).toEqual([[60, 'Shop 1', ''], 'P'])
    expect(locked()).toEqual(['First page', 'Previous page'])
    await turn('Next page')
    expect([shown(), locked()]).toEqual([[60, 'Shop 61', '?page=2'], []])
    await turn('Last page')
    expect(shown()).toEqual([5, 'Shop 121', '?page=3'])
    expect(locked()).toEqual(['Next page', 'Last page'])
    await turn('Previous page')
    expect(shown()).toEqual([60, 'Shop 61', '?page=2'])
    await turn('First page')
    expect(shown()).toEqual([60, 'Shop 1', ''])
  })

  test('OQ-024 turning the page scrolls to the top, but filtering and typing don’t', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const { turn, user } = await openDirectory({ retailers: many })
    scrolled.mockClear()
    await user.type(field(), 'shop')
    await user.click(toggle())
    await user.click(toggle())
    expect(scrolled).not.toHaveBeenCalled()
    await turn('Next page')
    expect(scrolled).toHaveBeenCalledWith(0, 0)
  })

  test('OQ-069 the heading gets the focus, and the page describes it while it has the focus', async () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue()
    const { turn, user, goBack } = await openDirectory({ retailers: many })
    const heading = screen.getByRole('heading', { level: 1 })
    const shownTexts = () => [
      document.activeElement === heading,
      heading.getAttribute('aria-description'),
    ]
    await turn('Last page')
    expect(shownTexts()).toEqual([true, 'Page 3 of 3'])
    await turn('Previous page')
    expect(shownTexts()).toEqual([true, 'Page 2 of 3'])
    await user.click(field())
    expect(shownTexts()).toEqual([false, null])
    await goBack()
    expect(document.activeElement).toBe(field())
  })
})

describe('The order', () => {
  const paying = (value: number) => ({
    offers: [{ id: OfferId.make('1'), enabled: true, cashbackDetails: { type: 2, value } }],
  })

  test('DIR-08 each card shows its best cashback, and the member can sort the list by it', async () => {
    const { user, address } = await openDirectory({
      retailers: [shop('1', 'Less', paying(2)), shop('2', 'More', paying(7.5)), shop('3', 'None')],
    })
    expect(screen.getByText('2 cashback offers', { selector: 'li:first-child p' })).toBeTruthy()
    expect(screen.getByText('7.5%').parentElement?.textContent).toBe('Up to 7.5%')
    await user.click(screen.getByRole('button', { name: 'By most cashback', pressed: false }))
    expect([names(), address()]).toEqual([
      ['More', 'Less', 'None'],
      '/Member/Home/Cashback?order=gain',
    ])
    await user.click(screen.getByRole('button', { name: 'By most cashback', pressed: true }))
    expect([names(), address()]).toEqual([['Less', 'More', 'None'], '/Member/Home/Cashback'])
  })
})

describe('The stars', () => {
  test('DIR-07 stars show which retailers are favourites', async () => {
    await openDirectory()
    expect(shops.map(({ name }) => isStarred(name))).toEqual([false, true, false])
  })

  test('DIR-25, DIR-27 a star fills before the server answers, and the list is then read again', async () => {
    const { server, toggle, answer } = await openDirectory()
    await toggle('Tea & Brick')
    expect([isStarred('Tea & Brick'), server.addFavourite.asked]).toEqual([true, [['3']]])
    expect(server.favourites.asked).toHaveLength(1)
    await answer(server.addFavourite, undefined)
    expect([isStarred('Tea & Brick'), server.favourites.asked.length]).toEqual([true, 2])
    await answer(server.favourites, [id('2'), id('3')])
    expect(isStarred('Tea & Brick')).toBe(true)
  })

  test('DIR-25, DIR-27 a star empties before the server answers, and the list is then read again', async () => {
    const { server, toggle, answer } = await openDirectory()
    await toggle('Fernhill Books')
    expect([isStarred('Fernhill Books'), server.removeFavourite.asked]).toEqual([false, [['2']]])
    await answer(server.removeFavourite, undefined)
    expect(server.favourites.asked).toHaveLength(2)
  })

  test('DIR-26, DIR-27 a failure restores the star, and the list is read again', async () => {
    const { server, toggle, fail } = await openDirectory()
    await toggle('Fernhill Books')
    await fail(server.removeFavourite, serverFault(500))
    expect([isStarred('Fernhill Books'), server.favourites.asked.length]).toEqual([true, 2])
    expect(screen.getByText(/^We couldn’t change your favourites\./)).toBeTruthy()
    await toggle('Tea & Brick')
    await fail(server.addFavourite, serverFault(503))
    expect(isStarred('Tea & Brick')).toBe(false)
  })

  test('OQ-061 a second click does nothing while the first change is being saved', async () => {
    const { server, toggle } = await openDirectory()
    await toggle('Tea & Brick')
    await toggle('Tea & Brick')
    expect([isStarred('Tea & Brick'), server.addFavourite.asked.length]).toEqual([true, 1])
    expect(server.removeFavourite.asked).toEqual([])
  })

  test('OQ-059 among the favourites, removing a star removes its card', async () => {
    const { toggle } = await openDirectory({ query: '?favourites=true', favourites: ['2', '3'] })
    await toggle('Fernhill Books')
    expect(names()).toEqual(['Tea & Brick'])
  })

  test('DIR-27 a change continues after the member leaves the page', async () => {
    const { server, toggle, goTo } = await openDirectory()
    await toggle('Tea & Brick')
    await goTo('/Member/Home/Dashboard')
    expect(server.addFavourite.interrupted()).toBe(0)
  })
})

test('recently viewed retailers appear once there are any, and are never stored', async () => {
  const { goTo, answer, server, user, address } = await openDirectory()
  const summary = () => screen.queryByText('Recently viewed')
  expect(summary()).toBeNull()
  for (const shop of shops.slice(0, 2)) {
    await goTo(`/Member/Retailer/${shop.id}/shop`)
    await answer(server.retailer, shop)
  }
  await goTo('/Member/Home/Cashback')
  const cards = screen.getAllByRole('listitem').length
  await user.click(summary() as HTMLElement)
  const details = summary()?.closest('details') as HTMLElement
  const links = await within(details).findAllByRole('link')
  expect(links.map(({ textContent }) => textContent?.trim())).toEqual([
    shops[1]?.name,
    shops[0]?.name,
  ])
  expect([cards, localStorage.length, sessionStorage.length]).toEqual([shops.length, 0, 0])
  await user.click(links[1] as HTMLElement)
  expect(address()).toContain(`/Member/Retailer/${shops[0]?.id}/`)
})
