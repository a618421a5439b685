import { serverFault, unauthorised } from '@save/domain/kernel'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const pages = [
  ['/MyAccount', 'My Account'],
  ['/EditAccount', 'Edit account'],
  ['/WithdrawViaBank', 'Withdraw to your bank'],
] as const

const headingText = () => screen.getByRole('heading', { level: 1 }).textContent
const text = () => document.querySelector('main')?.textContent

async function openPage(at: string, configuration = {}) {
  const portal = await openPortal({ at: `/Member${at}`, configuration })
  await portal.answerAll()
  return portal
}

describe.each(pages)('Entering %s', (path, heading) => {
  test.each([path, `${path.toUpperCase()}/`])(
    'CHALLENGE-01 CHALLENGE-09 at %s the server is asked, and none of the member’s data are shown before it answers',
    async (at) => {
      const { server } = await openPage(at)
      expect(server.requiresReAuth.asked).toHaveLength(1)
      expect(text()).toMatch(new RegExp(`${heading}Loading\\.\\.\\.$`))
      expect(headingText()).toBe(heading)
      expect(document.querySelector('main')?.textContent).not.toMatch(/£|Priya/)
      expect(document.querySelector('main input')).toBeNull()
    },
  )

  test('CHALLENGE-04 CHALLENGE-08 if no proof is needed, the page is shown, and the browser stays on it', async () => {
    const { server, answer, left } = await openPage(path)
    await answer(server.requiresReAuth, false)
    expect(headingText()).toBe(heading)
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(left).toEqual([])
  })

  test('CHALLENGE-04, CHALLENGE-07 if a proof is needed, the browser opens the challenge, and the page shows nothing', async () => {
    const { server, answer, left } = await openPage(`${path}?from=mail`)
    await answer(server.requiresReAuth, true)
    expect(left).toEqual([
      `/Member/MemberChallenge?redirectUrl=${encodeURIComponent(`/Member${path}?from=mail`)}`,
    ])
    expect(screen.getByText('Loading...')).toBeTruthy()
  })

  test('CHALLENGE-06 without local logout the browser opens the other challenge page', async () => {
    const { server, answer, left } = await openPage(path, { localLogout: 'False' })
    await answer(server.requiresReAuth, true)
    expect(left).toEqual([
      `/Member/Oidc/Challenge?redirectUrl=${encodeURIComponent(`/Member${path}`)}`,
    ])
  })

  test('CHALLENGE-09 a failed check opens nothing and can be tried again (OQ-028)', async () => {
    const { server, answer, fail, user } = await openPage(path)
    await fail(server.requiresReAuth, serverFault(500))
    expect(headingText()).toBe('Something went wrong.')
    expect(text()).toBe('Something went wrong.Try again')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(headingText()).toBe(heading)
    await answer(server.requiresReAuth, false)
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('CHALLENGE-04 every entry is checked, including a return (OQ-026)', async () => {
    const { server, answer, goTo, goBack } = await openPage(path)
    await answer(server.requiresReAuth, false)
    await goTo('/Member/Nowhere')
    await goBack()
    expect(server.requiresReAuth.asked).toHaveLength(2)
    expect(screen.getByText('Loading...')).toBeTruthy()
    await answer(server.requiresReAuth, true)
    expect(screen.getByText('Loading...')).toBeTruthy()
  })

  test('CHALLENGE-01 the host can switch the check off (OQ-010)', async () => {
    const { server } = await openPage(path, { reAuthentication: 'False' })
    expect(server.requiresReAuth.asked).toHaveLength(0)
    expect(screen.queryByText('Loading...')).toBeNull()
  })

  test('SESSION-03 a session that ends during the check shows the login over the empty page', async () => {
    const { server, fail } = await openPage(path)
    await fail(server.requiresReAuth, unauthorised)
    expect(await screen.findByRole('dialog', { name: 'Member Login' })).toBeTruthy()
    expect(document.querySelector('main input')).toBeNull()
  })
})

test('CHALLENGE-01 CHALLENGE-09 the checkout asks and shows nothing before the answer', async () => {
  const { server, answer } = await openPage('/checkout/')
  expect(server.requiresReAuth.asked).toHaveLength(1)
  expect(document.querySelector('main input')).toBeNull()
  expect(document.querySelector('main')?.textContent).not.toMatch(/£/)
  await answer(server.requiresReAuth, true)
  expect(document.querySelector('main input')).toBeNull()
})

test('CHALLENGE-01 going from one wallet page to another checks again and shows neither', async () => {
  const { server, answer, goTo } = await openPage('/MyAccount')
  await answer(server.requiresReAuth, false)
  await goTo('/Member/EditAccount')
  expect(server.requiresReAuth.asked).toHaveLength(2)
  expect(headingText()).toBe('Edit account')
  expect(document.querySelector('main input')).toBeNull()
})
