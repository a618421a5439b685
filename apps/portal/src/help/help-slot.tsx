import { helpTopicsOf } from '@save/domain/help'
import { useSelector } from '@xstate/react'
import type { ShellRef } from '../shell/shell-ref.ts'
import { HelpOfPath } from './help-of-path.tsx'

export interface HelpSlotProps {
  readonly shell: ShellRef
  readonly path: string
}

/** The help for the current path; a path without help has no panel (HELP-07). */
export function HelpSlot({ shell, path }: HelpSlotProps) {
  const isOpen = useSelector(shell, (snapshot) => snapshot.matches({ help: 'open' }))
  if (helpTopicsOf(path).length === 0) return null
  return (
    <HelpOfPath path={path} isOpen={isOpen} onToggle={() => shell.send({ type: 'help.toggled' })} />
  )
}
