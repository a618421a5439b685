import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { usePortal } from '../portal/use-portal.ts'
import { useAddress, usePath } from '../routing/use-address.ts'
import type { ShellRef } from './shell-ref.ts'

/**
 * The current path. The machines are told about each change: the shell closes what covers the page, and
 * wallet pages are checked before they show anything.
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

  // Back within one path is a navigation, too, and closes what covers the page (SHELL-15).
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  const goOn = useEffectEvent((_entry: string | undefined) => shell.send({ type: 'menu.closed' }))
  useEffect(() => goOn(entry), [entry])

  return path
}
