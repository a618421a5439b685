import { pounds, serverFault, VendorCode } from '@save/domain/kernel'
import type { Vendor } from '@save/domain/vouchers'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const vendor = (index: number): Vendor => ({
  code: VendorCode.make(`V${index}`),
  name: `Vendor ${index}`,
  logo: `/images/vendors/V${index}.svg`,
  percentageDiscount: 0.05,
  hasFixedRange: false,
  hasRangedRange: true,
  fixedValues: [],
  isRangeEndLimited: false,
})

const vendors = (count: number) => Array.from({ length: count }, (_, index) => vendor(index + 1))

async function openVouchers(all?: readonly Vendor[], query = '') {
  const portal = await openPortal({ at: `/Member/Home/Vouchers${query}` })
  await portal.answerAll()
  if (all) await portal.answer(portal.server.vendors, all)
  return portal
}

const main = () => within(screen.getByRole('main'))
const cards = () => main().queryAllByRole('listitem')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('The voucher list', () => {
  test.each(['/Member/Home/Vouchers', '/member/home/vouchers/'])(
    'ROUTE-07 %s shows the vouchers',
    async (at) => {
      await openPortal({ at })
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vouchers')
    },
  )

  test('VOUCHER-01 while it loads, the page is busy and says what is loading', async () => {
    const { answer, server } = await openVouchers()
    expect(main().getByText('Finding vouchers...').closest('[role=status]')).toBeTruthy()
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
    await answer(server.vendors, vendors(1))
    expect(screen.queryByText('Finding vouchers...')).toBeNull()
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false')
  })

  test('BASKET-01 a link opens the basket unless it is empty', async () => {
    const { answer, server, goTo, user, address } = await openVouchers(vendors(1))
    const link = () => screen.queryByRole('link', { name: 'Your basket (2)' })
    expect([link(), server.basket.asked.length]).toEqual([null, 1])
    await answer(server.basket, {
      items: [
        { vendorName: 'Vendor 1', amount: pounds('10'), netDiscount: pounds('19'), quantity: 2 },
      ],
      hasDeliverables: false,
    })
    expect(link()).not.toBeNull()
    await goTo('/Member/Vendor/V1')
    await user.click(link() as HTMLElement)
    expect([address(), server.basket.asked.length]).toEqual(['/Member/Checkout', 1])
  })

  test('VOUCHER-02 without vouchers the page says so, with a link onwards and no pager', async () => {
    await openVouchers([])
    expect(main().getByText('No Vouchers Found').closest('[role=status]')).toBeTruthy()
    expect(main().getByRole('link', { name: 'See cashback' }).getAttribute('href')).toBe(
      '/Member/Home/Cashback',
    )
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('VOUCHER-03, VOUCHER-04, VOUCHER-08 a card has logo, name and saving, and links to its vendor', async () => {
    await openVouchers([{ ...vendor(1), percentageDiscount: 0.0725 }, vendor(2)])
    const shown = cards().map((card) => [
      card.textContent,
      card.querySelector('img')?.getAttribute('src'),
      within(card).getByRole('link').getAttribute('href'),
    ])
    expect(shown).toEqual([
      ['Vendor 1Saving of 7.25%', '/images/vendors/V1.svg', '/Member/Vendor/V1'],
      ['Vendor 2Saving of 5.00%', '/images/vendors/V2.svg', '/Member/Vendor/V2'],
    ])
  })

  test('VOUCHER-03 a vendor without a logo has the default image', async () => {
    const { logo: _, ...bare } = vendor(1)
    await openVouchers([bare])
    expect(cards()[0]?.querySelector('img')?.getAttribute('src')).toMatch(/default-image/)
  })

  test('VOUCHER-07 the back link goes to the dashboard', async () => {
    await openVouchers()
    expect(main().getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe(
      '/Member/Home/Dashboard',
    )
  })

  test('QUERY-02 returning to the list requests nothing', async () => {
    const { goTo, goBack, server } = await openVouchers(vendors(2))
    await goTo('/Member/Home/Dashboard')
    await goBack()
    expect([server.vendors.asked.length, cards().length]).toEqual([1, 2])
  })

  test('OQ-140 a list that failed to load can be loaded again', async () => {
    const { fail, server, user, answer } = await openVouchers()
    await fail(server.vendors, serverFault(500))
    expect(main().getByText('Something went wrong.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vouchers')
    await user.click(button('Try again'))
    await answer(server.vendors, vendors(1))
    expect(cards()).toHaveLength(1)
  })
})

describe('Filtering and sorting', () => {
  test('VOUCHER-03 a name filters the list, an order sorts it, and the address stores both', async () => {
    const cheap = { ...vendor(1), name: 'Tea & Brick', percentageDiscount: 0.02 }
    const { user, address } = await openVouchers([
      cheap,
      { ...vendor(2), name: 'Teasel' },
      vendor(3),
    ])
    const field = screen.getByRole('searchbox', { name: 'Search by name' })
    await user.type(field, 'tea')
    await user.click(screen.getByRole('button', { name: 'Sort by biggest saving', pressed: false }))
    expect([cards().map((card) => card.textContent), address()]).toEqual([
      ['TeaselSaving of 5.00%', 'Tea & BrickSaving of 2.00%'],
      '/Member/Home/Vouchers?search=tea&order=saving',
    ])
    await user.type(field, ' zzz')
    expect(main().getByText('No Vouchers Found')).toBeTruthy()
    await user.click(button('Show all vouchers'))
    expect(cards()).toHaveLength(3)
  })
})

test('OQ-024 a vendor links back to the same place in the list it was opened from, otherwise to the dashboard', async () => {
  const { user, goTo } = await openVouchers(vendors(61), '?page=2')
  await user.click(main().getByRole('link', { name: 'Vendor 61' }))
  const back = await screen.findByRole('link', { name: 'Back to vouchers' })
  expect(back.getAttribute('href')).toBe('/Member/Home/Vouchers?page=2')
  await goTo('/Member/Home/Dashboard')
  await goTo('/Member/Vendor/V61')
  expect(main().getByRole('link', { name: 'Back to the dashboard' })).toBeTruthy()
})

describe('Paging', () => {
  test('VOUCHER-05, VOUCHER-06 a page has sixty vouchers, with buttons for first, previous, next and last', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const { user, address } = await openVouchers(vendors(121))
    expect([cards().length, main().getByText(/^Page/).textContent]).toEqual([60, 'Page 1 of 3'])
    expect(main().getByText('121 vouchers').closest('[role=status]')).toBeTruthy()
    expect([button('First page').disabled, button('Previous page').disabled]).toEqual([true, true])
    for (const button of [/first/i, /previous/i, /next/i, /last/i])
      expect(screen.getAllByRole('button', { name: button })).toHaveLength(1)

    await user.click(button('Next page'))
    expect([address(), main().getByText(/^Page/).textContent, scroll.mock.calls]).toEqual([
      '/Member/Home/Vouchers?page=2',
      'Page 2 of 3',
      [[0, 0]],
    ])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await user.click(button('Last page'))
    expect([cards().length, main().getByText(/^Page/).textContent]).toEqual([1, 'Page 3 of 3'])
    expect([button('Next page').disabled, button('Last page').disabled]).toEqual([true, true])

    await user.click(button('Previous page'))
    expect(main().getByText(/^Page/).textContent).toBe('Page 2 of 3')
    await user.click(button('First page'))
    expect([address(), cards()[0]?.textContent]).toEqual([
      '/Member/Home/Vouchers',
      'Vendor 1Saving of 5.00%',
    ])
  })

  test('VOUCHER-06 a pasted address opens its page, or the last page if its number is too high', async () => {
    await openVouchers(vendors(61), '?page=2')
    expect(main().getByText('Page 2 of 2')).toBeTruthy()
  })

  test('VOUCHER-06 a page that does not exist becomes the last', async () => {
    await openVouchers(vendors(61), '?page=9')
    expect([cards().length, main().getByText('Page 2 of 2')]).toEqual([1, expect.anything()])
  })

  test('OQ-024 Back returns to the page from which the member opened a voucher', async () => {
    const { user, goBack, goTo, address } = await openVouchers(vendors(61))
    await user.click(button('Next page'))
    await goTo('/Member/Vendor/V61')
    await goBack()
    expect([address(), main().getByText(/^Page/).textContent]).toEqual([
      '/Member/Home/Vouchers?page=2',
      'Page 2 of 2',
    ])
    await goBack()
    expect(main().getByText('Page 1 of 2')).toBeTruthy()
  })
})
