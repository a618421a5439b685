import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { replacePath } from './open-path.ts'
import { startOpening } from './opening.ts'
import { portalRouter } from './portal-router.ts'

test('if Back opens a page that immediately opens another, the second one opens even if its screen isn’t loaded yet', async () => {
  const history = createMemoryHistory({ initialEntries: ['/Member/Home/Dashboard'] })
  let isContactHere = false
  const router = startOpening(
    () => {
      // Simulates the router and its rendered page.
      window.addEventListener('popstate', () => replacePath(router, '/Contact'))
      return portalRouter(history)
    },
    {
      findHost: async () => false,
      areHere: (routes) => {
        if (!routes.some(({ id }) => id.includes('Contact'))) return true
        const wasHere = isContactHere
        isContactHere = true
        return wasHere
      },
    },
  )
  await router.load()
  window.dispatchEvent(new PopStateEvent('popstate'))
  await vi.waitFor(() => expect(history.location.pathname).toBe('/Member/Contact'), {
    timeout: 10_000,
  })
})
