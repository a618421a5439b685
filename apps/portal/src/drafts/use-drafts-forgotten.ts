import { isLoggedOut } from '@save/domain/portal'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { usePortal } from '../portal/portal-context.tsx'
import { forgetAtLogout, forgetForOthers } from './kept-marks.ts'

/** Drafts are deleted at logout and for another member (OQ-134). */
export function useDraftsForgotten(): void {
  const { portal } = usePortal()
  const hasLeft = useSelector(portal, isLoggedOut)
  const member = useSelector(
    portal.getSnapshot().context.resources.member,
    (snapshot) => snapshot.context.value,
  )

  useEffect(() => {
    if (hasLeft) forgetAtLogout(member)
  }, [hasLeft, member])

  useEffect(() => {
    if (member !== undefined) forgetForOthers(member)
  }, [member])
}
