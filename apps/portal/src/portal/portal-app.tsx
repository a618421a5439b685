import type { RunningPortal } from '@save/domain/portal'
import { whenIdle } from '@save/ui/quiet'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import type { portalRouter } from '../routing/portal-router.ts'
import { followRouteChanges } from '../routing/route-change.ts'
import { forgetReadAhead } from './resources.tsx'
import { PortalContext } from './use-portal.ts'

export interface PortalAppProps {
  readonly running: RunningPortal
  readonly router: ReturnType<typeof portalRouter>
}

/** Lets other work that waits for an idle page, such as the carousel, go first. */
const restMs = 2_000

/** Loads the likely screens once the page is idle. The code that does so isn't part of the start either. */
async function fetchScreensWhenQuiet(router: AnyRouter, page: AbortSignal): Promise<void> {
  await whenIdle()
  await new Promise((resolve) => setTimeout(resolve, restMs))
  if (page.aborted) return
  const ahead = await import('../routing/likely-screens.ts').catch(() => undefined)
  ahead?.fetchLikelyScreens(router)
}

/** The application, once its portal runs and its router has loaded the first screen. */
export function PortalApp({ running, router }: PortalAppProps) {
  // Runs after the first screen's effects.
  useEffect(forgetReadAhead, [])
  useLayoutEffect(() => followRouteChanges(router), [router])
  useEffect(() => {
    const page = new AbortController()
    void fetchScreensWhenQuiet(router, page.signal)
    return () => page.abort()
  }, [router])
  return (
    <PortalContext value={running}>
      <RouterProvider router={router} />
    </PortalContext>
  )
}
