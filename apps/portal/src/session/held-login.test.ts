import { beforeEach, expect, test, vi } from 'vitest'
import { holdLogin, sendHeldLogin } from './held-login.ts'

holdLogin()

const onSubmit = vi.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  onSubmit.mockClear()
  globalThis.__saveHeldLogin = undefined
  const login = Object.assign(document.createElement('button'), { type: 'submit' })
  document.body.replaceChildren(document.createElement('form'))
  form().append(login)
})

const form = () => document.querySelector('form') as HTMLFormElement
const button = () => document.querySelector('button') as HTMLButtonElement
const send = () => form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
const applicationListens = () => form().addEventListener('submit', onSubmit)

test('a login submitted before the application listens is held, and its button shows the wait', () => {
  expect(send()).toBe(false)
  expect(button().className).toBe('button-busy')
})

test('LOGIN-17 a held login is sent once, even if the form was submitted repeatedly', () => {
  send()
  send()
  applicationListens()
  sendHeldLogin()
  sendHeldLogin()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(button().className).toBe('')
})

test('a login that the application handles is not held', () => {
  applicationListens()
  send()
  onSubmit.mockClear()
  sendHeldLogin()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button().className).toBe('')
})

test('a form that has disappeared is not sent', () => {
  send()
  applicationListens()
  form().remove()
  sendHeldLogin()
  expect(onSubmit).not.toHaveBeenCalled()
})
