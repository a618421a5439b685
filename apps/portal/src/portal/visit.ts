import type { RunningPortal, Visit } from '@save/domain/portal'
import { usePortal } from './portal-context.tsx'

type Running = Pick<RunningPortal, 'portal'>

export const visitOf = ({ portal }: Running): Visit => portal.getSnapshot().context.visit

/** Remembers something for the pages that follow. */
export const noteVisit = ({ portal }: Running, change: Partial<Visit>): void =>
  portal.send({ type: 'visit.changed', change })

/** What earlier pages have left, as it was when this one was drawn. */
export const useVisit = (): Visit => visitOf(usePortal())
