import { exampleMember } from '@save/domain/testing/examples'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const another = { ...exampleMember, emailAddress: 'sam@example.com' }

/** Sends a storage event, as browsers do to every tab except the one that writes. */
const dispatchStorage = (news: StorageEventInit) =>
  act(async () => dispatchEvent(new StorageEvent('storage', news)))

async function openAccount() {
  const portal = await openPortal({ at: '/Member/Contact' })
  await portal.answerAll()
  return portal
}

test('PERM-02 if another tab has read another member, the server is asked, and the page is reloaded for the signed-in member', async () => {
  const { server, answer, left } = await openAccount()
  await dispatchStorage({ key: 'save-member-read', newValue: 'of somebody else' })
  expect([server.member.asked.length, left]).toEqual([2, []])
  await answer(server.member, another)
  expect(left).toEqual(['reload'])
})

test('PERM-02 the same member in another tab changes nothing', async () => {
  const { server, answer, left } = await openAccount()
  await dispatchStorage({ key: 'save-member-read', newValue: 'of somebody else' })
  await answer(server.member, { ...exampleMember, displayName: 'Priya S.' })
  expect(left).toEqual([])
})

test('PERM-02 other tabs’ messages about the same member, or on another subject, change nothing', async () => {
  const steps: string[][] = []
  vi.stubGlobal('localStorage', {
    setItem: (...step: string[]) => steps.push(step),
    removeItem: (...step: string[]) => steps.push(step),
  })
  const { server } = await openAccount()
  vi.unstubAllGlobals()
  const own = steps[0]?.[1] ?? ''
  expect([steps, own.includes('@')]).toEqual([
    [['save-member-read', own], ['save-member-read']],
    false,
  ])
  await dispatchStorage({ key: 'save-member-read', newValue: own })
  await dispatchStorage({ key: 'save-member-read', newValue: null })
  await dispatchStorage({ key: 'elsewhere', newValue: 'x' })
  expect(server.member.asked).toHaveLength(1)
})
