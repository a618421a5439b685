import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { Dialog, Drawer, DrawerAction, DrawerMenu, WaitOverlay } from './dialog.tsx'

test('a dialog is named by its title, makes the page inert, takes the focus, and stays open without a way to close it', async () => {
  const { container } = render(
    <Dialog title="Leave this page?">
      <Button>Stay</Button>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Leave this page?' })
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  expect(container.closest('[inert]')).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }))
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  await userEvent.click(dialog.parentElement as HTMLElement)
  expect(screen.getByRole('dialog')).toBe(dialog)
})

test('a wait overlay announces its text, holds the focus, and can’t be closed', async () => {
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

test('the button, Escape and the backdrop each ask to close the drawer', async () => {
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
