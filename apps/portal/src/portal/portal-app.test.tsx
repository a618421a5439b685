import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const { fetchLikelyScreens } = vi.hoisted(() => ({ fetchLikelyScreens: vi.fn() }))
vi.mock('../routing/likely-screens.ts', () => ({ fetchLikelyScreens }))

beforeEach(() => {
  fetchLikelyScreens.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

/** Waits until the page is idle and its prefetches have finished. */
async function comeToRest() {
  fireEvent.scroll(window)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  await vi.dynamicImportSettled()
}

test('an idle page fetches the screens it links to', async () => {
  await openPortal()
  await comeToRest()
  expect(fetchLikelyScreens).toHaveBeenCalledOnce()
})

test('a page that is left before it is idle fetches no screens', async () => {
  const { unmount } = await openPortal()
  unmount()
  await comeToRest()
  expect(fetchLikelyScreens).not.toHaveBeenCalled()
})
