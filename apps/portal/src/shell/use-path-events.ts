import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { usePortal } from '../portal/use-portal.ts'
import { useAddress, usePath } from '../routing/use-address.ts'
import type { ShellRef } from './shell-ref.ts'

/**
 * Returns the current path, and sends each change to the machines: the shell closes its overlays, and wallet pages are
 * checked before they show anything.
 */
export function usePathEvents(shell: ShellRef): string {
  const path = usePath()
  const address = useAddress()
  const { challenge } = usePortal().portal.getSnapshot().context

  const enter = useEffectEvent((path: string) => {
    shell.send({ type: 'path.changed' })
    challenge.send({ type: 'path.entered', path, address })
  })
  useEffect(() => enter(path), [path])

  // Back within one path is also a navigation, so it closes overlays (SHELL-15).
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  const goOn = useEffectEvent((_entry: string | undefined) => shell.send({ type: 'menu.closed' }))
  useEffect(() => goOn(entry), [entry])

  return path
}
