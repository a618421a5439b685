import { unauthorised } from '@save/domain/kernel'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const theOverlay = () => screen.findByRole('dialog', { name: 'Member Login' })

async function openExpired(at = '/Member/Home/Dashboard') {
  const portal = await openPortal({ at })
  await portal.fail(portal.server.member, unauthorised)
  const overlay = within(await theOverlay())
  return { ...portal, overlay }
}

describe('Without a session', () => {
  test('SESSION-01 a 401 on the member fetch shows the login over the page', async () => {
    const portal = await openPortal()
    expect(screen.queryByRole('dialog')).toBeNull()
    await portal.fail(portal.server.member, unauthorised)
    expect(await theOverlay()).toBeTruthy()
    expect(screen.getByText('Loading offers...')).toBeTruthy()
  })

  test('SESSION-02 the page’s other calls are aborted', async () => {
    const { server } = await openExpired()
    expect(server.dashboard.interrupted()).toBe(1)
    expect(server.menu.interrupted()).toBe(1)
    expect(server.banners.interrupted()).toBe(1)
  })

  test('SESSION-03 when a session ends, the login covers the page, which stays the same', async () => {
    const portal = await openPortal()
    await portal.answerAll()
    await portal.goTo('/Member/MyAccount')
    await portal.fail(portal.server.requiresReAuth, unauthorised)
    expect(await theOverlay()).toBeTruthy()
    expect(screen.getByText('£1,284.60')).toBeTruthy()
  })

  test('the overlay can’t be dismissed', async () => {
    const { user } = await openExpired()
    await user.keyboard('{Escape}')
    expect(await theOverlay()).toBeTruthy()
  })
})

describe('The overlay', () => {
  test('LOGIN-01 LOGIN-02 LOGIN-04 the overlay has the same form as the login page', async () => {
    const { overlay } = await openExpired()
    expect(overlay.getByRole('heading', { name: 'Member Login' })).toBeTruthy()
    expect(overlay.getByLabelText('Email')).toBeTruthy()
    expect(overlay.getByLabelText('Password')).toHaveProperty('type', 'password')
    expect(overlay.getByRole('button', { name: 'Login' })).toBeTruthy()
    expect(overlay.getByText('Log in to continue.')).toBeTruthy()
  })

  test('LOGIN-06 LOGIN-07 Register returns to the current address, with path and query encoded', async () => {
    const { overlay, address } = await openExpired(
      '/Member/Home/Search?search=fish%20%26%20chips&page=2',
    )
    const link = overlay.getByRole('link', { name: 'Register' })
    expect(link.getAttribute('href')).toBe(
      '/Member/Register?returnUrl=%2FMember%2FHome%2FSearch%3Fsearch%3Dfish%2520%2526%2520chips%26page%3D2',
    )
    expect(fireEvent.click(link)).toBe(true)
    expect(address()).toBe('/Member/Home/Search?search=fish%20%26%20chips&page=2')
  })

  test('LOGIN-05 LOGIN-08 the overlay also has the links for a forgotten password and a missing registration email', async () => {
    const { overlay } = await openExpired()
    expect(overlay.getByRole('link', { name: 'Forgotten password?' })).toBeTruthy()
    expect(overlay.getByRole('link', { name: 'Registration email missing?' })).toBeTruthy()
  })

  test('LOGIN-09 a login in the overlay reloads the page', async () => {
    const { overlay, user, answer, server, left } = await openExpired()
    await user.type(overlay.getByLabelText('Email'), 'member@example.com')
    await user.type(overlay.getByLabelText('Password'), 'Welcome1!{Enter}')
    await answer(server.login, { answer: 'accepted' })
    expect(left).toEqual(['reload'])
  })
})
