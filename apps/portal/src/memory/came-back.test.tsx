import { exampleMember } from '@save/domain/testing/examples'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storedText } from '../testing/kept-in-tab.ts'
import { openPortal } from '../testing/open-portal.tsx'

const typed = 'My cashback is missing.'
const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description')

async function openSupport(member = exampleMember) {
  const portal = await openPortal({ at: '/Member/Contact' })
  await portal.answerAll({ member })
  return portal
}

async function writeToSupport() {
  const { unmount, server } = await openSupport()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Cashback' } })
  fireEvent.change(description(), { target: { value: typed } })
  return { unmount, cookie: server.cookie }
}

/** The member leaves the page and returns; the browser restores it or loads it again. */
function leaveAndComeBack(persisted: boolean) {
  const moment = (name: string) =>
    act(() => window.dispatchEvent(Object.assign(new Event(name), { persisted })))
  moment('beforeunload')
  moment('pagehide')
  expect(storedText()).not.toContain(typed)
  moment('pageshow')
}

test('OQ-134 a form that returns from the back/forward cache keeps its text over the reload, once', async () => {
  const { unmount } = await writeToSupport()
  leaveAndComeBack(true)
  unmount()
  const again = await openSupport()
  expect(description().value).toBe(typed)
  again.unmount()
  await openSupport()
  expect(storedText()).not.toContain(typed)
})

test('OQ-134 another member who has signed in since gets none of the text', async () => {
  const { unmount } = await writeToSupport()
  leaveAndComeBack(true)
  unmount()
  await openSupport({ ...exampleMember, emailAddress: 'sam@example.com' })
  expect(storedText()).not.toContain(typed)
})

test('OQ-134 nothing is stored if the session has changed, as after a logout', async () => {
  const { cookie } = await writeToSupport()
  cookie.token = 'of nobody yet'
  leaveAndComeBack(true)
  expect(storedText()).not.toContain(typed)
})

test('a page that doesn’t come from the back/forward cache stores nothing', async () => {
  await writeToSupport()
  leaveAndComeBack(false)
  expect(storedText()).not.toContain(typed)
})
