import { OfferId, pounds, RetailerId, serverFault, VendorCode } from '@save/domain/kernel'
import type { Retailer } from '@save/domain/retailers'
import type { Vendor } from '@save/domain/vouchers'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const retailer: Retailer = {
  id: RetailerId.make('40'),
  name: 'Plumfield Grocers',
  totalOfferCount: 1,
  tagList: [],
  offers: [{ id: OfferId.make('1'), enabled: true, cashbackDetails: { type: 2, value: 3 } }],
  retailerInfo: [],
}
const vendor: Vendor = {
  code: VendorCode.make('PLU1089'),
  name: 'PLUMFIELD GROCERS',
  percentageDiscount: 0.05,
  hasFixedRange: true,
  hasRangedRange: false,
  fixedValues: [{ amount: pounds('10') }, { amount: pounds('25') }],
  isRangeEndLimited: false,
  minimumFixedEnteredManuallyAmount: pounds('5'),
  maximumFixedEnteredManuallyAmount: pounds('500'),
}

const main = () => within(screen.getByRole('main'))
const figures = () =>
  [...document.querySelectorAll('aside dl > div')].map(({ textContent }) => textContent)

describe('On a retailer’s page', () => {
  async function openRetailer() {
    const portal = await openPortal({ at: '/Member/Retailer/40/plumfield-grocers' })
    await portal.answer(portal.server.retailer, retailer)
    return portal
  }
  const comparison = () => screen.queryByRole('complementary', { name: 'Cashback or a voucher?' })

  test('RETAILER-08 the saving of the same shop’s voucher is beside its cashback', async () => {
    const { server, answer } = await openRetailer()
    expect(comparison()).toBeNull()
    await answer(server.vendors, [vendor])
    expect(figures()).toEqual([
      'Cashback, once the shop confirmsUp to £3.00',
      'Saved now with a voucher£5.00',
    ])
    expect(screen.getByText(/^The voucher saves £2.00 more/).closest('[role=status]')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Buy a voucher' }).getAttribute('href')).toBe(
      '/Member/Vendor/PLU1089',
    )
  })

  test('RETAILER-08 the comparison follows the typed amount, and is hidden without one', async () => {
    const { server, answer, user } = await openRetailer()
    await answer(server.vendors, [vendor])
    const field = screen.getByRole('textbox', { name: 'If you spend' })
    await user.clear(field)
    expect(figures()).toEqual([])
    await user.type(field, '600')
    expect(figures()).toEqual([
      'Cashback, once the shop confirmsUp to £18.00',
      'Saved now with a £500.00 voucher£25.00',
    ])
  })

  test('OQ-132 without such a voucher, or if vouchers can’t be read, there is no comparison', async () => {
    const { server, answer } = await openRetailer()
    await answer(server.vendors, [{ ...vendor, name: 'Another shop' }])
    expect(comparison()).toBeNull()
    const failing = await openRetailer()
    await failing.fail(failing.server.vendors, serverFault(500))
    expect(screen.queryByText('Something went wrong.')).toBeNull()
  })
})

describe('On a vendor’s page', () => {
  async function openVendor() {
    const portal = await openPortal({ at: '/Member/Vendor/PLU1089' })
    await portal.answerAll()
    await portal.answer(portal.server.vendors, [vendor])
    return portal
  }
  const ask = () => screen.getByRole('button', { name: 'Would cashback save more?' })

  test('VOUCHER-09 on request the page compares the same shop’s cashback for the chosen amount', async () => {
    const { server, user, answer } = await openVendor()
    expect(server.retailers.asked).toEqual([])
    await user.click(ask())
    expect(main().getByText('Checking cashback...')).toBeTruthy()
    await answer(server.retailers, [retailer])
    expect(main().getByText('Choose an amount to see which saves more.')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '£25.00' }))
    expect(figures().at(-1)).toBe('Cashback, once the shop confirmsUp to £0.75')
    expect(main().getByText('The voucher saves £0.50 more, straight away.')).toBeTruthy()
    expect(
      main().getByRole('link', { name: 'See this shop’s cashback' }).getAttribute('href'),
    ).toBe('/Member/Retailer/40/plumfield-grocers')
  })

  test('VOUCHER-09 the page says if a shop has no cashback', async () => {
    const { server, user, answer } = await openVendor()
    await user.click(ask())
    await answer(server.retailers, [])
    expect(main().getByText('This shop has no cashback.')).toBeTruthy()
  })

  test('OQ-132 if retailers can’t be read, nothing is compared, and the voucher can still be bought', async () => {
    const { server, user, fail } = await openVendor()
    await user.click(ask())
    await fail(server.retailers, serverFault(500))
    expect(screen.queryByText('Checking cashback...')).toBeNull()
    expect(screen.getByRole('button', { name: 'Add to basket' })).toBeTruthy()
  })
})
