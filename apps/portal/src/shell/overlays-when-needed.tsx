import { failureMessages } from '@save/domain/kernel'
import { hasSessionExpired, isLoggingOut } from '@save/domain/portal'
import { sessionMessages } from '@save/domain/session'
import { ButtonLink } from '@save/ui/button'
import { useSelector } from '@xstate/react'
import { type ComponentType, lazy, useDeferredValue, useEffect, useState } from 'react'
import { OptionalPart } from '../portal/optional-part.tsx'
import { usePortal } from '../portal/use-portal.ts'
import { useAddress } from '../routing/use-address.ts'

export interface OverlaysProps {
  /** The current path; the menu marks its entry. */
  readonly path: string
  readonly isMenuOpen: boolean
  readonly onMenuClosed: () => void
}

let fetched: ComponentType<OverlaysProps> | undefined

/** Loads the overlays, which no page shows at first, before they are needed. */
export async function fetchOverlays() {
  const { Overlays } = await import('./overlays.tsx')
  fetched = Overlays
  return { default: Overlays }
}

/**
 * Shows the overlay, at once if its code is loaded. The menu opens after the press has been handled: both together
 * would keep a slow phone busy for too long.
 */
export function OverlaysWhenNeeded(props: OverlaysProps) {
  const { portal } = usePortal()
  const isExpired = useSelector(portal, hasSessionExpired)
  const isLeaving = useSelector(portal, isLoggingOut)
  const isMenuOpen = useDeferredValue(props.isMenuOpen) && props.isMenuOpen
  return (isExpired || isLeaving || isMenuOpen) && <Coming {...props} isMenuOpen={isMenuOpen} />
}

function Coming(props: OverlaysProps) {
  // Each time this component mounts, it tries again to load the overlays.
  const [Overlays] = useState(() => fetched ?? lazy(fetchOverlays))
  return (
    <OptionalPart waiting={null} missing={<Lost {...props} />}>
      <Overlays {...props} />
    </OptionalPart>
  )
}

/** Without the overlays' code the menu stays closed, and a link reloads the page to log in. */
function Lost({ onMenuClosed }: OverlaysProps) {
  const address = useAddress()
  const isExpired = useSelector(usePortal().portal, hasSessionExpired)
  useEffect(onMenuClosed)
  return (
    isExpired && (
      <dialog
        ref={(element) => element?.showModal()}
        closedby="none"
        className="dialog"
        aria-label={sessionMessages.memberLogin}
      >
        <p>{failureMessages.somethingWentWrong}</p>
        <ButtonLink reload href={address}>
          {failureMessages.ours.tryAgain}
        </ButtonLink>
      </dialog>
    )
  )
}
