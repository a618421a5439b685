import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Link } from '../link/link.tsx'
import { Drawer, DrawerAction, DrawerMenu } from './drawer.tsx'

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

test('the drawer is a modal dialog that goes by its greeting', () => {
  open()
  const drawer = screen.getByRole('dialog', { name: 'Welcome Priya!' })
  expect(drawer.getAttribute('aria-modal')).toBe('true')
})

test('its button, Escape and the backdrop each ask to close it', async () => {
  const { user, close } = open()
  await user.click(screen.getByRole('button', { name: 'Close menu' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('dialog').parentElement as HTMLElement)
  expect(close).toHaveBeenCalledTimes(3)
})

test('it holds a named menu with the current place, and actions', async () => {
  const { user, close, logOut } = open()
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeTruthy()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(logOut).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
})
