import { unreachable } from '@save/domain/kernel'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

async function openLogin() {
  const portal = await openPortal({ at: '/Member/Login' })
  await screen.findByRole('heading', { name: 'Member Login' })
  const { user, server } = portal
  const email = () => screen.getByLabelText('Email')
  const password = () => screen.getByLabelText('Password')
  const button = () => screen.getByRole('button', { name: /^Log/ })
  return {
    ...portal,
    email,
    password,
    button,
    submit: () => user.click(button()),
    fillIn: async (address = 'member@example.com', secret = 'Welcome1!') => {
      if (address) await user.type(email(), address)
      if (secret) await user.type(password(), secret)
    },
    sent: () => server.login.asked.map(([credentials]) => credentials),
  }
}

const messageOf = (field: HTMLElement) => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

describe('Parts of the login form', () => {
  test('LOGIN-01 the heading is Member Login', async () => {
    await openLogin()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Member Login')
  })

  test('LOGIN-02 the form has an email field and a masked password field that password managers recognise', async () => {
    const { email, password } = await openLogin()
    expect(email()).toMatchObject({ type: 'email', autocomplete: 'username' })
    expect(password()).toMatchObject({ type: 'password', autocomplete: 'current-password' })
  })

  test('LOGIN-02 the member can reveal the password by keyboard, and it is masked again while it is sent', async () => {
    const { user, password, fillIn, answer, server } = await openLogin()
    await fillIn()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show Password' }))
    await user.keyboard('{Enter}')
    expect(password()).toMatchObject({ type: 'text', value: 'Welcome1!' })
    expect(server.login.asked).toEqual([])
    await user.type(password(), '{Enter}')
    expect(password()).toHaveProperty('type', 'password')
    await answer(server.login, { answer: 'refused', messages: ['No.'] })
    await user.click(screen.getByRole('button', { name: 'Hide Password' }))
    expect(password()).toHaveProperty('type', 'password')
  })

  test('LOGIN-04 the button is named Login and submits the form', async () => {
    const { button } = await openLogin()
    expect(button()).toMatchObject({ type: 'submit', textContent: 'Login' })
  })

  test.each([
    ['LOGIN-05', 'Forgotten password?', '/Member/Register/ResetPasswordRequest'],
    ['LOGIN-08', 'Registration email missing?', '/Member/Register/ResendRegistrationEmail'],
  ])('%s the link %s goes to %s as a document', async (_, name, href) => {
    const { address } = await openLogin()
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(href)
    // Nothing intercepts the click, so the browser loads the document.
    expect(fireEvent.click(link)).toBe(true)
    expect(address()).toBe('/Member/Login')
  })

  test('LOGIN-07 the page has no Register link', async () => {
    await openLogin()
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
  })

  test('the page reads no member before the login', async () => {
    const { server } = await openLogin()
    expect(server.member.asked).toEqual([])
    expect(server.menu.asked).toEqual([])
  })
})

describe('Sending', () => {
  test('LOGIN-03 Keep me logged in, unticked, is sent as false', async () => {
    const { fillIn, submit, sent } = await openLogin()
    await fillIn()
    await submit()
    expect(sent()).toEqual([
      { email: 'member@example.com', password: 'Welcome1!', rememberMe: false },
    ])
  })

  test('LOGIN-03 Keep me logged in, ticked, is sent as true', async () => {
    const { user, fillIn, submit, sent } = await openLogin()
    await fillIn()
    await user.click(screen.getByRole('checkbox', { name: 'Keep me logged in' }))
    await submit()
    expect(sent()).toMatchObject([{ rememberMe: true }])
  })

  test('text filled in by a password manager without an event is sent', async () => {
    const { email, password, submit, sent } = await openLogin()
    Object.assign(email(), { value: 'member@example.com' })
    Object.assign(password(), { value: 'Welcome1!' })
    await submit()
    expect(sent()).toMatchObject([{ email: 'member@example.com', password: 'Welcome1!' }])
  })

  test('LOGIN-10 an accepted login opens the portal and asks it to check organisations', async () => {
    const { fillIn, submit, answer, server, left } = await openLogin()
    await fillIn()
    await submit()
    await answer(server.login, { answer: 'accepted' })
    expect(left).toEqual(['/Member?checkvirtualorgs=true'])
  })
})

describe('Errors', () => {
  test.each([
    ['LOGIN-11', 'an empty email', '', 'Welcome1!', 'Please specify your email addresss'],
    [
      'LOGIN-12',
      'a malformed email',
      'member@',
      'Welcome1!',
      'Please specify a valid email address',
    ],
  ])(
    '%s %s gets an error message, and nothing is sent',
    async (_, __, address, secret, message) => {
      const { fillIn, submit, sent, email } = await openLogin()
      await fillIn(address, secret)
      await submit()
      expect(messageOf(email())).toBe(message)
      expect(email().getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(email())
      expect(sent()).toEqual([])
    },
  )

  test('LOGIN-13 an empty password gets an error message, and nothing is sent', async () => {
    const { fillIn, submit, sent, password } = await openLogin()
    await fillIn('member@example.com', '')
    await submit()
    expect(messageOf(password())).toBe('Please specify your password')
    expect(document.activeElement).toBe(password())
    expect(sent()).toEqual([])
  })

  test('LOGIN-11 LOGIN-13 if two fields are wrong, each submit focuses the first', async () => {
    const { submit, email, password } = await openLogin()
    await submit()
    expect(messageOf(email())).toBe('Please specify your email addresss')
    expect(messageOf(password())).toBe('Please specify your password')
    password().focus()
    await submit()
    expect(document.activeElement).toBe(email())
  })

  test('no messages appear before the first submit, and afterwards they follow the typing', async () => {
    const { fillIn, submit, user, email } = await openLogin()
    await fillIn('member@', 'Welcome1!')
    expect(messageOf(email())).toBe('')
    await submit()
    await user.type(email(), 'example.com')
    expect(messageOf(email())).toBe('')
  })
})

describe('The server’s messages', () => {
  test('LOGIN-14 LOGIN-15 all messages are in a summary above the form', async () => {
    const { fillIn, submit, answer, server, email } = await openLogin()
    await fillIn()
    await submit()
    await answer(server.login, {
      answer: 'refused',
      messages: ['Email or password is wrong.', 'Your account is locked.'],
    })
    const summary = screen.getByRole('alert')
    expect([...summary.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Email or password is wrong.',
      'Your account is locked.',
    ])
    const { DOCUMENT_POSITION_FOLLOWING: after } = Node
    expect(summary.compareDocumentPosition(email()) & after).toBe(after)
  })

  test('a lost response is reported, and the next submit clears the message', async () => {
    const { fillIn, submit, fail, server } = await openLogin()
    await fillIn()
    await submit()
    await fail(server.login, unreachable)
    const items = screen.getByRole('alert').querySelectorAll('li')
    expect([...items].map((item) => item.textContent)).toEqual([
      'Something went wrong.',
      'We can’t reach Save. Check your connection and try again.',
    ])
    await submit()
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  test('LOGIN-16 LOGIN-17 inputs and button are disabled during a login, and enabled after a failure', async () => {
    const { fillIn, submit, fail, server, email, password, button } = await openLogin()
    const remember = screen.getByRole('checkbox')
    const isUsable = () =>
      [email(), password(), remember, button()].map(
        (control) => !control.closest(':disabled, fieldset:disabled'),
      )
    await fillIn()
    expect(isUsable()).toEqual([true, true, true, true])
    await submit()
    expect(isUsable()).toEqual([false, false, false, false])
    await fail(server.login, unreachable)
    expect(isUsable()).toEqual([true, true, true, true])
    expect(email()).toMatchObject({ value: 'member@example.com' })
  })

  test('LOGIN-17 a second submit during a login sends nothing', async () => {
    const { fillIn, submit, user, password, sent } = await openLogin()
    await fillIn()
    await submit()
    await user.type(password(), '{Enter}')
    expect(sent()).toHaveLength(1)
  })
})
