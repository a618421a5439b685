import { useEffect } from 'react'
import { usePortal } from '../portal/use-portal.ts'

/**
 * The foot of the page reports that a star could not be changed (see `connection-slot.tsx`). Leaving the page dismisses
 * the message.
 */
export function useRefusalRead(): void {
  const { stars } = usePortal().portal.getSnapshot().context
  useEffect(() => () => stars.send({ type: 'refusal.read' }), [stars])
}
