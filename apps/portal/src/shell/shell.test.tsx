import { pounds, serverFault, TabId, unreachable } from '@save/domain/kernel'
import { exampleMember } from '@save/domain/testing/examples'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { keepDraft } from '../memory/drafts.ts'
import { openPortal } from '../testing/open-portal.tsx'

async function openShell(at?: string) {
  const portal = await openPortal(at === undefined ? {} : { at })
  await portal.answerAll({
    menu: [
      { key: 'Cashback', name: 'Cashback' },
      { key: 'mybenefits', name: 'Health', tabId: TabId.make('12') },
    ],
  })
  const { user } = portal
  return {
    ...portal,
    openMenu: async () => {
      await user.click(screen.getByRole('button', { name: 'Menu' }))
      return within(screen.getByRole('dialog'))
    },
  }
}

const isDrawerOpen = () => screen.queryByRole('dialog') !== null
const href = (element: HTMLElement) => element.getAttribute('href')
const searchBox = () =>
  within(screen.getByRole('banner')).queryByRole('searchbox', { name: 'Search' })

describe('The top bar', () => {
  test('SHELL-03 the logo links to the dashboard', async () => {
    await openShell()
    expect(href(screen.getByRole('link', { name: 'Save' }))).toBe('/Member/Home/Dashboard')
  })

  test('SHELL-03 the logo is the picture in the host page’s configuration', async () => {
    await openPortal({ configuration: { memberLogoLink: '/images/employer.svg' } })
    const logo = screen.getByRole('link', { name: 'Save' })
    expect(within(logo).getByRole('img').getAttribute('src')).toBe('/images/employer.svg')
  })

  test('SHELL-04 SHELL-05 the balance has £ and 2 decimals and links to the account', async () => {
    await openShell()
    const balance = within(screen.getByRole('banner')).getByText('£1,284.60')
    expect(balance.closest('a')?.getAttribute('href')).toBe('/Member/MyAccount')
  })

  test('SHELL-04 without a member the bar has no balance', async () => {
    await openPortal()
    expect(within(screen.getByRole('banner')).queryByText(/£/)).toBeNull()
  })

  test('SHELL-06 there is a search box', async () => {
    await openShell()
    expect(searchBox()).not.toBeNull()
  })

  test.each(['/Member/Home/Search?search=books&page=1', '/member/home/search/'])(
    'SHELL-07 there is no search box at %s',
    async (at) => {
      await openShell(at)
      expect(searchBox()).toBeNull()
    },
  )
})

describe('The top search box', () => {
  test('SHELL-08 SHELL-10 Enter after a text opens the search page and clears the box', async () => {
    const { user, address, goTo } = await openShell()
    await user.type(searchBox() as HTMLElement, '  100% wool & silk {Enter}')
    expect(address()).toBe('/Member/Home/Search?search=100%25%20wool%20%26%20silk&page=1')
    await goTo('/Member/Contact')
    expect(searchBox()).toHaveProperty('value', '')
  })

  test('SHELL-09 Enter after white space does nothing', async () => {
    const { user, address } = await openShell()
    await user.type(searchBox() as HTMLElement, '   {Enter}')
    expect(address()).toBe('/Member/Home/Dashboard')
    expect(searchBox()).toHaveProperty('value', '   ')
  })

  test('SHELL-08 typing alone opens nothing', async () => {
    const { user, address } = await openShell()
    await user.type(searchBox() as HTMLElement, 'books')
    expect(address()).toBe('/Member/Home/Dashboard')
  })
})

const backdrop = () => screen.getByRole('dialog').parentElement as HTMLElement

describe('The drawer', () => {
  test('SHELL-11 SHELL-13 the menu icon opens the drawer over the dimmed page', async () => {
    const { openMenu } = await openShell()
    expect(isDrawerOpen()).toBe(false)
    await openMenu()
    expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBe('true')
  })

  test.each([
    [
      'its own button',
      async ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Close menu' })),
    ],
    ['Escape', async ({ user }: Opened) => user.keyboard('{Escape}')],
    ['a press on the backdrop', async ({ user }: Opened) => user.click(backdrop())],
  ])('SHELL-14 SHELL-13 %s closes the drawer, and the page stays', async (_, close) => {
    const shell = await openShell()
    await shell.openMenu()
    await close(shell)
    expect(isDrawerOpen()).toBe(false)
    expect(shell.address()).toBe('/Member/Home/Dashboard')
  })

  test('SHELL-15 following a link in the drawer closes the drawer', async () => {
    const { openMenu, user, address } = await openShell()
    const drawer = await openMenu()
    await user.click(drawer.getByRole('link', { name: 'Cashback' }))
    expect(address()).toBe('/Member/Home/Cashback')
    expect(isDrawerOpen()).toBe(false)
  })

  test('SHELL-15 even a link to the current page closes the drawer', async () => {
    const { openMenu, user } = await openShell()
    const drawer = await openMenu()
    await user.click(drawer.getByRole('link', { name: 'Home' }))
    expect(isDrawerOpen()).toBe(false)
  })

  test('SHELL-15 any other navigation, such as Back, closes the drawer', async () => {
    const { openMenu, goTo, goBack } = await openShell()
    await goTo('/Member/Contact')
    await openMenu()
    await goBack()
    expect(isDrawerOpen()).toBe(false)
  })

  test('SHELL-16 the drawer welcomes the member by name', async () => {
    const { openMenu } = await openShell()
    const drawer = await openMenu()
    expect(drawer.getByRole('heading').textContent).toBe('Welcome Priya Shah!')
  })

  test('SHELL-17 Your Account opens the account', async () => {
    const { openMenu } = await openShell()
    const drawer = await openMenu()
    expect(href(drawer.getByRole('link', { name: 'Your Account' }))).toBe('/Member/MyAccount')
  })

  test('SHELL-19 the menu has Home, followed by the server’s items by their names', async () => {
    const { openMenu } = await openShell()
    const drawer = await openMenu()
    const links = within(drawer.getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, href(link)])).toEqual([
      ['Home', '/Member/Home/Dashboard'],
      ['Cashback', '/Member/Home/Cashback'],
      ['Health', '/Member/Home/mybenefits/12'],
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null])
  })

  test('BASKET-01 an entry for a basket with vouchers is below the menu, and pressing it closes the drawer', async () => {
    const { openMenu, server, answer, user, address } = await openShell()
    const drawer = await openMenu()
    await waitFor(() => expect(server.basket.asked).toHaveLength(1))
    expect(drawer.queryByRole('link', { name: /basket/ })).toBeNull()
    await answer(server.basket, {
      items: [{ vendorName: 'V', amount: pounds('10'), netDiscount: pounds('9'), quantity: 1 }],
      hasDeliverables: false,
    })
    await user.click(drawer.getByRole('link', { name: 'Your basket (1)' }))
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/Member/Checkout', null])
  })

  test.each(['is empty', 'can’t be read'])(
    'SHELL-19 if the menu %s, its only entry is Home',
    async (state) => {
      const { server, fail, answer, user } = await openPortal()
      if (state === 'is empty') await answer(server.menu, [])
      else await fail(server.menu, serverFault(500))
      await answer(server.member, exampleMember)
      await user.click(screen.getByRole('button', { name: 'Menu' }))
      const links = within(screen.getByRole('navigation')).getAllByRole('link')
      expect(links.map((link) => link.textContent)).toEqual(['Home'])
    },
  )
})

describe('Logout', () => {
  const logOut = async () => {
    const shell = await openShell()
    const drawer = await shell.openMenu()
    await shell.user.click(drawer.getByRole('button', { name: 'Logout' }))
    return shell
  }

  test('SHELL-18 SESSION-04 SESSION-05 a logout blocks the page and calls the server once', async () => {
    const { server, user } = await logOut()
    const wait = screen.getByRole('alertdialog', { name: 'Logout' })
    expect(document.querySelector('main')?.closest('[inert]')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBe(wait)
    expect(server.logout.asked).toHaveLength(1)
  })

  test('SESSION-06 the browser opens the address in the answer, and the page stays blocked until then', async () => {
    const { server, answer, left } = await logOut()
    await answer(server.logout, { redirectUrl: 'https://id.example/bye' })
    expect(left).toEqual(['https://id.example/bye'])
    expect(screen.getByRole('alertdialog')).toBeTruthy()
  })

  test('SESSION-07 after each failed logout the page is usable again, and the focus is on trying again', async () => {
    const { server, fail, left, openMenu, user } = await logOut()
    const loseBoth = async () => {
      await fail(server.logout, unreachable)
      await fail(server.member, unreachable)
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(screen.getByText('We don’t know if you’re logged out. Try again.')).toBeTruthy()
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
    }
    await loseBoth()
    await user.keyboard('{Enter}')
    await loseBoth()
    expect([left, server.logout.asked.length]).toEqual([[], 2])
    const drawer = await openMenu()
    expect(drawer.getByRole('button', { name: 'Logout' })).toBeTruthy()
  })

  test('SESSION-06, OQ-134 a logout in another tab covers the page, deletes drafts, and reloads the page', async () => {
    const { left } = await openShell()
    keepDraft('transfer', exampleMember, { amount: '5' })
    const event = new StorageEvent('storage', { key: 'save-logged-out', newValue: 'now' })
    await act(async () => void dispatchEvent(event))
    expect(screen.getByRole('alertdialog', { name: 'Logout' })).toBeTruthy()
    expect([left, sessionStorage.length]).toEqual([['reload'], 0])
  })
})

describe('The footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'))

  test.each([
    ['SHELL-22', 'Help', '/Member/FAQ'],
    ['SHELL-23', 'T&CS', '/Member/TermsAndConditions'],
  ])('%s %s goes to %s as a document', async (_, name, target) => {
    const { address } = await openShell()
    const link = footer().getByRole('link', { name })
    expect(href(link)).toBe(target)
    expect(fireEvent.click(link)).toBe(true)
    expect(address()).toBe('/Member/Home/Dashboard')
  })

  test('SHELL-24 Contact opens the contact page without a document load', async () => {
    const { address } = await openShell()
    const link = footer().getByRole('link', { name: 'Contact' })
    expect(href(link)).toBe('/Member/Contact')
    expect(fireEvent.click(link)).toBe(false)
    expect(address()).toBe('/Member/Contact')
  })

  test('SHELL-25 the footer says who powers the site', async () => {
    await openShell()
    expect(footer().getByText('Powered by Save')).toBeTruthy()
  })
})

type Opened = Awaited<ReturnType<typeof openShell>>
