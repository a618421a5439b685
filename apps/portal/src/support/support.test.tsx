import { serverFault, unauthorised, unreachable } from '@save/domain/kernel'
import type { SupportAnswer, SupportCategory } from '@save/domain/support'
import { exampleMember } from '@save/domain/testing/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { storedText } from '../testing/kept-in-tab.ts'
import { openPortal } from '../testing/open-portal.tsx'

const member = {
  ...exampleMember,
  address: { flat: 'Flat 2', houseNumber: '14', street: 'Weir Lane', postcode: 'HX0 0AA' },
}
const labels = ['Name', 'Email', 'Telephone', 'Address', 'Order number (optional)', 'Description']

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const typedIn = (label: string) => field(label).value
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const messageOf = (label: string) =>
  document.getElementById(`${field(label).id}-message`)?.textContent
const summary = () => within(screen.getByRole('alert'))
const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(Tell Us|Sending\.{3})$/ })

async function openSupport(category?: SupportCategory) {
  const portal = await openPortal({ at: '/Member/Contact' })
  await portal.answerAll({ member })
  if (category) await portal.user.selectOptions(select(), category)
  return portal
}

/** Fills in and sends the form, and answers it if given an answer. */
async function sent(answer?: SupportAnswer) {
  const portal = await openSupport('Cashback')
  type('Telephone', '020 7946 0000')
  type('Description', 'My cashback is missing.')
  await portal.user.click(button())
  if (answer) await portal.answer(portal.server.supportQuery, answer)
  return portal
}

describe('The form', () => {
  test('ROUTE-23, SUPPORT-01 /Contact shows Help & Support with a back link', async () => {
    await openSupport()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help & Support')
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Back' })
    expect(back.getAttribute('href')).toBe('/Member/Home/Dashboard')
  })

  test('SUPPORT-02 the categories are Cashback, Website and Other, none of them chosen', async () => {
    await openSupport()
    expect([...select().options].map(({ value, textContent }) => [value, textContent])).toEqual([
      ['', 'Choose a category'],
      ['Cashback', 'Cashback'],
      ['Website', 'Website'],
      ['Other', 'Other'],
    ])
    expect(select().value).toBe('')
  })

  test.each(['Cashback', 'Website', 'Other'] as const)(
    'SUPPORT-03, SUPPORT-04, SUPPORT-06 the other fields appear once %s is chosen',
    async (category) => {
      const { user } = await openSupport()
      expect(labels.filter((label) => screen.queryByLabelText(label))).toEqual([])
      expect(screen.queryByRole('button', { name: 'Tell Us' })).toBeNull()
      await user.selectOptions(select(), category)
      expect(labels.map((label) => field(label).name)).toEqual([
        'name',
        'email',
        'telephone',
        'address',
        'orderNumber',
        'description',
      ])
      expect(button().textContent).toBe('Tell Us')
      expect(document.activeElement).toBe(select())
    },
  )

  test('SUPPORT-03 another category keeps the typed text, and choosing none removes the form (OQ-126)', async () => {
    const { user } = await openSupport('Cashback')
    type('Description', 'It is broken.')
    await user.selectOptions(select(), 'Website')
    expect(typedIn('Description')).toBe('It is broken.')
    await user.selectOptions(select(), '')
    expect(screen.queryByLabelText('Description')).toBeNull()
  })

  test('SUPPORT-05 name, email and address come from the profile, and can be changed', async () => {
    await openSupport('Other')
    expect(labels.map(typedIn)).toEqual([
      'Priya Shah',
      'member@example.com',
      '',
      'Flat 2, 14, Weir Lane, HX0 0AA',
      '',
      '',
    ])
    type('Name', 'P. Shah')
    expect(typedIn('Name')).toBe('P. Shah')
  })

  test('SUPPORT-05 while the member is loading the page says so', async () => {
    const { server, answer } = await openPortal({ at: '/Member/Contact' })
    expect(screen.getByText('Loading...').getAttribute('role')).toBe('status')
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
    await answer(server.member, member)
    expect(select()).toBeTruthy()
  })

  test('OQ-131 without a member there is a button to try again', async () => {
    const { server, fail, user, answer } = await openPortal({ at: '/Member/Contact' })
    await fail(server.member, serverFault(500))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await answer(server.member, member)
    expect(select()).toBeTruthy()
  })
})

describe('Errors', () => {
  test.each([
    ['SUPPORT-10', 'Name', '', 'Please specify your name'],
    ['SUPPORT-11', 'Email', ' ', 'Please specify your email'],
    ['SUPPORT-12', 'Email', 'priya@', 'Please specify a valid email address'],
    ['SUPPORT-13', 'Telephone', '', 'Please specify your telephone number'],
    ['SUPPORT-14', 'Address', '', 'Please specify your address'],
    ['SUPPORT-15', 'Description', '', 'Please give a brief description of the problem'],
  ])('%s %s %j: %s', async (_, label, value, message) => {
    const { user, server } = await openSupport('Website')
    for (const other of ['Telephone', 'Description']) type(other, 'Something')
    type(label, value)
    expect(messageOf(label)).toBeUndefined()
    await user.click(button())
    expect(messageOf(label)).toBe(message)
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
    expect(document.activeElement).toBe(field(label))
    expect(server.supportQuery.asked).toEqual([])
    type(label, 'priya@example.com')
    expect(messageOf(label)).toBeUndefined()
  })

  test('SUPPORT-04, SUPPORT-16 each field is sent as typed, and the order number may have any format', async () => {
    const { user, server } = await openSupport('Other')
    type('Name', 'Sam Reed')
    type('Email', 'sam@example.com')
    type('Telephone', '1')
    type('Address', '9 Mill Lane')
    type('Order number (optional)', '#?')
    type('Description', 'Hm.')
    await user.click(button())
    expect(server.supportQuery.asked).toEqual([
      [
        {
          name: 'Sam Reed',
          email: 'sam@example.com',
          telephone: '1',
          address: '9 Mill Lane',
          orderNumber: '#?',
          text: 'Hm.',
          type: 'Other',
        },
      ],
    ])
  })

  test('OQ-138 the browser’s own validation is off', async () => {
    await openSupport('Other')
    expect(button().form?.noValidate).toBe(true)
  })
})

describe('Sending', () => {
  test('API-40 repeated presses send one query, with the form locked until the answer', async () => {
    const { server, user } = await sent()
    await user.click(button())
    expect(server.supportQuery.asked).toEqual([
      [
        {
          name: 'Priya Shah',
          email: 'member@example.com',
          telephone: '020 7946 0000',
          address: 'Flat 2, 14, Weir Lane, HX0 0AA',
          orderNumber: '',
          text: 'My cashback is missing.',
          type: 'Cashback',
        },
      ],
    ])
    expect([button().textContent, button().disabled]).toEqual(['Tell Us', true])
    expect(screen.getByText('Sending...')).toBeTruthy()
  })

  test('SUPPORT-07, SUPPORT-08 the thank-you replaces the form and gets the focus', async () => {
    await sent({ answer: 'sent' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Thank you. Your query has been sent to us.',
    )
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText('We endeavour to respond withing 2 working days.')).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('SUPPORT-09 Continue Shopping opens the dashboard', async () => {
    const { user, address } = await sent({ answer: 'sent' })
    await user.click(screen.getByRole('link', { name: 'Continue Shopping' }))
    expect(address()).toBe('/Member/Home/Dashboard')
  })

  test('SUPPORT-17, SUPPORT-18 the server’s messages are listed, and can be dismissed', async () => {
    const { user } = await sent({ answer: 'refused', messages: ['Too long.', 'No such order.'] })
    const messages = summary().getAllByRole('listitem')
    expect(messages.map(({ textContent }) => textContent)).toEqual(['Too long.', 'No such order.'])
    expect([button().disabled, typedIn('Description')]).toEqual([false, 'My cashback is missing.'])
    await user.click(summary().getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Too long.')).toBeNull()
  })

  test('SUPPORT-17 even a single message is a list', async () => {
    await sent({ answer: 'refused', messages: ['Too long.'] })
    expect(summary().getByRole('listitem').textContent).toBe('Too long.')
  })

  test.each([
    ['a refusal without a message', undefined],
    ['a server error', serverFault(500)],
    ['no answer', unreachable],
  ])('SUPPORT-17 %s also shows a message and keeps the typed text (OQ-019)', async (_, failure) => {
    const { server, fail, answer, user } = await sent()
    if (failure) await fail(server.supportQuery, failure)
    else await answer(server.supportQuery, { answer: 'refused', messages: [] })
    expect(summary().getByText('Something went wrong.')).toBeTruthy()
    expect(typedIn('Description')).toBe('My cashback is missing.')
    await user.click(button())
    expect(server.supportQuery.asked).toHaveLength(2)
    expect(screen.queryByText('Something went wrong.')).toBeNull()
  })
})

describe('When the session ends (OQ-134)', () => {
  async function lostInTheMiddle() {
    const portal = await sent()
    await portal.fail(portal.server.supportQuery, unauthorised)
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByText('Something went wrong.')).toBeNull()
    portal.unmount()
  }

  test('LOGIN-09 the typed text is restored after the reload, once', async () => {
    await lostInTheMiddle()
    const { unmount } = await openSupport()
    expect([select().value, typedIn('Telephone'), typedIn('Description')]).toEqual([
      'Cashback',
      '020 7946 0000',
      'My cashback is missing.',
    ])
    unmount()
    await openSupport()
    expect(select().value).toBe('')
  })

  test('OQ-134 another member does not see the typed text', async () => {
    await lostInTheMiddle()
    const portal = await openPortal({ at: '/Member/Contact' })
    await portal.answerAll({ member: { ...member, emailAddress: 'sam@example.com' } })
    expect(select().value).toBe('')
    expect(storedText()).not.toContain('cashback is missing')
  })
})
