import { serverFault } from '@save/domain/kernel'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { isLeftToBrowser } from '../testing/click-link.ts'
import { openPortal } from '../testing/open-portal.tsx'

const systemText = {
  HomeHelp: '<p>Choose a retailer.</p><h1>Finding your way</h1>',
  RetailerPageHelp: '<p>About retailers.</p>',
  CashbackHelp: '<p>When cashback arrives.</p>',
}

async function openHelp(at = '/Member/Home/Dashboard', text: Record<string, string> = systemText) {
  const portal = await openPortal({ at })
  await portal.answer(portal.server.systemText, text)
  return { ...portal, toggle: () => portal.user.click(tab()) }
}

const panel = () => screen.queryByRole('complementary', { name: 'Help' })
const tab = () => within(panel() as HTMLElement).getByRole('button', { name: 'Help' })
const isOpen = () => tab().getAttribute('aria-expanded') === 'true'

describe('The help panel', () => {
  test('HELP-01 HELP-02 the panel is closed at first, and opens and closes', async () => {
    const { toggle } = await openHelp()
    expect(isOpen()).toBe(false)
    expect(screen.queryByText('Choose a retailer.')).toBeNull()
    await toggle()
    expect(isOpen()).toBe(true)
    expect(await screen.findByText('Choose a retailer.')).toBeTruthy()
    await toggle()
    expect(isOpen()).toBe(false)
    expect(screen.queryByText('Choose a retailer.')).toBeNull()
  })

  test('HELP-03 the panel closes on navigation', async () => {
    const { toggle, goTo } = await openHelp()
    await toggle()
    await goTo('/Member/Home/Cashback')
    expect(isOpen()).toBe(false)
  })

  test('HELP-08 the panel shows the server’s texts for the path, with their HTML structure', async () => {
    const { toggle } = await openHelp()
    await toggle()
    expect((await screen.findByRole('heading', { name: 'Finding your way' })).localName).toBe('h2')
    expect(screen.queryByText('About retailers.')).toBeNull()
  })

  test('HELP-05 HELP-08 a retailer’s path shows two texts', async () => {
    const { toggle } = await openHelp('/Member/Retailer/1061/tidewater-stays')
    await toggle()
    expect(await screen.findByText('About retailers.')).toBeTruthy()
    expect(screen.getByText('When cashback arrives.')).toBeTruthy()
    expect(screen.queryByText('Choose a retailer.')).toBeNull()
  })
})

describe('A link in the server’s HTML', () => {
  const openLink = async (href: string) => {
    const text = `<p>First.</p><p><a href="${href}"><b>There</b></a></p>`
    const portal = await openHelp('/Member/Home/Dashboard', { HomeHelp: text })
    await portal.toggle()
    return { ...portal, link: await screen.findByRole('link', { name: 'There' }) }
  }

  test.each([
    ['/Home/Vouchers', '/Member/Home/Vouchers'],
    ['/Member/Home/Vouchers', '/Member/Home/Vouchers'],
    ['/member/home/vouchers?Page=2', '/Member/home/vouchers?Page=2'],
  ])('ROUTE-01 HELP-08 %s opens the screen at %s', async (href, address) => {
    const portal = await openLink(href)
    expect(portal.link.getAttribute('href')).toBe(address)
    await portal.user.click(within(portal.link).getByText('There'))
    expect(portal.address()).toBe(address)
  })

  test.each([
    ['https://www.example.com/', {}],
    ['/FAQ', {}],
    ['mailto:help@example.com', {}],
    ['/Home/Vouchers', { ctrlKey: true }],
  ])('OQ-001 a click on %s with %j is left to the browser', async (href, keys) => {
    const portal = await openLink(href)
    expect(isLeftToBrowser(portal.link, keys)).toBe(true)
    expect(portal.address()).toBe('/Member/Home/Dashboard')
  })
})

describe('Without a panel', () => {
  test('HELP-07 the search page has no panel, for any query', async () => {
    const { server } = await openPortal({ at: '/Member/Home/Search?page=1' })
    expect(panel()).toBeNull()
    expect(server.systemText.asked).toEqual([])
  })

  test('HELP-08 there is no panel if the server has no text for the path', async () => {
    await openHelp('/Member/Home/Dashboard', { CashbackHelp: '<p>When cashback arrives.</p>' })
    expect(panel()).toBeNull()
  })

  test('HELP-08 there is no panel if the texts can’t be read, and the rest of the page is shown', async () => {
    const { server, fail } = await openPortal()
    await fail(server.systemText, serverFault(500))
    expect(panel()).toBeNull()
    expect(screen.queryByText('Something went wrong.')).toBeNull()
  })
})
