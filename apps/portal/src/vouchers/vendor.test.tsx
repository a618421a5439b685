import {
  forbidden,
  pounds,
  serverFault,
  unauthorised,
  unreachable,
  VendorCode,
} from '@save/domain/kernel'
import { exampleMember } from '@save/domain/testing/examples'
import type { Vendor } from '@save/domain/vouchers'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

/** Sells fixed amounts, and a range of amounts. */
const plumfield: Vendor = {
  code: VendorCode.make('PLU1089'),
  name: 'Plumfield Grocers',
  logo: '/images/vendors/PLU1089.svg',
  percentageDiscount: 0.05,
  hasFixedRange: true,
  hasRangedRange: false,
  fixedValues: [
    { amount: pounds('10'), displayValue: '£10.00' },
    { amount: pounds('25'), displayValue: 'Twenty-five' },
  ],
  isRangeEndLimited: false,
  minimumFixedEnteredManuallyAmount: pounds('5'),
  maximumFixedEnteredManuallyAmount: pounds('500'),
  currency: 'GBP',
}

/** First in the list, so that no test passes because its vendor happens to come first. */
const oakham: Vendor = {
  ...plumfield,
  code: VendorCode.make('OAK2001'),
  name: 'Oakham Outdoors',
  logo: '/images/vendors/OAK2001.svg',
  percentageDiscount: 0.125,
}

const ranged: Vendor = {
  ...plumfield,
  hasFixedRange: false,
  hasRangedRange: true,
  fixedValues: [],
  isRangeEndLimited: true,
  minimumRangedEnterManuallyAmount: pounds('5'),
  maximumRangedEnterManuallyAmount: pounds('250'),
}

async function openVendor(vendor: Vendor = plumfield, at = '/Member/Vendor/PLU1089') {
  const portal = await openPortal({ at })
  await portal.answerAll()
  const { server, user, answer } = portal
  await answer(server.vendors, [oakham, vendor])
  return {
    ...portal,
    fillIn: async (amount = '25.50') => {
      if (vendor.hasFixedRange) await user.click(radio('Another amount'))
      await user.type(field(vendor.hasFixedRange ? 'Another amount' : 'Enter an amount'), amount)
      await user.type(field('First name'), 'Sam')
      await user.type(field('Last name'), 'Reed')
    },
    buy: () => user.click(button('Add to basket')),
  }
}

const main = () => within(screen.getByRole('main'))
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const figures = () =>
  [...document.querySelectorAll('aside dl > div')].map(({ textContent }) => textContent)
const alert = () => main().getByRole('alert')

describe('The vendor page', () => {
  test.each(['/Member/Vendor/PLU1089', '/member/vendor/plu1089'])(
    'ROUTE-15 %s shows the vendor: name, logo and saving',
    async (at) => {
      await openVendor(plumfield, at)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Plumfield Grocers')
      expect(main().getByText(/Saving of/).textContent).toBe('Saving of 5.00%')
      expect(screen.getByRole('main').querySelector('img')?.getAttribute('src')).toBe(
        '/images/vendors/PLU1089.svg',
      )
    },
  )

  test('VOUCHER-14 an unknown code shows Not found. and a link onwards', async () => {
    await openVendor(plumfield, '/Member/Vendor/NOBODY')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not found.')
    expect(main().getByRole('link').getAttribute('href')).toBe('/Member/Home/Vouchers')
  })

  test('VOUCHER-14 the page doesn’t say Not found. before the vendors are loaded', async () => {
    await openPortal({ at: '/Member/Vendor/PLU1089' })
    expect(screen.queryByText('Not found.')).toBeNull()
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
  })

  test('OQ-140 vendors that can’t be read can be tried again', async () => {
    const { server, answerAll, fail, user, answer } = await openPortal({
      at: '/Member/Vendor/PLU1089',
    })
    await answerAll()
    await fail(server.vendors, serverFault(500))
    await user.click(button('Try again'))
    await answer(server.vendors, [plumfield])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Plumfield Grocers')
  })

  test('VOUCHER-24 opening the page logs one visit, with the vendor’s code', async () => {
    const { server, fail, fillIn } = await openVendor()
    await fail(server.logVendorVisit, serverFault(500))
    await fillIn()
    expect(server.logVendorVisit.asked).toEqual([['PLU1089']])
    expect(alert().textContent).toBe('')
  })

  test('VOUCHER-24 opening a vendor that sells nothing also logs one visit', async () => {
    const { server, answer, goTo, goBack } = await openVendor({ ...ranged, hasRangedRange: false })
    expect(main().queryByRole('textbox')).toBeNull()
    expect(server.logVendorVisit.asked).toEqual([['PLU1089']])
    await answer(server.logVendorVisit, undefined)
    expect(server.logVendorVisit.asked).toHaveLength(1)
    await goTo('/Member/Home/Vouchers')
    await goBack()
    expect(server.logVendorVisit.asked).toHaveLength(2)
  })

  test('VOUCHER-24 reopening the page logs again, and each vendor is logged separately', async () => {
    const { server, goTo, goBack } = await openVendor()
    await goTo('/Member/Home/Vouchers')
    await goBack()
    await goTo('/Member/Vendor/NOBODY')
    expect(server.logVendorVisit.asked).toEqual([['PLU1089'], ['PLU1089']])
  })
})

describe('The amount', () => {
  test('VOUCHER-09, VOUCHER-10 the list shows its display values, beside a field for typing', async () => {
    await openVendor()
    const group = screen.getByRole('radiogroup', { name: 'Choose an amount' })
    expect(
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ labels }) => labels?.[0]?.textContent),
    ).toEqual(['£10.00', 'Twenty-five', 'Another amount'])
    expect(screen.queryByRole('textbox', { name: 'Another amount' })).toBeNull()
  })

  test('VOUCHER-09 a list without a range has no field for typing', async () => {
    const {
      minimumFixedEnteredManuallyAmount: _,
      maximumFixedEnteredManuallyAmount: __,
      ...only
    } = plumfield
    await openVendor(only)
    expect(screen.queryByRole('radio', { name: 'Another amount' })).toBeNull()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
  })

  test('VOUCHER-10 a range without a list has a field that shows its limits', async () => {
    await openVendor(ranged)
    expect(screen.queryByRole('radio')).toBeNull()
    const amount = field('Enter an amount')
    expect(
      document.getElementById(amount.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('From £5.00 to £250.00')
  })

  test('VOUCHER-10 without any way to choose an amount there is no form (OQ-093)', async () => {
    await openVendor({ ...ranged, hasRangedRange: false })
    expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull()
    expect(main().getByText('You can’t buy this voucher right now.')).toBeTruthy()
  })

  test('VOUCHER-04 price and saving follow each letter, and each choice', async () => {
    const { user } = await openVendor()
    expect(figures()).toEqual(['Voucher–', 'You Save–', 'You pay–'])
    await user.click(radio('Twenty-five'))
    expect(figures()).toEqual(['Voucher£25.00', 'You Save£1.25', 'You pay£23.75'])
    await user.click(radio('Another amount'))
    expect(figures()).toEqual(['Voucher–', 'You Save–', 'You pay–'])
    await user.type(field('Another amount'), '50')
    expect(figures()).toEqual(['Voucher£50.00', 'You Save£2.50', 'You pay£47.50'])
    await user.type(field('Another amount'), '0.0')
    expect(figures()).toEqual(['Voucher£500.00', 'You Save£25.00', 'You pay£475.00'])
  })

  test('a vendor abroad shows its currency beside the amounts (OQ-095)', async () => {
    await openVendor({ ...ranged, currency: 'EUR' })
    expect(main().getByText('Amounts are in EUR.')).toBeTruthy()
    expect(main().getByText('From 5.00 EUR to 250.00 EUR')).toBeTruthy()
  })

  test.each([
    ['an amount a penny over the maximum is refused', ranged, '250.01', true],
    ['an amount that isn’t on the list is accepted within its own bounds', plumfield, '500', false],
  ])('VOUCHER-18 to VOUCHER-23 %s', async (_, vendor, amount, isWrong) => {
    const { fillIn, buy, server } = await openVendor(vendor)
    await fillIn(amount)
    await buy()
    expect(main().queryAllByText('Please enter correct amount.')).toHaveLength(isWrong ? 1 : 0)
    if (isWrong) expect(document.activeElement).toBe(field('Enter an amount'))
    expect(server.purchaseVoucher.asked).toHaveLength(isWrong ? 0 : 1)
  })

  test('VOUCHER-23 a wrong amount is reported under its field on blur, until it is right', async () => {
    const { user } = await openVendor(ranged)
    const amount = field('Enter an amount')
    await user.type(amount, '2')
    expect(main().queryByText('Please enter correct amount.')).toBeNull()
    await user.tab()
    expect(main().getByText('Please enter correct amount.').id).toBe(
      amount.getAttribute('aria-describedby')?.split(' ').at(-1),
    )
    await user.type(amount, '0')
    expect(main().queryByText('Please enter correct amount.')).toBeNull()
  })

  test('VOUCHER-21, VOUCHER-23 no amount is preselected, and an error focuses the list', async () => {
    const { user, buy, server } = await openVendor()
    await user.type(field('First name'), 'Sam')
    await user.type(field('Last name'), 'Reed')
    await buy()
    expect(main().getByText('Please enter correct amount.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
    expect(server.purchaseVoucher.asked).toEqual([])
  })
})

describe('The recipient', () => {
  test('VOUCHER-11, VOUCHER-12 the form has first and last name, a message, and the member’s own address', async () => {
    await openVendor()
    expect([field('First name').value, field('Last name').value]).toEqual(['', ''])
    expect(field('Personal message (optional)').tagName).toBe('TEXTAREA')
    const email = field('Email')
    expect([email.value, email.readOnly]).toEqual([exampleMember.emailAddress, true])
  })

  test.each(['First name', 'Last name'])('VOUCHER-16 %s needs a character', async (name) => {
    const { user, fillIn, buy, server } = await openVendor(ranged)
    await fillIn()
    await user.clear(field(name))
    await user.type(field(name), ' ')
    await buy()
    const message = main().getByText('This field is required.')
    expect(field(name).getAttribute('aria-describedby')).toBe(message.id)
    expect(document.activeElement).toBe(field(name))
    expect(server.purchaseVoucher.asked).toEqual([])
    await user.type(field(name), 'S')
    expect(main().queryByText('This field is required.')).toBeNull()
  })

  test('VOUCHER-17 any message is sent as typed', async () => {
    const { user, fillIn, buy, server } = await openVendor(ranged)
    await fillIn()
    await user.type(field('Personal message (optional)'), '<3 £5 for you')
    await buy()
    expect(server.purchaseVoucher.asked[0]?.[0].personalMessage).toBe('<3 £5 for you')
  })
})

describe('Buying', () => {
  test('VOUCHER-12, VOUCHER-13 the request is complete, and the basket opens afterwards', async () => {
    const { fillIn, buy, server, answer, address } = await openVendor(ranged)
    await fillIn()
    await buy()
    expect(server.purchaseVoucher.asked).toEqual([
      [
        {
          firstName: 'Sam',
          lastName: 'Reed',
          emailAddress: exampleMember.emailAddress,
          personalMessage: '',
          amount: pounds('25.50'),
          vendorCode: 'PLU1089',
          vendorName: 'Plumfield Grocers',
          percentageDiscount: 0.05,
        },
      ],
    ])
    await answer(server.purchaseVoucher, { answer: 'purchased' })
    expect(address()).toBe('/Member/Checkout')
  })

  test('VOUCHER-15 the form is locked during a purchase, and a double click and Enter send no second request', async () => {
    const { user, fillIn, server } = await openVendor(ranged)
    await fillIn()
    await user.dblClick(button('Add to basket'))
    await user.keyboard('{Enter}')
    expect(server.purchaseVoucher.asked).toHaveLength(1)
    expect([
      button('Add to basket').disabled,
      field('First name').closest('fieldset')?.disabled,
    ]).toEqual([true, true])
  })

  test('VOUCHER-15 Enter in a field buys once', async () => {
    const { user, fillIn, server } = await openVendor(ranged)
    await fillIn()
    await user.type(field('Last name'), '{Enter}{Enter}')
    expect(server.purchaseVoucher.asked).toHaveLength(1)
  })

  test('OQ-096 a refusal shows every message, keeps the text, and focuses the button', async () => {
    const { fillIn, buy, server, answer } = await openVendor(ranged)
    await fillIn()
    await buy()
    await answer(server.purchaseVoucher, { answer: 'refused', messages: ['Sold out.', 'Sorry.'] })
    expect(
      within(alert())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sold out.', 'Sorry.'])
    expect([field('First name').value, field('Enter an amount').value]).toEqual(['Sam', '25.50'])
    expect(document.activeElement).toBe(button('Add to basket'))
    expect(server.basket.asked).toEqual([])
  })

  test('OQ-135 after a server error the page says that the purchase may have arrived and where to look, and sends nothing before the basket is read', async () => {
    const { fillIn, buy, server, fail, answer } = await openVendor(ranged)
    await fillIn()
    await buy()
    await fail(server.purchaseVoucher, serverFault(500))
    expect(alert().textContent).toContain('Something went wrong.')
    expect(alert().textContent).toContain('The voucher may already be in your basket')
    expect(within(alert()).getByRole('link').getAttribute('href')).toBe('/Member/Checkout')
    expect([button('Add to basket').disabled, server.basket.asked.length]).toEqual([true, 1])
    await answer(server.basket, { items: [], hasDeliverables: false })
    expect(button('Add to basket').disabled).toBe(false)
    expect(field('First name').value).toBe('Sam')
    await buy()
    expect([server.purchaseVoucher.asked.length, alert().textContent]).toEqual([2, ''])
  })

  test('OQ-135 if the basket can’t be read, the page only offers to read it, and typing is still possible', async () => {
    const { user, fillIn, buy, server, fail, answer } = await openVendor(ranged)
    await fillIn()
    await buy()
    await fail(server.purchaseVoucher, unreachable)
    await fail(server.basket, unreachable)
    expect(alert().textContent).toContain('We couldn’t load your basket.')
    expect(document.activeElement).toBe(button('Check again'))
    await user.type(field('First name'), 'uel{Enter}')
    // The only button reads the basket again, so Enter buys nothing.
    expect([field('First name').value, server.purchaseVoucher.asked.length]).toEqual(['Samuel', 1])
    await fail(server.basket, unreachable)
    await user.click(button('Check again'))
    await answer(server.basket, { items: [], hasDeliverables: false })
    expect(document.activeElement).toBe(button('Add to basket'))
    expect(server.purchaseVoucher.asked).toHaveLength(1)
  })

  test('if a call certainly did nothing, the message only says that something went wrong', async () => {
    const { fillIn, buy, server, fail } = await openVendor(ranged)
    await fillIn()
    await buy()
    await fail(server.purchaseVoucher, forbidden)
    expect(alert().textContent).toBe('Something went wrong.')
  })

  test('SESSION-03, OQ-134 if the session ends during the purchase, the typed text is restored after the login', async () => {
    const first = await openVendor()
    await first.user.click(radio('Twenty-five'))
    await first.user.type(field('First name'), 'Sam')
    await first.user.type(field('Last name'), 'Reed')
    await first.buy()
    await first.fail(first.server.purchaseVoucher, unauthorised)
    expect(screen.getByRole('dialog', { name: 'Member Login' })).toBeTruthy()
    expect(screen.queryByText('Something went wrong.')).toBeNull()
    first.unmount()
    const second = await openVendor()
    expect([field('First name').value, radio('Twenty-five').checked]).toEqual(['Sam', true])
    expect(second.server.purchaseVoucher.asked).toEqual([])
  })

  test('OQ-135 the page says that a call is taking a long time, and never gives up on it', async () => {
    const { fillIn, server } = await openVendor(ranged)
    await fillIn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => button('Add to basket').click())
    await act(() => vi.advanceTimersByTimeAsync(14_999))
    expect(screen.queryByText(/taking longer than usual/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText(/taking longer than usual/).closest('[role=status]')).toBeTruthy()
    expect(server.purchaseVoucher.interrupted()).toBe(0)
  })
})
