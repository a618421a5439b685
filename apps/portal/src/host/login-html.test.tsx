import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LoginScreen } from '../session/login-screen.tsx'
import { scriptedServer } from '../testing/scripted-server.ts'
import { pageHtml } from './static-html.tsx'

const browser = { goTo: () => undefined, reload: () => undefined }

function loginPage(): HTMLElement {
  const html = `<div id="root">${pageHtml('login')}</div>`
  document.body.replaceChildren(document.createRange().createContextualFragment(html))
  return document.getElementById('root') as HTMLElement
}

async function comeToLife(place: HTMLElement) {
  const server = scriptedServer()
  const onRecoverableError = vi.fn()
  await act(async () => {
    const screen = <LoginScreen session={server.ports.session} browser={browser} />
    const root = hydrateRoot(place, screen, { onRecoverableError })
    onTestFinished(() => act(() => root.unmount()))
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  return server
}

const field = (place: HTMLElement, name: string) =>
  place.querySelector(`[name=${name}]`) as HTMLInputElement

test('LOGIN-02 the application hydrates the form in the page without drawing it again', async () => {
  const place = loginPage()
  const written = place.innerHTML
  const email = field(place, 'email')
  email.value = 'member@example.com'
  email.focus()
  await comeToLife(place)
  expect(place.innerHTML).toBe(written)
  expect(document.activeElement).toBe(email)
  expect(field(place, 'email')).toBe(email)
  expect(email.value).toBe('member@example.com')
})

test('a page hydrated offline says so, without rendering its form again', async () => {
  const place = loginPage()
  const email = field(place, 'email')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await comeToLife(place)
  const alert = () => place.querySelector('[role=alert]')?.textContent
  expect(alert()).toBe('You’re offline. Anything you’ve typed is still here.')
  expect(field(place, 'email')).toBe(email)
  vi.restoreAllMocks()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(alert()).toBe('')
})
