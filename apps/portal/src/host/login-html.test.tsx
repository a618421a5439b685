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

async function comeToLife(container: HTMLElement) {
  const server = scriptedServer()
  const onRecoverableError = vi.fn()
  await act(async () => {
    const screen = <LoginScreen session={server.ports.session} browser={browser} />
    const root = hydrateRoot(container, screen, { onRecoverableError })
    onTestFinished(() => act(() => root.unmount()))
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  return server
}

const field = (container: HTMLElement, name: string) =>
  container.querySelector(`[name=${name}]`) as HTMLInputElement

test('LOGIN-02 the application hydrates the form in the page without drawing it again', async () => {
  const container = loginPage()
  const written = container.innerHTML
  const email = field(container, 'email')
  email.value = 'member@example.com'
  email.focus()
  await comeToLife(container)
  expect(container.innerHTML).toBe(written)
  expect(document.activeElement).toBe(email)
  expect(field(container, 'email')).toBe(email)
  expect(email.value).toBe('member@example.com')
})

test('a page hydrated offline says that the member is offline, without rendering its form again', async () => {
  const container = loginPage()
  const email = field(container, 'email')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await comeToLife(container)
  const alert = () => container.querySelector('[role=alert]')?.textContent
  expect(alert()).toBe('You’re offline. Anything you’ve typed is still here.')
  expect(field(container, 'email')).toBe(email)
  vi.restoreAllMocks()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(alert()).toBe('')
})
