import { LinkProvider } from '@save/ui/link'
import { createRootRoute, Outlet } from '@tanstack/react-router'
import { RouterLink } from '../routing/router-link.tsx'

export const Route = createRootRoute({
  component: () => (
    <LinkProvider anchor={RouterLink}>
      <Outlet />
    </LinkProvider>
  ),
})
