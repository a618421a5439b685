import { RetailerId } from '@save/domain/kernel'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

async function openDirectory() {
  const portal = await openPortal({ at: '/Member/Home/Cashback' })
  const shop = { tagList: [], offers: [], retailerInfo: [] }
  await portal.answer(portal.server.retailers, [
    { id: RetailerId.make('a & b'), name: 'Fernhill Books', ...shop },
    { id: RetailerId.make('2'), name: 'Tea & Brick', ...shop },
  ])
  return portal
}

const link = (name: string) => screen.getByRole('link', { name })

test('RETAILER-01 a pointer that rests on a retailer loads its page, once', async () => {
  const { server } = await openDirectory()
  fireEvent.pointerEnter(link('Fernhill Books'))
  await vi.advanceTimersByTimeAsync(1_000)
  fireEvent.pointerLeave(link('Fernhill Books'))
  fireEvent.pointerEnter(link('Fernhill Books'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.retailer.asked).toEqual([['a & b']])
})

test('RETAILER-01 focusing a retailer also loads its page', async () => {
  const { server } = await openDirectory()
  fireEvent.focus(link('Tea & Brick'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.retailer.asked).toEqual([['2']])
})

test('a pointer or focus that only passes by loads nothing', async () => {
  const { server } = await openDirectory()
  fireEvent.pointerEnter(link('Fernhill Books'))
  fireEvent.pointerLeave(link('Fernhill Books'))
  fireEvent.focus(link('Tea & Brick'))
  fireEvent.blur(link('Tea & Brick'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.retailer.asked).toEqual([])
})

test('other links load nothing', async () => {
  const { server } = await openDirectory()
  const before = server.dashboard.asked.length
  fireEvent.pointerEnter(link('Back to the dashboard'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([server.retailer.asked, server.dashboard.asked.length]).toEqual([[], before])
})
