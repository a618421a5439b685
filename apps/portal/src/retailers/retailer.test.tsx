import { notFound, OfferId, RetailerId, serverFault } from '@save/domain/kernel'
import type { Offer, Retailer } from '@save/domain/retailers'
import { emptyDashboard, exampleMember } from '@save/domain/testing/examples'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const longTitle = '12% cashback on your first order of cookware, knives and bakeware over £60'

const offer = (id: string, overrides: Partial<Offer> = {}): Offer => ({
  id: OfferId.make(id),
  title: `Offer ${id}`,
  earnDetail: `Detail of ${id}`,
  redeemLink: `https://shop.example/${id}`,
  cashbackDetails: { type: 2, value: 7.5 },
  enabled: true,
  ...overrides,
})

const { redeemLink: _, ...withoutLink } = offer('c')

const hearthwick: Retailer = {
  id: RetailerId.make('40'),
  name: 'Hearthwick Kitchens',
  thumbnailImageUrl: 'retailers/40.svg',
  description: '<p>Pans &amp; <strong>knives</strong>.</p>',
  totalOfferCount: 3,
  tagList: [],
  offers: [
    offer('a'),
    offer('b', { title: longTitle, cashbackDetails: { type: 1, value: 15 } }),
    withoutLink,
    offer('d', { enabled: false }),
  ],
  retailerInfo: [
    {
      headerTitle: 'Good to know',
      details: [
        { text: '<p><b>second</b></p>', sortOrder: 2 },
        { text: '<p>first</p>', sortOrder: 1 },
      ],
    },
    { headerTitle: 'When it arrives', details: [{ text: '<p>In 5 days</p>' }] },
  ],
}

async function openRetailer(retailer: Partial<Retailer> = {}, path = '/Retailer/40/hearthwick') {
  const portal = await openPortal({ at: `/Member${path}`, configuration: { imageHost: '//pics' } })
  await portal.answer(portal.server.retailer, { ...hearthwick, ...retailer })
  return portal
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const cards = () => within(screen.getByRole('region', { name: 'Offers' })).getAllByRole('listitem')
const redeem = (name: string) => screen.getByRole('button', { name: `Redeem ${name}` })

/** The opened tabs, and the addresses they later get. */
let tabs: { opener: unknown; closed: boolean; visited: string[] }[] = []

beforeEach(() => {
  tabs = []
  vi.spyOn(window, 'open').mockImplementation(() => {
    const visited: string[] = []
    const tab = {
      opener: window,
      closed: false,
      visited,
      location: { replace: (href: string) => visited.push(href) },
    }
    tabs.push(tab)
    return tab as unknown as Window
  })
})

describe('The retailer page', () => {
  test.each([
    ['ROUTE-12', '/Retailer/40'],
    ['ROUTE-13', '/Retailer/40/hearthwick-kitchens'],
    ['ROUTE-13', '/retailer/40/quite-another-name'],
    ['ROUTE-14', '/Retailer/40/hearthwick-kitchens/Offers/Cashback'],
    ['ROUTE-14', '/RETAILER/40/x/offers/CASHBACK'],
  ])('%s, RETAILER-03 %s shows the retailer with this id', async (_, path) => {
    const { server } = await openRetailer({}, path)
    expect([server.retailer.asked, title()]).toEqual([[['40']], 'Hearthwick Kitchens'])
  })

  test('ROUTE-12 an id in the address is decoded', async () => {
    const { server } = await openRetailer({}, '/Retailer/a%20%26%20b%2Fc')
    expect(server.retailer.asked).toEqual([['a & b/c']])
  })

  test('RETAILER-01 Loading... appears until the retailer is loaded', async () => {
    const { server, answer } = await openPortal({ at: '/Member/Retailer/40' })
    expect(screen.getByText('Loading...').getAttribute('role')).toBe('status')
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
    await answer(server.retailer, hearthwick)
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false')
  })

  test.each([
    ['the directory', '/Member/Home/Cashback'],
    ['the dashboard', '/Member/Home/Dashboard'],
  ])(
    'RETAILER-01 the retailer’s name and thumbnail from %s appear while it loads',
    async (list, at) => {
      const portal = await openPortal({ at, configuration: { imageHost: '//pics' } })
      const { id, name, thumbnailImageUrl = '' } = hearthwick
      await portal.answerAll({
        dashboard: { ...emptyDashboard, newestCashback: [{ id, name, thumbnailImageUrl }] },
      })
      if (list === 'the directory') await portal.answer(portal.server.retailers, [hearthwick])
      await portal.goTo('/Member/Retailer/40')
      expect(screen.getByText('Loading...')).not.toBeNull()
      expect(title()).toBe('Hearthwick Kitchens')
      expect(portal.container.querySelector('.page-title img')?.getAttribute('src')).toBe(
        '//pics/retailers/40.svg',
      )
    },
  )

  test.each([
    ['a server that fails', serverFault(500)],
    ['a retailer that there is not (OQ-006)', notFound],
  ])(
    'RETAILER-02 after %s the page says Something went wrong. and offers to try again',
    async (_, failure) => {
      const { server, fail, answer, user } = await openPortal({ at: '/Member/Retailer/40' })
      await fail(server.retailer, failure)
      expect(title()).toBe('Something went wrong.')
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await answer(server.retailer, hearthwick)
      expect(title()).toBe('Hearthwick Kitchens')
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    },
  )

  test('RETAILER-04 the thumbnail comes from the image host', async () => {
    const { container } = await openRetailer()
    expect(container.querySelector('.page-title img')?.getAttribute('src')).toBe(
      '//pics/retailers/40.svg',
    )
  })

  test.each([
    [3, '3 Offers available today'],
    [1, '1 Offers available today'],
  ])('RETAILER-05 with %i offers the page says %s (OQ-063)', async (totalOfferCount, text) => {
    await openRetailer({ totalOfferCount })
    expect(screen.getByText(text)).not.toBeNull()
  })

  test('RETAILER-06 the description is rendered, not shown as text', async () => {
    await openRetailer()
    expect(screen.getByText('knives').tagName).toBe('STRONG')
    expect(screen.queryByText(/<p>/)).toBeNull()
  })

  test('RETAILER-09, RETAILER-10 the information is in groups, each in order', async () => {
    await openRetailer()
    const itemsOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(itemsOf('Good to know')).toEqual(['first', 'second'])
    expect(itemsOf('When it arrives')).toEqual(['In 5 days'])
    expect(screen.getByText('second').tagName).toBe('B')
  })

  test('DIR-25, DIR-26, DIR-27 the star fills before the server answers, and empties if the server refuses', async () => {
    const { server, user, answer, fail } = await openRetailer()
    await answer(server.favourites, [])
    const star = () => screen.getByRole('button', { name: 'Favourite Hearthwick Kitchens' })
    const isStarred = () => star().getAttribute('aria-pressed') === 'true'
    await user.click(star())
    expect([isStarred(), server.addFavourite.asked]).toEqual([true, [['40']]])
    await fail(server.addFavourite, serverFault(500))
    expect(isStarred()).toBe(false)
    expect(screen.getByText(/^We couldn’t change your favourites\./)).toBeTruthy()
    await answer(server.favourites, [])
    await user.click(star())
    await answer(server.addFavourite, undefined)
    await answer(server.favourites, [hearthwick.id])
    expect(isStarred()).toBe(true)
  })

  test('a retailer with few details can be shown', async () => {
    await openRetailer({ offers: [], retailerInfo: [], totalOfferCount: 0, description: '' })
    expect(screen.getByText('0 Offers available today')).not.toBeNull()
    expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull()
  })
})

function raise(error: Error): never {
  throw error
}

describe('The offers', () => {
  test('RETAILER-07, RETAILER-08 each enabled offer has a card with its cashback', async () => {
    await openRetailer()
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Offer a',
      '12% cashback on your first...',
      'Offer c',
    ])
    expect(cards()[0]?.textContent).toContain('7.5%')
    expect(cards()[0]?.textContent).toContain('Detail of a')
    expect(cards()[1]?.textContent).toContain('£15.00')
  })

  test('RETAILER-11, RETAILER-12, RETAILER-14 a title appears once in its card, and the card’s button says Redeem', async () => {
    await openRetailer()
    expect(screen.getByText('Offer a').tagName).toBe('H3')
    expect(screen.getByText(/on your first order of cookware/).role).toBe('tooltip')
    expect(screen.getAllByText('Redeem').map(({ tagName }) => tagName)).toEqual(
      cards().map(() => 'BUTTON'),
    )
  })

  test('RETAILER-13 a shortened title shows the full one in a tooltip on tap or focus, and a full title has no tooltip', async () => {
    const { user } = await openRetailer()
    const titles = cards().map((card) => within(card).getByRole('heading').firstElementChild)
    expect(titles.map((title) => title?.getAttribute('aria-describedby'))).toEqual([
      undefined,
      screen.getByText(longTitle).id,
      undefined,
    ])
    const isOpen = () => screen.getByText(longTitle).parentElement?.className.includes('is-open')
    fireEvent.click(
      within(cards()[1] as HTMLElement).getByRole('button', { name: titles[1]?.textContent ?? '' }),
    )
    expect(isOpen()).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(isOpen()).toBe(false)
    act(() => redeem('Offer a').focus())
    await user.tab()
    expect([document.activeElement, isOpen()]).toEqual([titles[1], true])
  })

  test('RETAILER-14, RETAILER-15 the visit is logged before the tab shows the link', async () => {
    const { server, user, answer } = await openRetailer()
    await user.click(redeem('Offer a'))
    expect(window.open).toHaveBeenCalledWith('', '_blank')
    expect([server.logRetailerVisit.asked, tabs[0]?.visited]).toEqual([[['40', 'a']], []])
    await answer(server.logRetailerVisit, undefined)
    expect(tabs).toMatchObject([{ opener: null, visited: ['https://shop.example/a'] }])
  })

  test('RETAILER-15 the shop opens even if the log fails (OQ-067)', async () => {
    const { server, user, fail } = await openRetailer()
    await user.click(redeem(longTitle))
    await fail(server.logRetailerVisit, serverFault(500))
    expect(tabs[0]?.visited).toEqual(['https://shop.example/b'])
    expect(title()).toBe('Hearthwick Kitchens')
  })

  test('RETAILER-15 further clicks are ignored until the shop has opened', async () => {
    const { server, user, answer } = await openRetailer()
    await user.dblClick(redeem('Offer a'))
    expect([server.logRetailerVisit.asked.length, tabs.length]).toEqual([1, 1])
    await answer(server.logRetailerVisit, undefined)
    await user.click(redeem('Offer a'))
    expect([server.logRetailerVisit.asked.length, tabs.length]).toEqual([2, 2])
  })

  test('RETAILER-14 a double click, or holding Enter, opens one tab, even if the log is answered at once', async () => {
    const { server, user, answer } = await openRetailer()
    await user.click(redeem('Offer a'))
    await answer(server.logRetailerVisit, undefined)
    fireEvent.click(redeem('Offer a'), { detail: 2 })
    expect(server.logRetailerVisit.asked).toHaveLength(1)
    act(() => redeem('Offer a').focus())
    expect(fireEvent.keyDown(redeem('Offer a'), { key: 'Enter', repeat: true })).toBe(false)
    await user.keyboard('{Enter}')
    await answer(server.logRetailerVisit, undefined)
    const heldEnter = { key: 'Enter', repeat: true }
    expect(fireEvent.keyDown(redeem('Offer a'), heldEnter)).toBe(false)
    expect(server.logRetailerVisit.asked).toHaveLength(2)
  })

  test('RETAILER-15 a tab that the member has closed stays closed', async () => {
    const { server, user, answer } = await openRetailer()
    await user.click(redeem('Offer a'))
    Object.assign(tabs[0] ?? {}, { closed: true })
    await answer(server.logRetailerVisit, undefined)
    expect(tabs[0]?.visited).toEqual([])
  })

  test.each<[string, () => unknown]>([
    ['opens none', () => null],
    ['gives nothing', () => undefined],
    ['gives something else', () => ({})],
    ['gives a closed one', () => ({ closed: true })],
    ['throws', () => raise(new TypeError('blocked'))],
  ])(
    'RETAILER-15 in a browser that %s for a tab, the visit is logged and a plain link opens the shop (OQ-067)',
    async (_, open) => {
      vi.mocked(window.open).mockImplementation(open as typeof window.open)
      const { server, user, answer } = await openRetailer()
      await user.click(redeem('Offer a'))
      expect(screen.queryByText('Your browser didn’t open a new tab.')).toBeNull()
      await answer(server.logRetailerVisit, undefined)
      const link = screen.getByRole<HTMLAnchorElement>('link', {
        name: 'Continue to Hearthwick Kitchens',
      })
      expect([link.href, link.target, link.rel]).toEqual([
        'https://shop.example/a',
        '_blank',
        'noopener',
      ])
      expect(link.closest('[role=status]')).toBeTruthy()
      expect([link.closest('li'), document.activeElement]).toEqual([cards()[0], redeem('Offer a')])
      await user.click(redeem(longTitle))
      expect(screen.queryByText('Your browser didn’t open a new tab.')).toBeNull()
    },
  )

  test('RETAILER-15 once the shop has opened, the page shows a slip with the time, a reminder, and a link to a prepared question', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 29, 12))
    const { server, user, answer, goTo } = await openRetailer()
    const region = () =>
      screen.queryByRole('region', { name: 'You went to Hearthwick Kitchens at 12:00' })
    await user.click(redeem('Offer a'))
    expect(region()).toBeNull()
    await answer(server.logRetailerVisit, undefined)
    expect(region()).not.toBeNull()
    await goTo('/Member/Home/Dashboard')
    await goTo('/Member/Retailer/40')
    const slip = within(region() as HTMLElement)
    expect(slip.getByText('In 5 days')).toBeTruthy()
    const reminder = slip.getByRole<HTMLAnchorElement>('link', { name: 'Remind me in a week' })
    expect([reminder.download, reminder.protocol]).toEqual(['cashback.ics', 'data:'])
    act(() => slip.getByRole('link', { name: 'Not there? Ask us' }).focus())
    await user.keyboard('{Enter}')
    await answer(server.member, exampleMember)
    const question = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Description',
    })
    expect(question.value).toMatch(/^I went to Hearthwick Kitchens on 29\/11\/2026 at 12:00, /)
  })

  test('RETAILER-15 no slip appears if no tab was opened', async () => {
    vi.mocked(window.open).mockReturnValue(null)
    const { server, user, answer } = await openRetailer()
    await user.click(redeem('Offer a'))
    await answer(server.logRetailerVisit, undefined)
    expect(screen.getByRole('link', { name: 'Continue to Hearthwick Kitchens' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: /^You went to/ })).toBeNull()
  })

  test('RETAILER-15 leaving the page before the response closes the empty tab', async () => {
    const { user, goTo } = await openRetailer()
    await user.click(redeem('Offer a'))
    expect(tabs[0]?.visited).toEqual([])
    await goTo('/Member/Home/Dashboard')
    expect(tabs[0]?.visited).toEqual(['https://shop.example/a'])
  })

  test('RETAILER-16 without a link Redeem looks disabled, opens nothing and logs nothing', async () => {
    const { server, user } = await openRetailer()
    expect(redeem('Offer c').getAttribute('aria-disabled')).toBe('true')
    await user.click(redeem('Offer c'))
    act(() => redeem('Offer c').focus())
    await user.keyboard('{Enter}')
    expect([window.open, server.logRetailerVisit.asked]).toEqual([window.open, []])
    expect(window.open).not.toHaveBeenCalled()
  })

  test('RETAILER-17 without a link Redeem has its hint, which the keyboard can reach as well (OQ-068)', async () => {
    await openRetailer()
    const hint = screen.getByText('Something went wrong. Please, contact us using Contact page.')
    expect(hint.role).toBe('tooltip')
    expect(redeem('Offer c').getAttribute('aria-describedby')).toBe(hint.id)
    act(() => redeem('Offer c').focus())
    expect(hint.parentElement?.className).toContain('is-open')
  })
})
