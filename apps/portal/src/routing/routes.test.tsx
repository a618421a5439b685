import { shellMessages } from '@save/domain/shell'
import { cashbackItems, emptyDashboard } from '@save/domain/testing/examples'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

describe('Redirects', () => {
  test.each([
    ['ROUTE-02', '/Member'],
    ['ROUTE-02', '/Member/'],
    ['ROUTE-02', '/Member?checkvirtualorgs=true'],
    ['ROUTE-03', '/member'],
    ['ROUTE-03', '/mEmBeR'],
    ['ROUTE-04', '/Member/Home'],
    ['ROUTE-04', '/member/home/'],
  ])('%s %s opens the dashboard', async (_, at) => {
    const { address } = await openPortal({ at })
    expect(address()).toBe('/Member/Home/Dashboard')
    expect(screen.getByText('Loading offers...')).toBeTruthy()
  })
})

describe('Routes', () => {
  test.each(['/Member/Home/Dashboard', '/member/home/dashboard', '/MEMBER/Home/DASHBOARD/'])(
    'ROUTE-05 %s shows Home: the banner carousel and the tiles',
    async (at) => {
      const { answerAll } = await openPortal({ at })
      await answerAll({
        banners: [{ id: '1', imageLink: '/images/banners/1.svg' }],
        dashboard: { ...emptyDashboard, featuredCashback: cashbackItems('Shop', 1) },
      })
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Priya')
      expect(screen.getByRole('region', { name: 'Featured cashback' })).toBeTruthy()
      // The carousel waits until the page is idle, or the member does something.
      fireEvent.pointerMove(document.body)
      expect(await screen.findByRole('region', { name: 'Offers' })).toBeTruthy()
    },
  )

  test.each([
    '/Member/Nowhere',
    '/Member/Home/Dashboard/More',
    '/Member/Home/%24%25',
    '/Member/Home/%zz',
    '/Member/%E0%A4%A',
  ])(
    'an unknown address (%s) shows Not found. inside the shell, with a link to the dashboard',
    async (at) => {
      const { user, address } = await openPortal({ at })
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Not found.')
      expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
      await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }))
      expect(address()).toBe('/Member/Home/Dashboard')
    },
  )
})

test('after a page that replaces another, Back opens the one before it', async () => {
  const { running, goTo, goBack, address } = await openPortal()
  await goTo('/Member/Contact')
  await act(async () => running.browser.replacePath('/Home/Dashboard?page=2'))
  expect(address()).toBe('/Member/Home/Dashboard?page=2')
  await goBack()
  expect(address()).toBe('/Member/Home/Dashboard')
})

describe('A route change', () => {
  const openScrolled = async () => {
    const portal = await openPortal()
    await portal.answerAll()
    const scrollTo = vi.spyOn(window, 'scrollTo')
    return { ...portal, scrollTo }
  }

  test('SHELL-02 a change of path scrolls to the top, including Back and Forward', async () => {
    const { goTo, goBack, scrollTo } = await openScrolled()
    await goTo('/Member/Contact')
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
    await goBack()
    expect(scrollTo).toHaveBeenCalledTimes(2)
  })

  test('SHELL-02 a change of the query alone doesn’t scroll, forward or back', async () => {
    const { goTo, goBack, scrollTo } = await openScrolled()
    await goTo('/Member/Home/Dashboard?page=2')
    await goBack()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('a change of path focuses the heading', async () => {
    const { goTo } = await openScrolled()
    await goTo('/Member/Contact')
    expect(document.activeElement?.textContent).toBe('Help & Support')
    await goTo('/Member/Home/Dashboard')
    expect(document.activeElement?.textContent).toBe('Hello, Priya')
  })

  test('the focus stays on the heading when another replaces it', async () => {
    const { goTo, answerAll } = await openPortal({ at: '/Member/Contact' })
    await goTo('/Member/Home/Dashboard')
    expect(document.activeElement?.textContent).toBe('Hello')
    await answerAll()
    expect(document.activeElement?.textContent).toBe('Hello, Priya')
  })

  test('SHELL-01 a change of path keeps the title', async () => {
    document.title = shellMessages.title
    const { goTo } = await openScrolled()
    await goTo('/Member/Contact')
    expect(document.title).toBe('Save - Member Home')
  })

  test('the first page leaves the focus where the browser put it', async () => {
    await openPortal()
    expect(document.activeElement).toBe(document.body)
  })
})

describe('Links', () => {
  const clickWith = (keys: object) =>
    fireEvent.click(screen.getByRole('link', { name: 'Contact' }), keys)

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('a click with %o is left to the browser', async (keys) => {
    const { address } = await openPortal()
    expect(clickWith(keys)).toBe(true)
    expect(address()).toBe('/Member/Home/Dashboard')
  })

  test('a plain click is handled by the portal', async () => {
    await openPortal()
    expect(clickWith({})).toBe(false)
  })
})
