import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { holding } from '../testing/holding.tsx'
import { Dialog, Drawer, DrawerAction, DrawerMenu, WaitOverlay } from './dialog.tsx'

const page = (closable = true) =>
  holding(false, (isOpen, set) => (
    <>
      <Button onClick={() => set(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Leave this page?" onClose={closable ? () => set(false) : undefined}>
          <Button>Stay</Button>
          <Button onClick={() => set(false)}>Leave</Button>
        </Dialog>
      )}
    </>
  ))

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.queryByRole('dialog', { name: 'Leave this page?' })

async function opened(closable?: boolean) {
  const user = userEvent.setup()
  render(page(closable))
  await user.click(button('Open'))
  return { user }
}

test('a dialog is named by its title, the page behind it is inert, and the focus moves in', async () => {
  await opened()
  expect(dialog()?.getAttribute('aria-modal')).toBe('true')
  expect(screen.getByText('Open').closest('[inert]')).not.toBeNull()
  expect(document.activeElement).toBe(button('Stay'))
})

test('the focus stays inside: Tab moves from the last stop to the first', async () => {
  const { user } = await opened()
  await user.tab()
  expect(document.activeElement).toBe(button('Leave'))
  await user.tab()
  expect(document.activeElement).toBe(button('Stay'))
})

test('closing the dialog returns the focus to the control that opened it', async () => {
  const { user } = await opened()
  await user.click(button('Leave'))
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(button('Open'))
})

test('a press on the backdrop closes the dialog, but not one that began inside', async () => {
  const { user } = await opened()
  const backdrop = dialog()?.parentElement as HTMLElement
  await user.pointer([
    { keys: '[MouseLeft>]', target: button('Stay') },
    { keys: '[/MouseLeft]', target: backdrop },
  ])
  expect(dialog()).not.toBeNull()
  await user.click(backdrop)
  expect(dialog()).toBeNull()
})

test('without a way to close the dialog, Escape and the backdrop do nothing', async () => {
  const { user } = await opened(false)
  await user.keyboard('{Escape}{Escape}{Escape}')
  await user.click(dialog()?.parentElement as HTMLElement)
  expect(dialog()).not.toBeNull()
})

test('a wait describes itself, has the focus, and can’t be closed', async () => {
  render(<WaitOverlay label="Logout">Logging you out</WaitOverlay>)
  const wait = screen.getByRole('alertdialog', { name: 'Logout' })
  expect(screen.getByRole('status').textContent).toBe('Logging you out')
  expect(wait.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}{Escape}')
  await userEvent.tab()
  await userEvent.click(wait.parentElement as HTMLElement)
  expect(wait.contains(document.activeElement)).toBe(true)
})

function open() {
  const [close, logOut] = [vi.fn(), vi.fn()]
  render(
    <Drawer title="Welcome Priya!" closeLabel="Close menu" onClose={close}>
      <DrawerAction onClick={logOut}>Logout</DrawerAction>
      <DrawerMenu label="Menu">
        <Link href="/Home/Dashboard" aria-current="page">
          Home
        </Link>
      </DrawerMenu>
    </Drawer>,
  )
  return { user: userEvent.setup(), close, logOut }
}

test('its button, Escape and the backdrop each ask to close the drawer', async () => {
  const { user, close } = open()
  await user.click(screen.getByRole('button', { name: 'Close menu' }))
  await user.keyboard('{Escape}')
  await user.click(
    screen.getByRole('dialog', { name: 'Welcome Priya!' }).parentElement as HTMLElement,
  )
  expect(close).toHaveBeenCalledTimes(3)
})

test('the drawer has a named menu with the current page, and actions', async () => {
  const { user, close, logOut } = open()
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeTruthy()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(logOut).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
})
