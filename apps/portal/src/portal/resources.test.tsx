import { Pence, serverFault } from '@save/domain/kernel'
import { exampleMember } from '@save/domain/testing/examples'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

async function openReady() {
  const portal = await openPortal()
  await portal.answerAll({ systemText: { HomeHelp: '<p>Help.</p>', CashbackHelp: '<p>Help.</p>' } })
  const { server } = portal
  return {
    ...portal,
    asked: () =>
      [server.member, server.menu, server.systemText, server.dashboard, server.banners].map(
        (call) => call.asked.length,
      ),
  }
}

const once = [1, 1, 1, 1, 1]

test('QUERY-01 coming back to the window requests nothing', async () => {
  const { asked } = await openReady()
  expect(asked()).toEqual(once)
  fireEvent.blur(window)
  fireEvent.focus(window)
  fireEvent(document, new Event('visibilitychange'))
  expect(asked()).toEqual(once)
})

test('QUERY-02 QUERY-04 leaving the dashboard and coming back requests nothing', async () => {
  const { asked, goTo, goBack } = await openReady()
  await goTo('/Member/Home/Cashback')
  await goTo('/Member/Contact')
  await goBack()
  await goTo('/Member/Home/Dashboard')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Priya')
  expect(asked()).toEqual(once)
})

test('QUERY-03 bar, drawer and dashboard show the same member, and a newer one replaces it in all three', async () => {
  const { user, running, server } = await openReady()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const texts = () => document.body.textContent
  expect(texts()?.match(/£1,284\.60/g)).toHaveLength(2)
  expect(texts()).toContain('Welcome Priya Shah!')

  const value = { ...exampleMember, displayName: 'Sam', availableBalance: Pence.make(5_00) }
  const { member } = running.portal.getSnapshot().context.resources
  act(() => member.send({ type: 'resource.replaced', value }))
  expect(texts()?.match(/£5\.00/g)).toHaveLength(2)
  expect(texts()).toContain('Welcome Sam!')
  expect(server.member.asked).toHaveLength(1)
})

test('QUERY-02 data that a mutation made stale stay on the screen while they load again', async () => {
  const { running, server, answer } = await openReady()
  const { member } = running.portal.getSnapshot().context.resources
  act(() => member.send({ type: 'resource.invalidated' }))
  expect(server.member.asked).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Priya')
  await answer(server.member, { ...exampleMember, name: { firstName: 'Sam' } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Sam')
})

test('OQ-032 failed data load again for their next reader, and not before', async () => {
  const { server, fail, goTo } = await openPortal({ at: '/Member/Contact' })
  await fail(server.member, serverFault(500))
  expect(server.member.asked).toHaveLength(1)
  await goTo('/Member/Home/Dashboard')
  expect(server.member.asked).toHaveLength(2)
})
