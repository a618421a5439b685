import { type Day, londonDayOf } from '@save/domain/kernel'
import type { RunningPortal, Visit } from '@save/domain/portal'
import type { PageConfiguration } from '@save/domain/shell'
import { createContext, use } from 'react'

export const PortalContext = createContext<RunningPortal | undefined>(undefined)

/** The running portal: its root machine, the ports for the screens' machines, and the browser. */
export function usePortal(): RunningPortal {
  const running = use(PortalContext)
  if (!running) throw new Error('No PortalContext above this component')
  return running
}

/** The page configuration. It never changes while the page is open. */
export const useConfiguration = (): PageConfiguration =>
  usePortal().portal.getSnapshot().context.configuration

/** The member's current day: London's, by the server's clock. */
export const useToday = (): Day => londonDayOf(usePortal().now())

type Running = Pick<RunningPortal, 'portal'>

export const visitOf = ({ portal }: Running): Visit => portal.getSnapshot().context.visit

/** Remembers something for the pages that follow. */
export const noteVisit = ({ portal }: Running, change: Partial<Visit>): void =>
  portal.send({ type: 'visit.changed', change })

/** What earlier pages had remembered when this one rendered. */
export const useVisit = (): Visit => visitOf(usePortal())
