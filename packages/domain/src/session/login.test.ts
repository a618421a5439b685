import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { serverFault, timedOut, unreachable } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { loginMachine } from './login.machine.ts'
import { isLoginLocked, loginComplaints, loginMessages } from './login.selectors.ts'
import { wrongLogins } from './login.table.ts'
import { sessionMessages } from './session.messages.ts'
import type { Credentials, LoginAnswer } from './session.schema.ts'

const { noAnswer } = sessionMessages.ours

const valid: Credentials = {
  email: 'member@example.com',
  password: 'Welcome1!',
  rememberMe: false,
}

check(wrongLogins)

describe('Logging in', () => {
  function startLogin(place: 'page' | 'overlay' = 'page', credentials: Credentials = valid) {
    const navigations: string[] = []
    const login = scriptedCall<LoginAnswer, [Credentials]>()
    const browser = {
      ...stillBrowser,
      goTo: (href: string) => navigations.push(href),
      reload: () => navigations.push('(reload)'),
      openPath: (path: string) => navigations.push(path),
    }
    const actor = createActor(loginMachine({ login: login.call }, browser), { input: { place } })
    actor.start()
    const change = (part: Partial<Credentials>) =>
      actor.send({ type: 'credentials.changed', change: part })
    change(credentials)
    return {
      login,
      went: navigations,
      change,
      submit: async () => {
        actor.send({ type: 'credentials.submitted' })
        await waitUntilIdle()
      },
      isLocked: () => isLoginLocked(actor.getSnapshot()),
      complaints: () => loginComplaints(actor.getSnapshot()),
      serverMessages: () => loginMessages(actor.getSnapshot(), false),
      messagesOffline: () => loginMessages(actor.getSnapshot(), true),
      typed: () => actor.getSnapshot().context.credentials,
      submissions: () => actor.getSnapshot().context.submissions,
      state: () => actor.getSnapshot().value,
    }
  }

  test('LOGIN-03, DATA-01 the form starts empty, without remember me and without messages', () => {
    const machine = loginMachine(
      { login: scriptedCall<LoginAnswer, [Credentials]>().call },
      stillBrowser,
    )
    expect(createActor(machine, { input: { place: 'page' } }).getSnapshot().context).toEqual({
      place: 'page',
      credentials: { email: '', password: '', rememberMe: false },
      submissions: 0,
      serverMessages: [],
    })
  })

  test('LOGIN-11 every submit counts, sent or not', async () => {
    const { submit, change, submissions, login } = startLogin('page', { ...valid, email: '' })
    await submit()
    change({ email: 'member@example.com' })
    await submit()
    await login.answer({ answer: 'refused', messages: [] })
    expect(submissions()).toBe(2)
  })

  test('LOGIN-10 a login on its own page opens the portal', async () => {
    const { login, submit, went } = startLogin('page')
    await submit()
    expect(went).toEqual([])
    await login.answer({ answer: 'accepted' })
    expect(went).toEqual(['/Member?checkvirtualorgs=true'])
  })

  test('LOGIN-09 a login in the overlay reloads the page on its current path', async () => {
    const { login, submit, went } = startLogin('overlay')
    await submit()
    await login.answer({ answer: 'accepted' })
    expect(went).toEqual(['(reload)'])
  })

  for (const place of ['page', 'overlay'] as const) {
    test(`LOGIN-09, LOGIN-10 leaving the ${place} completes the login`, async () => {
      const { login, submit, state } = startLogin(place)
      await submit()
      await login.answer({ answer: 'accepted' })
      expect(state()).toEqual({ accepted: 'left' })
    })
  }

  test('LOGIN-03, DATA-01 email, password and remember me are sent as typed, except that the email is trimmed', async () => {
    const { login, submit } = startLogin('page', {
      email: ' member@example.com ',
      password: ' secret ',
      rememberMe: true,
    })
    await submit()
    expect(login.asked).toEqual([
      [{ email: 'member@example.com', password: ' secret ', rememberMe: true }],
    ])
  })

  test('LOGIN-03 remember me is false unless ticked', async () => {
    const { login, submit } = startLogin()
    await submit()
    expect(login.asked[0]?.[0].rememberMe).toBe(false)
  })

  test('LOGIN-11, LOGIN-12, LOGIN-13 nothing is sent while a field is wrong', async () => {
    for (const wrong of [{ email: '' }, { email: 'member' }, { password: '' }]) {
      const { login, submit, isLocked } = startLogin('page', { ...valid, ...wrong })
      await submit()
      expect([login.asked.length, isLocked()]).toEqual([0, false])
    }
  })

  test('LOGIN-11 complaints start at the first submit and follow each change', async () => {
    const { submit, change, complaints } = startLogin('page', { ...valid, email: '' })
    expect(complaints()).toEqual({})
    await submit()
    expect(complaints()).toEqual({ email: sessionMessages.emailMissing })
    change({ email: 'member' })
    expect(complaints()).toEqual({ email: sessionMessages.emailMalformed })
    change({ email: 'member@example.com' })
    expect(complaints()).toEqual({})
  })

  test('LOGIN-16, LOGIN-17 the form is locked while the request runs, and enabled after a refusal', async () => {
    const { login, submit, isLocked, change, typed } = startLogin()
    expect(isLocked()).toBe(false)
    await submit()
    expect(isLocked()).toBe(true)
    change({ email: 'other@example.com' })
    await submit()
    expect([typed().email, login.asked.length]).toEqual(['member@example.com', 1])
    await login.answer({ answer: 'refused', messages: ['Unknown.'] })
    expect(isLocked()).toBe(false)
  })

  test('LOGIN-17 an accepted form stays locked until the browser has left', async () => {
    const { login, submit, isLocked } = startLogin()
    await submit()
    await login.answer({ answer: 'accepted' })
    await submit()
    expect([isLocked(), login.asked.length]).toEqual([true, 1])
  })

  test('LOGIN-14, LOGIN-15 a refusal shows every message, and the typed text stays', async () => {
    const { login, submit, serverMessages, typed, went } = startLogin()
    await submit()
    await login.answer({ answer: 'refused', messages: ['Unknown.', 'Locked.'] })
    expect([serverMessages(), typed(), went]).toEqual([['Unknown.', 'Locked.'], valid, []])
  })

  test('LOGIN-14 old messages disappear when the form is sent again', async () => {
    const { login, submit, serverMessages } = startLogin()
    await submit()
    await login.answer({ answer: 'refused', messages: ['Unknown.'] })
    await submit()
    expect(serverMessages()).toEqual([])
  })

  test('LOGIN-14 a refusal without a message, and a server error, show the general message (OQ-019)', async () => {
    const { login, submit, serverMessages, isLocked } = startLogin()
    await submit()
    await login.answer({ answer: 'refused', messages: [] })
    expect(serverMessages()).toEqual(['Something went wrong.'])
    await submit()
    await login.fail(serverFault(500))
    expect([serverMessages(), isLocked()]).toEqual([['Something went wrong.'], false])
  })

  test('after a lost response the page mentions the connection, and the login can be tried again', async () => {
    const { login, submit, serverMessages, isLocked, typed } = startLogin()
    for (const failure of [unreachable, timedOut]) {
      await submit()
      await login.fail(failure)
      expect(serverMessages()).toEqual(['Something went wrong.', noAnswer])
      expect([isLocked(), typed()]).toEqual([false, valid])
    }
  })

  test('the page mentions a lost connection before a login and beside its outcome, and keeps the typed text', async () => {
    const { login, submit, messagesOffline, serverMessages, typed } = startLogin()
    const offline = 'You’re offline. Anything you’ve typed is still here.'
    expect([messagesOffline(), serverMessages()]).toEqual([[offline], []])
    await submit()
    await login.fail(unreachable)
    expect(messagesOffline()).toEqual(['Something went wrong.', offline])
    expect([serverMessages(), typed()]).toEqual([['Something went wrong.', noAnswer], valid])
  })
})
