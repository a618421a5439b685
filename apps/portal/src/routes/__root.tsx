import { LinkProvider } from '@save/ui/link'
import { createRootRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { RouterLink } from '../routing/router-link.tsx'

const UnreadableAddressScreen = lazy(() =>
  import('../shell/unreadable-address-screen.tsx').then(({ UnreadableAddressScreen }) => ({
    default: UnreadableAddressScreen,
  })),
)

export const Route = createRootRoute({
  component: () => (
    <LinkProvider anchor={RouterLink}>
      <Outlet />
    </LinkProvider>
  ),
  notFoundComponent: () => (
    <Suspense>
      <UnreadableAddressScreen />
    </Suspense>
  ),
})
