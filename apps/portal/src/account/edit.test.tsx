import { Day, serverFault, unauthorised } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { exampleMember } from '@save/domain/testing/examples'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { keepDraft } from '../memory/drafts.ts'
import { storedText } from '../testing/kept-in-tab.ts'
import { openPortal } from '../testing/open-portal.tsx'

const member: Member = {
  ...exampleMember,
  name: { title: 'Ms', firstName: 'Priya', lastName: 'Shah', initials: 'P' },
  gender: 30,
  dateOfBirth: Day.make('1988-03-14'),
  address: { houseName: 'Alder House', street: 'Weir Lane', town: 'Sowerby', postcode: 'HX0 0AA' },
}
const saved = { answer: 'saved' } as const
const refused = (...messages: string[]) => ({ answer: 'refused', messages }) as const

async function openEdit(change: Partial<Member> = {}) {
  const portal = await openPortal({ at: '/Member/EditAccount' })
  await portal.answer(portal.server.requiresReAuth, false)
  await portal.answerAll({ member: { ...member, ...change } })
  return portal
}

const cards = ['Basic Information', 'Change Password', 'About You', 'Address'] as const
type CardName = (typeof cards)[number]

const card = (name: CardName) => within(screen.getByRole('region', { name }))
const field = (name: CardName, label: string) => card(name).getByLabelText<HTMLInputElement>(label)
const texts = (name: CardName) =>
  [...screen.getByRole('region', { name }).querySelectorAll('input, select')].map((control) => [
    control.getAttribute('name'),
    (control as HTMLInputElement).value,
  ])
const type = (name: CardName, label: string, value: string) =>
  fireEvent.change(field(name, label), { target: { value } })
const save = (name: CardName) =>
  fireEvent.click(card(name).getByRole('button', { name: 'Save changes' }))
const bullets = (name: CardName) =>
  card(name)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
const isSaved = (name: CardName) => card(name).queryByText('Account changes saved') !== null
const messageOf = (name: CardName, label: string) =>
  document.getElementById(`${field(name, label).id}-message`)?.textContent

function fillPasswords(change: Partial<Record<'old' | 'new' | 'confirm', string>> = {}) {
  const { old = 'Welcome1!', new: next = 'Goodbye2?', confirm = next } = change
  type('Change Password', 'Old password', old)
  type('Change Password', 'New password', next)
  type('Change Password', 'Confirm password', confirm)
}

describe('The page', () => {
  test.each(cards)('EDIT-01 a link at the top jumps to %s', async (name) => {
    const { user } = await openEdit()
    await user.click(screen.getByRole('link', { name }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name }))
  })

  test('EDIT-02 there is a second back link at the top', async () => {
    await openEdit()
    const [first] = screen.getAllByRole('link', { name: 'My Account' })
    expect(first?.getAttribute('href')).toBe('/Member/MyAccount')
    expect(first?.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test('ROUTE-21 EDIT-01 the page has four cards', async () => {
    await openEdit()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit account')
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(cards)
  })

  test.each(cards)('EDIT-02 %s links back to My Account', async (name) => {
    const { user, address } = await openEdit()
    await user.click(card(name).getByRole('link', { name: 'My Account' }))
    expect(address()).toBe('/Member/MyAccount')
  })

  test('EDIT-06 EDIT-11 EDIT-12 the page is filled with the member’s details', async () => {
    await openEdit()
    expect(texts('Basic Information')).toEqual([
      ['title', 'Ms'],
      ['firstName', 'Priya'],
      ['middleNames', ''],
      ['lastName', 'Shah'],
      ['initials', 'P'],
    ])
    expect(texts('About You')).toEqual([
      ['dateOfBirth', '1988-03-14'],
      ['gender', '20'],
    ])
    expect(texts('Address')).toEqual([
      ['houseNumber', ''],
      ['houseName', 'Alder House'],
      ['flat', ''],
      ['street', 'Weir Lane'],
      ['district', ''],
      ['town', 'Sowerby'],
      ['county', ''],
      ['postcode', 'HX0 0AA'],
    ])
    expect(texts('Change Password').map(([, value]) => value)).toEqual(['', '', ''])
  })
})

describe('Saving', () => {
  test.each([
    [
      'EDIT-06',
      'Basic Information',
      'saveName',
      {
        title: 'Title',
        firstName: 'First name',
        middleNames: 'Middle names',
        lastName: 'Last name',
        initials: 'Initials',
      },
    ],
    [
      'EDIT-12',
      'Address',
      'saveAddress',
      {
        houseNumber: 'House number',
        houseName: 'House name',
        flat: 'Flat',
        street: 'Street',
        district: 'District',
        town: 'Town',
        county: 'County',
        postcode: 'Postcode',
      },
    ],
  ] as const)('%s %s saves the typed text of each field', async (_, name, call, labels) => {
    const { server } = await openEdit()
    for (const label of Object.values(labels)) type(name, label, label)
    save(name)
    expect(server[call].asked).toEqual([[labels]])
  })

  test('EDIT-06 Basic Information sends the whole name', async () => {
    const { server } = await openEdit()
    type('Basic Information', 'Last name', ' Shaw ')
    type('Basic Information', 'Initials', '')
    save('Basic Information')
    expect(server.saveName.asked).toEqual([[{ title: 'Ms', firstName: 'Priya', lastName: 'Shaw' }]])
  })

  test('EDIT-12 Address sends the whole address', async () => {
    const { server } = await openEdit()
    type('Address', 'Flat', '2')
    save('Address')
    expect(server.saveAddress.asked).toEqual([[{ ...member.address, flat: '2' }]])
  })

  test.each([
    ['20', 30],
    ['10', 10],
    ['', 0],
  ])(
    'EDIT-11 About You sends the day and the gender chosen as "%s" as the number %i',
    async (choice, code) => {
      const { server } = await openEdit()
      type('About You', 'Gender', choice)
      save('About You')
      expect(server.saveAboutYou.asked).toEqual([[{ dateOfBirth: '1988-03-14', gender: code }]])
    },
  )

  test('EDIT-10 Change Password has its own call', async () => {
    const { server } = await openEdit()
    fillPasswords({ new: ' spaced ' })
    save('Change Password')
    expect(server.changePassword.asked).toEqual([
      [{ oldPassword: 'Welcome1!', newPassword: ' spaced ', confirmPassword: ' spaced ' }],
    ])
    expect(server.saveName.asked).toHaveLength(0)
  })

  test('EDIT-03 a saved card says so, and the member is read again', async () => {
    const { server, answer } = await openEdit()
    save('Address')
    await answer(server.saveAddress, saved)
    expect(cards.map(isSaved)).toEqual([false, false, false, true])
    expect(
      card('Address').getByText('Account changes saved').closest('[role="status"]'),
    ).not.toBeNull()
    expect(server.member.asked).toHaveLength(2)
  })

  test('EDIT-04 the message stays for 5 s after the latest save', async () => {
    const { server, answer } = await openEdit()
    vi.useFakeTimers()
    save('Address')
    await answer(server.saveAddress, saved)
    act(() => vi.advanceTimersByTime(4_999))
    expect(isSaved('Address')).toBe(true)
    save('Address')
    await answer(server.saveAddress, saved)
    act(() => vi.advanceTimersByTime(4_999))
    expect(isSaved('Address')).toBe(true)
    act(() => vi.advanceTimersByTime(1))
    expect(isSaved('Address')).toBe(false)
  })

  test('OQ-111 reading the member again keeps the text typed in another card', async () => {
    const { server, answer } = await openEdit()
    type('Address', 'Town', 'Halifax')
    type('Basic Information', 'Last name', 'Shaw')
    save('Basic Information')
    await answer(server.saveName, saved)
    await answer(server.member, {
      ...member,
      name: { lastName: 'Shaw' },
      address: { town: 'York' },
    })
    expect(field('Address', 'Town').value).toBe('Halifax')
    expect(texts('Basic Information').map(([, value]) => value)).toEqual(['', '', '', 'Shaw', ''])
  })

  test('saving sends a card once and locks only that card', async () => {
    const { server, answer } = await openEdit()
    const button = card('Basic Information').getByRole<HTMLButtonElement>('button')
    button.focus()
    fireEvent.click(button)
    fireEvent.click(button)
    expect(server.saveName.asked).toHaveLength(1)
    expect([button.textContent, button.disabled]).toEqual(['Save changes', true])
    expect(screen.getByText('Saving...')).toBeTruthy()
    expect(card('Address').getByRole<HTMLButtonElement>('button').disabled).toBe(false)
    await answer(server.saveName, saved)
    expect(document.activeElement).toBe(button)
  })

  test.each([
    [saved, ['', '', '']],
    [refused('No.'), ['Welcome1!', 'Goodbye2?', 'Goodbye2?']],
  ])('EDIT-10 after %j the passwords are %j (OQ-111)', async (outcome, left) => {
    const { server, answer } = await openEdit()
    fillPasswords()
    save('Change Password')
    await answer(server.changePassword, outcome)
    expect(texts('Change Password').map(([, value]) => value)).toEqual(left)
    expect(isSaved('Change Password')).toBe(outcome === saved)
  })
})

describe('Errors', () => {
  test('EDIT-07 a last name is required', async () => {
    const { server } = await openEdit()
    type('Basic Information', 'Last name', ' ')
    save('Basic Information')
    expect(messageOf('Basic Information', 'Last name')).toBe('This is a required field')
    expect(document.activeElement).toBe(field('Basic Information', 'Last name'))
    expect(server.saveName.asked).toHaveLength(0)
  })

  test('EDIT-08 each of the three passwords is required', async () => {
    const { server } = await openEdit()
    save('Change Password')
    for (const label of ['Old password', 'New password', 'Confirm password'])
      expect(messageOf('Change Password', label)).toBe('This field is required.')
    expect(document.activeElement).toBe(field('Change Password', 'Old password'))
    expect(server.changePassword.asked).toHaveLength(0)
  })

  test('EDIT-09 the confirmation must equal the new password', async () => {
    const { server } = await openEdit()
    fillPasswords({ confirm: 'Goodbye3?' })
    save('Change Password')
    expect(messageOf('Change Password', 'Confirm password')).toBe('Passwords do not match')
    expect(server.changePassword.asked).toHaveLength(0)
    type('Change Password', 'Confirm password', 'Goodbye2?')
    expect(messageOf('Change Password', 'Confirm password')).toBeUndefined()
  })

  test('EDIT-11 a future day is marked, without a message (OQ-109)', async () => {
    const { server } = await openEdit()
    type('About You', 'Date of birth', '2999-01-01')
    save('About You')
    expect(field('About You', 'Date of birth').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('About You', 'Date of birth'))
    expect(server.saveAboutYou.asked).toHaveLength(0)
    type('About You', 'Date of birth', '')
    save('About You')
    expect(server.saveAboutYou.asked).toEqual([[{ gender: 30 }]])
  })

  /** Simulates a native date field with an incomplete date, or an empty one. */
  const typePartOfDate = (isPart: boolean) => {
    const control = field('About You', 'Date of birth')
    Object.defineProperty(control, 'validity', {
      configurable: true,
      value: {
        get badInput() {
          return isPart && control.value === ''
        },
      },
    })
    fireEvent.change(control, { target: { value: '' } })
    fireEvent.keyUp(control, { key: 'Backspace' })
  }

  test('EDIT-11 part of a date is marked, and doesn’t delete the date of birth (OQ-109)', async () => {
    const { server } = await openEdit()
    typePartOfDate(true)
    save('About You')
    const control = field('About You', 'Date of birth')
    expect([control.value, control.getAttribute('aria-invalid')]).toEqual(['', 'true'])
    expect(document.activeElement).toBe(control)
    expect(server.saveAboutYou.asked).toHaveLength(0)
    type('About You', 'Date of birth', '1988-03-15')
    save('About You')
    expect(server.saveAboutYou.asked).toEqual([[{ dateOfBirth: '1988-03-15', gender: 30 }]])
  })

  test('EDIT-11 deleting a half-typed date clears the mark and leaves the date out (OQ-109)', async () => {
    const { server } = await openEdit()
    typePartOfDate(true)
    typePartOfDate(false)
    save('About You')
    expect(server.saveAboutYou.asked).toEqual([[{ gender: 30 }]])
  })

  test.each([[['The postcode was not found.']], [['Not found.', 'A flat is needed.']]])(
    'EDIT-05 the server’s %j become a bullet list, even for one message',
    async (messages) => {
      const { server, answer } = await openEdit()
      save('Address')
      await answer(server.saveAddress, refused(...messages))
      expect(bullets('Address')).toEqual(messages)
      expect(bullets('Basic Information')).toEqual([])
      expect(card('Address').getByRole('list').closest('[role="alert"]')).not.toBeNull()
    },
  )

  test('EDIT-05 the next submit removes the messages', async () => {
    const { server, answer } = await openEdit()
    save('Address')
    await answer(server.saveAddress, refused('Not found.'))
    save('Address')
    expect(bullets('Address')).toEqual([])
  })

  test('OQ-019 a failure without messages shows the general message and keeps the typed text', async () => {
    const { server, fail } = await openEdit()
    type('Address', 'Town', 'Halifax')
    save('Address')
    await fail(server.saveAddress, serverFault(500))
    expect(bullets('Address')).toEqual(['Something went wrong.'])
    expect(field('Address', 'Town').value).toBe('Halifax')
  })
})

describe('A session that ends while the member types (OQ-134)', () => {
  test('the typed text comes back for the same member, without passwords', async () => {
    const { server, fail, unmount } = await openEdit()
    type('Address', 'Town', 'Halifax')
    fillPasswords()
    save('Basic Information')
    await fail(server.saveName, unauthorised)
    expect(await screen.findByRole('dialog', { name: 'Member Login' })).toBeTruthy()
    expect(screen.queryByText('Something went wrong.')).toBeNull()
    const stored = storedText()
    expect(stored).toContain('Halifax')
    for (const secret of ['Welcome1!', 'Goodbye2?', 'example.com'])
      expect(stored).not.toContain(secret)

    unmount()
    await openEdit()
    expect(field('Address', 'Town').value).toBe('Halifax')
    expect(texts('Change Password').map(([, value]) => value)).toEqual(['', '', ''])
    expect(
      card('Change Password').getByText(
        'For your security, we don’t keep passwords. Enter them again.',
      ),
    ).toBeTruthy()
    expect(sessionStorage).toHaveLength(0)
  })

  test('another member gets none of the typed text, and a logout deletes it', async () => {
    const { running, unmount } = await openEdit()
    type('Address', 'Town', 'Halifax')
    act(() => running.portal.send({ type: 'session.expired' }))
    expect(sessionStorage).toHaveLength(1)
    unmount()
    const second = await openEdit({ emailAddress: 'other@example.com' })
    expect(field('Address', 'Town').value).toBe('Sowerby')
    expect(sessionStorage).toHaveLength(0)

    keepDraft('edit-name', { ...exampleMember, emailAddress: 'other@example.com' }, {})
    act(() => second.running.portal.send({ type: 'logout.requested' }))
    expect(sessionStorage).toHaveLength(1)
    await second.answer(second.server.logout, { redirectUrl: '/Member/Login' })
    expect(sessionStorage).toHaveLength(0)
  })
})

test('OQ-131 if the member can’t be read, the page says so and offers to try again', async () => {
  const { server, fail, answer, user } = await openPortal({ at: '/Member/EditAccount' })
  await answer(server.requiresReAuth, false)
  await fail(server.member, serverFault(500))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await answer(server.member, member)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit account')
})
