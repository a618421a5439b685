import type { RunningPortal } from '@save/domain/portal'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { portalRouter } from '../routing/portal-router.ts'
import { followRouteChanges } from '../routing/route-change.ts'
import { PortalProvider } from './portal-context.tsx'

export interface PortalAppProps {
  readonly running: RunningPortal
  readonly router: ReturnType<typeof portalRouter>
}

/** The application, once its portal runs and its router has loaded the first screen. */
export function PortalApp({ running, router }: PortalAppProps) {
  useEffect(() => followRouteChanges(router), [router])
  return (
    <PortalProvider running={running}>
      <RouterProvider router={router} />
    </PortalProvider>
  )
}
