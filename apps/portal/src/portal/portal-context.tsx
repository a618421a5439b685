import type { RunningPortal } from '@save/domain/portal'
import type { PageConfiguration } from '@save/domain/shell'
import { createContext, type ReactNode, use } from 'react'

const PortalContext = createContext<RunningPortal | undefined>(undefined)

export const PortalProvider = ({
  running,
  children,
}: {
  readonly running: RunningPortal
  readonly children: ReactNode
}) => <PortalContext value={running}>{children}</PortalContext>

/** The running portal: its root machine, the ports for a screen's own machine, the browser. */
export function usePortal(): RunningPortal {
  const running = use(PortalContext)
  if (!running) throw new Error('No PortalProvider above this component')
  return running
}

/** The page configuration. It never changes while the page is open. */
export const useConfiguration = (): PageConfiguration =>
  usePortal().portal.getSnapshot().context.configuration
