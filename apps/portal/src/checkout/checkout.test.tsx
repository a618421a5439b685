import type { Basket } from '@save/domain/checkout'
import {
  notFound,
  OrderId,
  pounds,
  serverFault,
  unauthorised,
  unreachable,
} from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { exampleMember } from '@save/domain/testing/examples'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { isBfcacheReturn, noteBfcacheReturn } from '../host/bfcache-return.ts'
import { browserTab } from '../memory/tab-memory.ts'
import { keptInTab, storedText } from '../testing/kept-in-tab.ts'
import { openPortal } from '../testing/open-portal.tsx'

const basket: Basket = {
  items: [
    {
      vendorName: 'Plumfield Grocers',
      amount: pounds('50'),
      netDiscount: pounds('95'),
      quantity: 2,
    },
    {
      vendorName: 'Ferrystone Coffee',
      amount: pounds('10'),
      netDiscount: pounds('9'),
      quantity: 1,
    },
  ],
  hasDeliverables: false,
}
const empty: Basket = { items: [], hasDeliverables: false }
const orderId = OrderId.make('7001')

const address = {
  'First name': 'Priya',
  'Last name': 'Shah',
  Street: '4 Mill Lane',
  City: 'Leeds',
  County: 'West Yorkshire',
  Postcode: 'LS1 1AA',
  Email: 'p@example.com',
}
const billing = {
  paymentMethod: 'credit',
  firstName: 'Priya',
  lastName: 'Shah',
  street: '4 Mill Lane',
  city: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS1 1AA',
  email: 'p@example.com',
}

async function openCheckout(
  serverBasket: Basket | undefined = basket,
  change: Partial<Member> = {},
  total = pounds('104'),
) {
  const portal = await openPortal({ at: '/Member/Checkout' })
  const { server, answer, answerAll, user } = portal
  await answer(server.requiresReAuth, false)
  await answerAll({ member: { ...exampleMember, ...change } })
  await answer(server.basket, serverBasket)
  await answer(server.total, total)
  return {
    ...portal,
    /** Fills all fields at once, like a browser that knows the address. */
    fillIn: async (change: Partial<typeof address> = {}) => {
      for (const [name, value] of Object.entries({ ...address, ...change }))
        fireEvent.change(main().getByLabelText(name), { target: { value } })
    },
    proceed: () => user.click(button('Proceed to payment')),
    /** Submits, and answers the order. */
    order: async () => {
      await user.click(button('Proceed to payment'))
      await answer(server.orderBasket, { answer: 'ordered', orderId })
    },
  }
}

const main = () => within(screen.getByRole('main'))
const field = (name: string) => main().getByRole<HTMLInputElement>('textbox', { name })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })
const alert = () => main().getByRole('alert')
const isLocked = () => field('City').closest('fieldset')?.disabled
const figures = () =>
  [...document.querySelectorAll('aside dl > div')].map(({ textContent }) => textContent)
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('The basket', () => {
  test.each(['/Member/Checkout', '/member/CHECKOUT'])(
    'ROUTE-19, CHALLENGE-01 %s reads the basket only after the check for a proof of identity',
    async (at) => {
      const { server, answer, answerAll } = await openPortal({ at })
      await answerAll()
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checkout')
      expect(main().getByText('Loading...')).toBeTruthy()
      expect([server.requiresReAuth.asked.length, server.basket.asked.length]).toEqual([1, 0])
      await answer(server.requiresReAuth, false)
      expect([server.basket.asked.length, server.total.asked]).toEqual([1, [['credit']]])
    },
  )

  test('BASKET-01 each item has a row: vendor, amount, quantity and cost', async () => {
    await openCheckout()
    expect(screen.getByRole('table', { name: 'Your basket' })).toBeTruthy()
    expect(rows()).toEqual([
      ['Plumfield Grocers', '£50.00', '2', '£95.00'],
      ['Ferrystone Coffee', '£10.00', '1', '£9.00'],
    ])
  })

  test('BASKET-02, BASKET-03 the page shows You Save and the server’s total for the payment method', async () => {
    await openCheckout()
    expect(figures()).toEqual(['You Save£6.00', 'Order total£104.00'])
  })

  test('BASKET-02 the lines add up to the total: the method’s charge has its own line', async () => {
    const { user, server, answer } = await openCheckout(basket, {}, pounds('104.90'))
    expect(figures()).toEqual([
      'You Save£6.00',
      'Charge for paying by credit card£0.90',
      'Order total£104.90',
    ])
    await user.click(radio('Debit card'))
    await answer(server.total, pounds('105'))
    expect(figures()[1]).toBe('Charge for paying by debit card£1.00')
  })

  test('SUPPORT-02 items can’t be removed here, so a link below them opens support with a question', async () => {
    const { user, address } = await openCheckout()
    await user.click(main().getByRole('link', { name: 'Something wrong in your basket? Ask us.' }))
    const category = await screen.findByRole<HTMLSelectElement>('combobox')
    expect([address(), category.value]).toEqual(['/Member/Contact', 'Other'])
    expect(field('Description').value).toBe('My question is about my basket: ')
  })

  test('BASKET-02 while the basket loads, the page says so and never makes up a total', async () => {
    const { server, answer, answerAll } = await openPortal({ at: '/Member/Checkout' })
    await answer(server.requiresReAuth, false)
    await answerAll()
    expect(main().getByText('Loading your basket...').closest('[role=status]')).toBeTruthy()
    await answer(server.basket, basket)
    expect(figures()).toEqual(['You Save£6.00', 'Order total–'])
  })

  test('CHECKOUT-01, BASKET-02 credit is chosen at first, and another method loads its own total', async () => {
    const { user, server, answer } = await openCheckout()
    expect([radio('Credit card').checked, radio('Debit card').checked]).toEqual([true, false])
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    await user.click(radio('Debit card'))
    expect([radio('Credit card').checked, radio('Debit card').checked]).toEqual([false, true])
    expect([server.total.asked, figures()[1]]).toEqual([[['credit'], ['debit']], 'Order total–'])
    await answer(server.total, pounds('103.50'))
    expect(figures()[1]).toBe('Order total£103.50')
    expect(screen.getByText('£103.50').closest('[role=status]')).toBeTruthy()
  })

  test('CHECKOUT-03 an empty basket explains why there is nothing to pay, and links to vouchers (OQ-105)', async () => {
    const { server } = await openCheckout(empty, {}, pounds('0'))
    expect(main().getByText('Your basket is empty, so there is nothing to pay.')).toBeTruthy()
    expect(main().getByRole('link', { name: 'Find a voucher' }).getAttribute('href')).toBe(
      '/Member/Home/Vouchers',
    )
    expect(button('Proceed to payment').disabled).toBe(true)
    expect(server.orderBasket.asked).toEqual([])
  })

  test('CHECKOUT-01, CHECKOUT-02, BASKET-02, BASKET-03 an empty basket has the whole form, and costs and saves nothing', async () => {
    await openCheckout(empty, {}, pounds('0'))
    expect([radio('Credit card').checked, radio('Debit card').checked]).toEqual([true, false])
    expect(Object.keys(address).map((label) => field(label).value)).toEqual(Array(7).fill(''))
    expect(figures()).toEqual(['You Save£0.00', 'Order total£0.00'])
    expect(document.querySelector('.gain-figure')).toBeNull()
  })

  test('BASKET-02 an empty basket hides a total that comes from an unknown order', async () => {
    await openCheckout(empty, {}, pounds('47.50'))
    const { textContent } = main().getByRole('complementary', { name: 'Your basket' })
    expect(main().getByText('Your basket is empty, so there is nothing to pay.')).toBeTruthy()
    expect(textContent).toContain('Order total–')
    expect(textContent).not.toContain('£47.50')
  })

  test('BASKET-02 if vouchers have a total of zero, since an order took effect between the reads, both are read again', async () => {
    const { server, answer } = await openCheckout(basket, {}, pounds('0'))
    expect(main().getByText('Loading your basket...')).toBeTruthy()
    expect([main().queryAllByRole('row'), figures()]).toEqual([[], []])
    await answer(server.basket, empty)
    await answer(server.total, pounds('0'))
    expect(main().getByText('Your basket is empty, so there is nothing to pay.')).toBeTruthy()
    expect(figures()[1]).toBe('Order total£0.00')
  })

  test('BASKET-02 if the server repeats the contradiction, nothing can be ordered, and the member may read both again', async () => {
    const { server, answer, user, fillIn } = await openCheckout(basket, {}, pounds('0'))
    await fillIn()
    await answer(server.basket, basket)
    await answer(server.total, pounds('0'))
    expect([figures()[1], button('Proceed to payment').disabled]).toEqual(['Order total–', true])
    expect(main().getByText('Something went wrong.')).toBeTruthy()
    await user.click(button('Try again'))
    await answer(server.basket, basket)
    await answer(server.total, pounds('104'))
    expect([figures()[1], button('Proceed to payment').disabled]).toEqual([
      'Order total£104.00',
      false,
    ])
  })

  test('CHECKOUT-01, CHECKOUT-02 reading the basket adds or removes no field', async () => {
    const { server, answer, answerAll } = await openPortal({ at: '/Member/Checkout' })
    await answer(server.requiresReAuth, false)
    await answerAll()
    const fields = () => [...main().getAllByRole('radio'), ...main().getAllByRole('textbox')]
    const before = fields()
    await answer(server.basket, empty)
    expect([before.length, fields()]).toEqual([9, before])
  })

  test('CHECKOUT-02 the profile fills the billing address only on request (OQ-106)', async () => {
    const { user, server } = await openCheckout(basket, {
      address: { houseNumber: '4', street: 'Mill Lane', town: 'Leeds', postcode: 'LS1 4AP' },
    })
    await user.type(field('County'), 'Rutland')
    expect(field('First name').value).toBe('')
    await user.click(button('Use my details'))
    expect(
      ['First name', 'Last name', 'Street', 'City', 'County', 'Postcode', 'Email'].map(
        (label) => field(label).value,
      ),
    ).toEqual(['Priya', 'Shah', '4 Mill Lane', 'Leeds', 'Rutland', 'LS1 4AP', 'member@example.com'])
    expect(
      screen
        .getByText('We’ve filled this in from your account. Check it’s right.')
        .getAttribute('role'),
    ).toBe('status')
    expect(server.orderBasket.asked).toEqual([])
  })

  test('OQ-140 if basket and total fail, each shows its failure, and one press reads both again', async () => {
    const { server, answer, fail, answerAll, user } = await openPortal({ at: '/Member/Checkout' })
    await answer(server.requiresReAuth, false)
    await answerAll()
    await fail(server.basket, serverFault(500))
    await fail(server.total, serverFault(500))
    expect(button('Proceed to payment').disabled).toBe(true)
    await user.click(button('Try again'))
    await answer(server.basket, basket)
    await fail(server.total, serverFault(500))
    expect(main().getByText('Something went wrong.').closest('aside')).toBeTruthy()
    await user.click(button('Try again'))
    await answer(server.total, pounds('104'))
    expect(figures()[1]).toBe('Order total£104.00')
  })

  test('OQ-032 after a purchase the basket is read again, and never looks empty', async () => {
    const { goTo, server, answer, running } = await openCheckout(empty)
    await goTo('/Member/Home/Dashboard')
    const { resources, families } = running.portal.getSnapshot().context
    act(() => {
      for (const known of [resources.basket, families.total])
        known.send({ type: 'resource.invalidated' })
    })
    await goTo('/Member/Checkout')
    await answer(server.requiresReAuth, false)
    expect(main().queryByText(/Your basket is empty/)).toBeNull()
    await answer(server.basket, basket)
    expect([rows().length, figures()[1]]).toEqual([2, 'Order total–'])
  })
})

describe('A basket that couldn’t be read again', () => {
  async function openStale(pick: 'basket' | 'total') {
    const portal = await openCheckout()
    await portal.fillIn()
    const { resources, families } = portal.running.portal.getSnapshot().context
    const resource = pick === 'basket' ? resources.basket : families.total
    await act(async () => resource.send({ type: 'resource.invalidated' }))
    return portal
  }

  test('BASKET-01, CHECKOUT-03 the failure replaces the basket, and nothing can be ordered until the basket is read', async () => {
    const { user, proceed, server, answer, fail } = await openStale('basket')
    await fail(server.basket, serverFault(500))
    expect(screen.queryByRole('table')).toBeNull()
    expect(main().getByText('Something went wrong.').closest('aside')).toBeTruthy()
    expect(button('Proceed to payment').disabled).toBe(true)
    await user.type(field('City'), '{Enter}')
    expect(server.orderBasket.asked).toEqual([])
    await user.click(button('Try again'))
    await answer(server.basket, { ...basket, items: basket.items.slice(1) })
    expect(rows()).toEqual([['Ferrystone Coffee', '£10.00', '1', '£9.00']])
    await proceed()
    expect(server.orderBasket.asked).toHaveLength(1)
  })

  test('BASKET-02, CHECKOUT-03 without a newly read total, nothing can be ordered', async () => {
    const { user, server, answer, fail } = await openStale('total')
    await fail(server.total, serverFault(500))
    expect([figures()[1], button('Proceed to payment').disabled]).toEqual(['Order total–', true])
    await user.type(field('City'), '{Enter}')
    expect(server.orderBasket.asked).toEqual([])
    await user.click(button('Try again'))
    await answer(server.total, pounds('99'))
    expect([figures()[1], button('Proceed to payment').disabled]).toEqual([
      'Order total£99.00',
      false,
    ])
  })

  test('OQ-135 after a server error either button reads the basket again', async () => {
    const { user, proceed, server, answer, fail } = await openStale('basket')
    await answer(server.basket, basket)
    await proceed()
    await fail(server.orderBasket, serverFault(500))
    await fail(server.basket, unreachable)
    await user.click(button('Try again'))
    await answer(server.basket, basket)
    await answer(server.total, pounds('104'))
    expect([rows().length, button('Proceed to payment').disabled]).toEqual([2, false])
  })
})

describe('The billing address', () => {
  test('CHECKOUT-02 the address has seven empty fields that the browser may fill', async () => {
    await openCheckout()
    const fields = main().getAllByRole<HTMLInputElement>('textbox')
    expect(fields.map(({ name, value, autocomplete }) => [name, value, autocomplete])).toEqual([
      ['firstName', '', 'given-name'],
      ['lastName', '', 'family-name'],
      ['street', '', 'address-line1'],
      ['city', '', 'address-level2'],
      ['county', '', 'address-level1'],
      ['postcode', '', 'postal-code'],
      ['email', '', 'email'],
    ])
  })

  test('CHECKOUT-04 each field needs a character, and its message disappears once it has one', async () => {
    const { user, proceed, server } = await openCheckout()
    const messages = () =>
      main()
        .queryAllByText('This field is required.')
        .map(({ id }) => id)
    await proceed()
    const names = Object.keys(address)
    const all = names.map((name) => field(name).getAttribute('aria-describedby'))
    expect([messages(), new Set(all).size]).toEqual([all, 7])
    for (const [at, name] of names.entries()) {
      await proceed()
      expect(document.activeElement).toBe(field(name))
      await user.type(field(name), 'x')
      expect(messages()).toEqual(all.slice(at + 1))
    }
    expect(server.orderBasket.asked).toEqual([])
  })

  test('CHECKOUT-04 the email may have any format (OQ-098)', async () => {
    const { fillIn, proceed, server } = await openCheckout()
    await fillIn({ Email: 'x' })
    await proceed()
    expect(server.orderBasket.asked).toHaveLength(1)
  })
})

describe('Paying', () => {
  test('CHECKOUT-07, CHECKOUT-08, CHECKOUT-09 a submit places the order, starts its payment, and opens the provider’s address without quotes', async () => {
    const { fillIn, proceed, server, answer, left } = await openCheckout()
    await fillIn()
    await proceed()
    expect([server.orderBasket.asked, server.startPayment.asked]).toEqual([[[billing]], []])
    await answer(server.orderBasket, { answer: 'ordered', orderId })
    expect([server.startPayment.asked, left]).toEqual([[['7001', 'credit']], []])
    await answer(server.startPayment, '"https://pay.example/7001"')
    expect(left).toEqual(['https://pay.example/7001'])
  })

  test('CHECKOUT-01, CHECKOUT-02 a debit card needs the same billing address, and both requests name that method', async () => {
    const { user, fillIn, order, server, answer } = await openCheckout()
    await user.click(radio('Debit card'))
    await answer(server.total, pounds('104'))
    await fillIn()
    await order()
    expect(server.orderBasket.asked).toEqual([[{ ...billing, paymentMethod: 'debit' }]])
    expect(server.startPayment.asked).toEqual([['7001', 'debit']])
  })

  test('CHECKOUT-05, CHECKOUT-06 the form is locked from the submit until the browser leaves, and only one order is placed', async () => {
    const { user, fillIn, server, answer } = await openCheckout()
    expect(button('Proceed to payment').disabled).toBe(false)
    await fillIn()
    await user.dblClick(button('Proceed to payment'))
    await user.keyboard('{Enter}')
    expect([isLocked(), button('Sending you to our payment provider...').disabled]).toEqual([
      true,
      true,
    ])
    expect(server.orderBasket.asked).toHaveLength(1)
    await answer(server.orderBasket, { answer: 'ordered', orderId })
    expect(button('Sending you to our payment provider...').disabled).toBe(true)
    await answer(server.startPayment, '/Member/PaymentProvider/7001')
    expect([isLocked(), button('Proceed to payment').disabled]).toEqual([false, false])
  })

  test('CHECKOUT-10 a refusal shows every message, keeps the text, and focuses the button once the basket is read', async () => {
    const { fillIn, proceed, server, answer } = await openCheckout()
    await fillIn()
    await proceed()
    await answer(server.orderBasket, { answer: 'refused', messages: ['No such street.'] })
    await answer(server.basket, basket)
    await answer(server.total, pounds('104'))
    expect([alert().textContent, field('Street').value, isLocked()]).toEqual([
      'No such street.',
      '4 Mill Lane',
      false,
    ])
    expect(document.activeElement).toBe(button('Proceed to payment'))
  })

  test('BASKET-01, BASKET-02 if another tab has ordered the basket, a refusal shows its current content', async () => {
    const { fillIn, proceed, server, answer } = await openCheckout()
    await fillIn()
    await proceed()
    await answer(server.orderBasket, { answer: 'refused', messages: ['Your basket is empty.'] })
    expect(figures()).not.toContain('Order total£104.00')
    await answer(server.basket, empty)
    await answer(server.total, pounds('0'))
    expect(alert().textContent).toBe('Your basket is empty.')
    expect(screen.queryByRole('table')).toBeNull()
    expect(button('Proceed to payment').disabled).toBe(true)
  })

  test('CHECKOUT-10, BASKET-01 if the payment can’t start, the order stays on the screen, and only the payment is repeated', async () => {
    const { fillIn, order, proceed, server, answer, fail, left } = await openCheckout()
    await fillIn()
    await order()
    await fail(server.startPayment, serverFault(500))
    await answer(server.basket, empty)
    await answer(server.total, pounds('0'))
    expect([alert().textContent, rows().length, figures()[1]]).toEqual([
      'Something went wrong.',
      2,
      'Order total£104.00',
    ])
    expect(document.activeElement).toBe(button('Proceed to payment'))
    await proceed()
    expect([server.orderBasket.asked.length, server.startPayment.asked.length]).toEqual([1, 2])
    await answer(server.startPayment, 'https://pay.example/7001')
    expect(left).toEqual(['https://pay.example/7001'])
  })

  test('CHECKOUT-07, CHECKOUT-10 reopening the page shows an unpaid order, and only its payment is requested (OQ-105)', async () => {
    const first = await openCheckout()
    await first.fillIn()
    await first.order()
    await first.fail(first.server.startPayment, serverFault(500))
    expect(main().getByText(/You have an unpaid order/)).toBeTruthy()
    first.unmount()

    expect(storedText()).not.toMatch(/Mill Lane|Leeds|example\.com/)
    const second = await openCheckout(empty)
    expect([field('Street').value, rows().length, figures()[1]]).toEqual([
      '',
      2,
      'Order total£104.00',
    ])
    expect(main().getByText(/You have an unpaid order/)).toBeTruthy()
    expect(main().getByText(/^We don’t keep your billing details/)).toBeTruthy()
    await second.proceed()
    expect(second.server.startPayment.asked).toEqual([])
    await second.fillIn()
    await second.proceed()
    expect([second.server.orderBasket.asked, second.server.startPayment.asked]).toEqual([
      [],
      [['7001', 'credit']],
    ])
    await second.answer(second.server.startPayment, 'https://pay.example/7001')
  })

  test.each([
    ['back_forward', true],
    ['reload', true],
    ['navigate', false],
  ])(
    'CHECKOUT-07 after I leave to pay, is my order still shown on return by %s, and on the pages that follow? %j',
    async (arrival, isThere) => {
      const first = await openCheckout()
      await first.fillIn()
      await first.order()
      await first.answer(first.server.startPayment, 'https://pay.example/7001')
      first.unmount()

      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: arrival }] as never)
      await openCheckout(empty)
      const note = main().queryByText(/^We sent you to our payment provider for this order/)
      const nothing = main().queryByText('Your basket is empty, so there is nothing to pay.')
      expect([note !== null, nothing === null]).toEqual([isThere, isThere])
      expect(Object.keys(sessionStorage)).toEqual(
        isThere ? [expect.stringMatching(/^save-order:open /)] : [],
      )
      cleanup()
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' }] as never)
      await openCheckout(empty)
      expect(main().queryByText(/^We sent you to our payment provider/) !== null).toBe(isThere)
    },
  )

  test.each([
    ['by the member’s reload', 'reload', false, false],
    ['because the browser’s cache gave it back', 'reload', true, true],
    ['by the provider, though the cache had given one back', 'navigate', true, false],
  ])(
    'CHECKOUT-07 if a page that the provider once opened is reloaded %s (%s, %j), the order is still shown: %j',
    async (_, type, isNoted, isThere) => {
      const first = await openCheckout()
      await first.fillIn()
      await first.order()
      await first.answer(first.server.startPayment, 'https://pay.example/7001')
      first.unmount()

      vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://pay.example/')
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never)
      if (isNoted) noteBfcacheReturn()
      await openCheckout(empty)
      const note = main().queryByText(/^We sent you to our payment provider for this order/)
      expect(note !== null).toBe(isThere)
      expect(isBfcacheReturn()).toBe(false)
    },
  )

  test.each([
    ['because it led back', 'navigate'],
    ['because the member went back', 'back_forward'],
  ])(
    'BASKET-02, OQ-032 a page after the provider, %s, tells the other tabs once that the basket may have changed',
    async (_, type) => {
      const first = await openCheckout()
      await first.fillIn()
      await first.order()
      await first.answer(first.server.startPayment, 'https://pay.example/7001')
      first.unmount()

      vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://pay.example/')
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never)
      const changed = () => {
        const key = Object.keys(localStorage).find((key) => key.startsWith('save-purse:basket'))
        return key && JSON.parse(localStorage.getItem(key) ?? '{}').value.changed
      }
      const before = changed()
      await openCheckout(empty)
      const now = changed()
      expect([typeof now, now === before]).toEqual(['string', false])
      cleanup()
      await openCheckout(empty)
      expect(changed()).toBe(now)
    },
  )

  test.each([
    ['no other tab has changed the basket', false],
    ['another tab may have ordered meanwhile', true],
  ])(
    'BASKET-02 if a member goes back from the provider and %s, the order is marked as possibly followed: %j',
    async (_, isChangedElsewhere) => {
      const first = await openCheckout()
      await first.fillIn()
      await first.order()
      await first.answer(first.server.startPayment, 'https://pay.example/7001')
      first.unmount()

      if (isChangedElsewhere)
        browserTab()
          .shared.of('basket', () => exampleMember)
          .write({ changed: 'c' })
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never)
      await openCheckout(empty)
      const [order] = Object.values(keptInTab())
      expect(order).toMatchObject({ orderId })
      expect(Object.keys(order ?? {}).includes('mayBeFollowed')).toBe(isChangedElsewhere)
    },
  )

  test('BASKET-02, OQ-135 if loading another page interrupts my next order, the unpaid one isn’t placed again in its place', async () => {
    const first = await openCheckout()
    await first.fillIn()
    await first.order()
    await first.fail(first.server.startPayment, serverFault(500))
    await first.answer(first.server.basket, basket)
    await first.answer(first.server.total, pounds('104'))
    await first.fillIn({ Street: '5 Mill Lane' })
    await first.proceed()
    expect(first.server.orderBasket.asked).toHaveLength(2)
    first.unmount()

    // Clears the calls in flight, as a later call would, so that only the stored unpaid order shows
    // that a call was interrupted.
    for (const key of Object.keys(sessionStorage))
      if (key.includes('on-its-way')) sessionStorage.removeItem(key)
    const second = await openCheckout(empty)
    await second.fillIn()
    await second.user.click(radio('Debit card'))
    await second.answer(second.server.total, pounds('104'))
    expect(main().getByText(/^We can’t tell what your unpaid order costs/)).toBeTruthy()
    expect(button('Proceed to payment').disabled).toBe(true)
  })

  test('CHECKOUT-10 the note about my unpaid order is above everything else, and notes about my later changes are beside the button', async () => {
    const first = await openCheckout()
    await first.fillIn()
    await first.order()
    await first.fail(first.server.startPayment, serverFault(500))
    first.unmount()
    const { fillIn } = await openCheckout(empty)
    const comesBefore = (note: RegExp, other: HTMLElement) =>
      main().getByText(note).compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
    const passbook = main().getByRole('complementary', { name: 'Your basket' })
    expect(comesBefore(/^You have an unpaid order/, passbook)).toBeTruthy()
    await fillIn({ Street: '5 Mill Lane' })
    expect(comesBefore(/^These details differ/, passbook)).toBeFalsy()
    expect(comesBefore(/^These details differ/, button('Proceed to payment'))).toBeTruthy()
    await fillIn()
    expect(comesBefore(/^You have an unpaid order/, passbook)).toBeTruthy()
  })

  test('CHECKOUT-07 a member without an email address keeps an unpaid order when the page reopens', async () => {
    const change = { emailAddress: undefined } as never
    const first = await openCheckout(basket, change)
    await first.fillIn()
    await first.order()
    await first.fail(first.server.startPayment, serverFault(500))
    first.unmount()
    await openCheckout(empty, change)
    expect(main().getByText(/You have an unpaid order/)).toBeTruthy()
    cleanup()
    await openCheckout(empty, { ...(change as object), name: { firstName: 'Sam' } })
    expect(main().queryByText(/You have an unpaid order/)).toBeNull()
  })

  test('CHECKOUT-05, CHECKOUT-07 if the member leaves before the response, the order is shown on return, and stored in the tab (OQ-105)', async () => {
    const first = await openCheckout()
    await first.fillIn()
    await first.proceed()
    await first.goTo('/Member/Home/Dashboard')
    await first.answer(first.server.orderBasket, { answer: 'ordered', orderId })
    expect([first.server.startPayment.asked, first.left]).toEqual([[], []])
    await first.goTo('/Member/Checkout')
    await first.answer(first.server.requiresReAuth, false)
    expect(main().getByText(/You have an unpaid order/)).toBeTruthy()
    expect([field('Street').value, first.server.orderBasket.asked.length]).toEqual([
      '4 Mill Lane',
      1,
    ])
    first.unmount()

    await openCheckout(empty)
    expect(main().getByText(/You have an unpaid order/)).toBeTruthy()
  })

  test('CHECKOUT-05 a member who comes back before the response finds the form locked, so there is no second order', async () => {
    const { fillIn, proceed, goTo, server, answer, left } = await openCheckout()
    await fillIn()
    await proceed()
    await goTo('/Member/Home/Dashboard')
    await goTo('/Member/Checkout')
    await answer(server.requiresReAuth, false)
    expect([isLocked(), field('City').value]).toEqual([true, 'Leeds'])
    expect(button('Sending you to our payment provider...').disabled).toBe(true)
    await answer(server.orderBasket, { answer: 'ordered', orderId })
    await answer(server.startPayment, 'https://pay.example/7001')
    expect([server.orderBasket.asked.length, left]).toEqual([1, ['https://pay.example/7001']])
  })

  test('CHECKOUT-10 once the member leaves an order that may be paid already, the basket is read and can be ordered', async () => {
    const first = await openCheckout()
    await first.fillIn()
    await first.order()
    await first.fail(first.server.startPayment, serverFault(500))
    first.unmount()

    const { fillIn, proceed, server, answer, fail, user, goTo } = await openCheckout()
    await fillIn()
    await proceed()
    await fail(server.startPayment, notFound)
    expect(alert().textContent).toContain('This order may already be paid or cancelled')
    await user.click(button('Leave this order and go to my basket'))
    expect(main().queryByText(/You have an unpaid order/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await answer(server.basket, { ...basket, items: basket.items.slice(1) })
    await answer(server.total, pounds('9'))
    expect(rows()).toEqual([['Ferrystone Coffee', '£10.00', '1', '£9.00']])
    await proceed()
    expect([server.orderBasket.asked.length, server.startPayment.asked.length]).toEqual([1, 1])
    await answer(server.orderBasket, { answer: 'refused', messages: [] })
    await goTo('/Member/Home/Dashboard')
    expect(
      screen.getByText(
        'We don’t know if your payment started. Check your emails before you pay again.',
      ),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(keptInTab()).toEqual({})
  })

  test.each([
    ['before', true],
    ['after', false],
  ])(
    'OQ-134 logging out leaves no order in the tab, even if its response arrives %s the logout’s',
    async (_, isBefore) => {
      const { fillIn, proceed, server, answer, running } = await openCheckout()
      const order = () => answer(server.orderBasket, { answer: 'ordered', orderId })
      await fillIn()
      await proceed()
      await act(async () => running.portal.send({ type: 'logout.requested' }))
      if (isBefore) await order()
      await answer(server.logout, { redirectUrl: '/Member/Login' })
      if (!isBefore) await order()
      expect(Object.keys(sessionStorage).filter((key) => key.includes('order'))).toEqual([])
    },
  )

  test('OQ-134 OQ-135 an order placed during a failed logout is stored', async () => {
    const { fillIn, proceed, server, answer, fail, running } = await openCheckout()
    await fillIn()
    await proceed()
    await act(async () => running.portal.send({ type: 'logout.requested' }))
    await answer(server.orderBasket, { answer: 'ordered', orderId })
    await fail(server.logout, serverFault(500))
    await answer(server.member, exampleMember)
    expect(Object.keys(sessionStorage)).toContainEqual(expect.stringContaining('save-order:open '))
  })

  test('CHECKOUT-07 if the details have changed, the order is placed again (OQ-105)', async () => {
    const { user, fillIn, order, proceed, server, answer, fail } = await openCheckout()
    await fillIn()
    await order()
    await fail(server.startPayment, serverFault(500))
    await answer(server.basket, empty)
    await answer(server.total, pounds('104'))
    await user.type(field('City'), ' 6')
    await proceed()
    expect(server.orderBasket.asked.map(([{ city }]) => city)).toEqual(['Leeds', 'Leeds 6'])
  })

  test.each(['javascript:alert(1)', 'http://pay.example/1', '//pay.example/1', ''])(
    'CHECKOUT-08 the browser never opens %j (OQ-104)',
    async (provider) => {
      const { fillIn, order, server, answer, left } = await openCheckout()
      await fillIn()
      await order()
      await answer(server.startPayment, provider)
      expect([left, alert().textContent]).toEqual([[], 'Something went wrong.'])
    },
  )

  test('OQ-135 if the response to the order is lost, the page says so and reads the basket before anything else', async () => {
    const { user, fillIn, proceed, server, answer, fail } = await openCheckout()
    await fillIn()
    await proceed()
    await fail(server.orderBasket, unreachable)
    expect(alert().textContent).toContain('Something went wrong.')
    expect(alert().textContent).toContain('We don’t know if your order was placed')
    expect(button('Proceed to payment').disabled).toBe(true)
    await user.keyboard('{Enter}')
    await answer(server.basket, empty)
    expect([button('Proceed to payment').disabled, server.orderBasket.asked.length]).toEqual([
      true,
      1,
    ])
    expect(main().getByText('Your basket is empty, so there is nothing to pay.')).toBeTruthy()
    expect(field('City').value).toBe('Leeds')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('OQ-135 if the basket is still there, the order may be placed again', async () => {
    const { fillIn, proceed, server, answer, fail } = await openCheckout()
    await fillIn()
    await proceed()
    await fail(server.orderBasket, serverFault(500))
    await answer(server.basket, basket)
    await answer(server.total, pounds('104'))
    expect(document.activeElement).toBe(button('Proceed to payment'))
    await proceed()
    expect(server.orderBasket.asked).toHaveLength(2)
  })

  test('OQ-135 if the basket can’t be read, the page only offers to read it, and typing is still possible', async () => {
    const { user, fillIn, proceed, server, answer, fail } = await openCheckout()
    await fillIn()
    await proceed()
    await fail(server.orderBasket, serverFault(500))
    await fail(server.basket, unreachable)
    expect(alert().textContent).toContain('We couldn’t load your basket.')
    await user.type(field('City'), ' 6{Enter}')
    // The only button reads the basket again, so Enter orders nothing.
    expect([field('City').value, server.orderBasket.asked.length]).toEqual(['Leeds 6', 1])
    await fail(server.basket, unreachable)
    await user.click(button('Check again'))
    await answer(server.basket, basket)
    await answer(server.total, pounds('104'))
    expect(document.activeElement).toBe(button('Proceed to payment'))
  })

  test('OQ-135 after a reload before the response, a note says that the order may have been placed, until I close it', async () => {
    const first = await openCheckout()
    await first.fillIn()
    await first.proceed()
    // A browser aborts running requests before it reloads the page.
    await first.fail(first.server.orderBasket, unreachable)
    first.unmount()

    const second = await openCheckout(empty)
    expect(screen.getByText(/^We don’t know if an order was placed/)).toBeTruthy()
    expect(main().getByText('Your basket is empty, so there is nothing to pay.')).toBeTruthy()
    await second.user.click(screen.getByRole('button', { name: 'Dismiss' }))
    second.unmount()

    await openCheckout(empty)
    expect(screen.queryByText(/^We don’t know if an order was placed/)).toBeNull()
  })

  test('VOUCHER-13, OQ-135 the basket on the screen reports a bought voucher, otherwise the foot of the page does', async () => {
    const { server, answer, answerAll, fail, running } = await openPortal({
      at: '/Member/Checkout',
    })
    await answer(server.requiresReAuth, false)
    await answerAll()
    const { basket: purse } = running.portal.getSnapshot().context.ledger
    act(() => {
      purse.send({ type: 'call.pressed', call: 'voucherPurchase', about: 'PLU1089' })
      purse.send({ type: 'call.ended', purse: 'changed', end: 'succeeded' })
    })
    const added = () => screen.queryByText('We’ve added your voucher to your basket.')
    expect(added()).toBeNull()
    await fail(server.basket, unreachable)
    expect(added()).not.toBeNull()
    await act(async () =>
      running.portal.getSnapshot().context.resources.basket.send({ type: 'resource.needed' }),
    )
    await answer(server.basket, basket)
    expect(added()).toBeNull()
  })

  test('OQ-135 the page says that a call is taking a long time, and never gives up on it', async () => {
    const { fillIn, server } = await openCheckout()
    await fillIn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => button('Proceed to payment').click())
    await act(() => vi.advanceTimersByTimeAsync(14_999))
    expect(screen.queryByText(/taking longer than usual/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText(/taking longer than usual/).closest('[role=status]')).toBeTruthy()
    expect(server.orderBasket.interrupted()).toBe(0)
  })

  test('SESSION-03, OQ-134 if the session ends during the order, the typed text is restored after the login', async () => {
    const first = await openCheckout()
    await first.fillIn()
    await first.proceed()
    await first.fail(first.server.orderBasket, unauthorised)
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByText('Something went wrong.')).toBeNull()
    first.unmount()
    const second = await openCheckout()
    expect([field('Street').value, second.server.orderBasket.asked]).toEqual(['4 Mill Lane', []])
  })
})
