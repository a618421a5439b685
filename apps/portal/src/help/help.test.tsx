import { serverFault } from '@save/domain/kernel'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
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
  test('HELP-01 HELP-02 it is closed at first, opens and closes again', async () => {
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

  test('HELP-03 it closes on navigation', async () => {
    const { toggle, goTo } = await openHelp()
    await toggle()
    await goTo('/Member/Home/Cashback')
    expect(isOpen()).toBe(false)
  })

  test('HELP-08 it shows the server’s texts of the path, its HTML as structure', async () => {
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

describe('No panel at all', () => {
  test.each([
    '/Member/MyAccount',
    '/Member/Checkout',
    '/Member/Contact',
    '/Member/Home/Search?page=1',
    '/Member/Home/TotalRewardStatement',
    '/Member/Home/TotalWellnessStatement',
  ])('HELP-07 at %s', async (at) => {
    const { server } = await openPortal({ at })
    expect(panel()).toBeNull()
    expect(server.systemText.asked).toEqual([])
  })

  test('HELP-08 when the server has no text for the path', async () => {
    await openHelp('/Member/Home/Dashboard', { CashbackHelp: '<p>When cashback arrives.</p>' })
    expect(panel()).toBeNull()
  })

  test('HELP-08 when the texts can’t be read; the rest of the page is there', async () => {
    const { server, fail } = await openPortal()
    await fail(server.systemText, serverFault(500))
    expect(panel()).toBeNull()
    expect(screen.queryByText('Something went wrong.')).toBeNull()
  })
})
