import { useEffect } from 'react'
import { usePortal } from '../portal/use-portal.ts'

/**
 * The foot of the page reports a star that couldn't be changed (see `connection-slot.tsx`). Leaving the page dismisses
 * the message.
 */
export function useRefusalClosed(): void {
  const { stars } = usePortal().portal.getSnapshot().context
  useEffect(() => () => stars.send({ type: 'refusal.closed' }), [stars])
}
