import { hasSessionExpired, isLoggingOut } from '@save/domain/portal'
import { shellMessages } from '@save/domain/shell'
import { WaitOverlay } from '@save/ui/dialog'
import { useSelector } from '@xstate/react'
import { usePortal } from '../portal/use-portal.ts'
import { LoginOverlay } from '../session/login-overlay.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import type { OverlaysProps } from './overlays-when-needed.tsx'

/** The overlays of the page, one at a time: the login, the wait for a logout, the menu. */
export function Overlays({ path, isMenuOpen, onMenuClosed }: OverlaysProps) {
  const { portal } = usePortal()
  const isExpired = useSelector(portal, hasSessionExpired)
  const isLeaving = useSelector(portal, isLoggingOut)
  if (isExpired) return <LoginOverlay />
  if (isLeaving)
    return <WaitOverlay label={shellMessages.logout}>{shellMessages.ours.loggingOut}</WaitOverlay>
  return isMenuOpen && <MenuDrawer path={path} onClose={onMenuClosed} />
}
