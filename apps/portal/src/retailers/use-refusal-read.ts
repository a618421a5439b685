import { useEffect } from 'react'
import { usePortal } from '../portal/portal-context.tsx'

/** That a star went back is said at the foot of the page (see `connection-slot.tsx`), and is gone with it. */
export function useRefusalRead(): void {
  const { stars } = usePortal().portal.getSnapshot().context
  useEffect(() => () => stars.send({ type: 'refusal.read' }), [stars])
}
