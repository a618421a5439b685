import { isLoggingOut } from '@save/domain/portal'
import { sessionPolicy } from '@save/domain/session'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { usePortal } from '../portal/portal-context.tsx'
import { forgetDrafts, forgetDraftsNotFor } from './kept-drafts.ts'

/** Kept drafts go at logout, for another member, and with time (OQ-134). */
export function useDraftsForgotten(): void {
  const { portal } = usePortal()
  const isLeaving = useSelector(portal, isLoggingOut)
  const member = useSelector(
    portal.getSnapshot().context.resources.member,
    (snapshot) => snapshot.context.value,
  )

  useEffect(() => {
    if (isLeaving) forgetDrafts()
  }, [isLeaving])

  useEffect(() => {
    if (member === undefined) return
    const sweep = () => forgetDraftsNotFor(member)
    sweep()
    const timer = setInterval(sweep, sessionPolicy.keptDraftMs)
    return () => clearInterval(timer)
  }, [member])
}
