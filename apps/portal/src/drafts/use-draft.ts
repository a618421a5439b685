import type { Member } from '@save/domain/member'
import { hasSessionExpired } from '@save/domain/portal'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../portal/portal-context.tsx'
import { forgetDraft, keepDraft } from './kept-drafts.ts'
import { takeDraft } from './taken-draft.ts'

/** What was kept of this form when the page was loaded anew; it is given back once (OQ-134). */
export const useTakenDraft = <Draft extends object>(
  form: string,
  member: Member,
  blank: Draft,
): Draft | undefined => useState(() => takeDraft(form, member, blank))[0]

/**
 * Keeps what is typed when the session ends over the form, and when the page is loaded anew without a
 * connection: the next page is the browser's own. `draftOf` gives the fields that may be
 * kept, which sensitive ones never are, or nothing when nothing was typed. What was on its way may
 * still be answered: of a form that has done its work nothing is kept.
 */
export function useKeptDraft(
  form: string,
  member: Member,
  draftOf: () => object | undefined,
): void {
  const isExpired = useSelector(usePortal().portal, hasSessionExpired)
  const keep = useEffectEvent(() => {
    const draft = draftOf()
    if (draft === undefined) forgetDraft(form)
    else keepDraft(form, member, draft)
  })
  useEffect(() => {
    if (isExpired) keep()
  })
  useEffect(() => {
    const onLeave = () => {
      if (!navigator.onLine) keep()
    }
    // A reload that fails hides the page only once another one comes; Safari asks nothing before.
    const moments = ['beforeunload', 'pagehide']
    for (const moment of moments) window.addEventListener(moment, onLeave)
    return () => {
      for (const moment of moments) window.removeEventListener(moment, onLeave)
    }
  }, [])
}
