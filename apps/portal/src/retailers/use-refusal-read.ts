import { useEffect } from 'react'
import { usePortal } from '../portal/use-portal.ts'

/**
 * The foot of the page says that a star could not be changed (see `connection-slot.tsx`). When the
 * member leaves the page, that message counts as read.
 */
export function useRefusalRead(): void {
  const { stars } = usePortal().portal.getSnapshot().context
  useEffect(() => () => stars.send({ type: 'refusal.read' }), [stars])
}
