/** What was typed in a form when the session ended: kept in the tab, and given back once, to the same member (OQ-134). */
import { isBlank } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { hasSessionExpired } from '@save/domain/portal'
import { isChallengedAgain, readSessionToken } from '@save/domain/session'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { usePortal } from '../portal/use-portal.ts'
import { fieldsOf } from './entries.ts'
import { entryOf, readEntry, writeEntry } from './store.ts'

/** Without a draft, deletes the previous one. We keep none for a member without an email address. */
export const keepDraft = (form: string, member: Member, draft: object | undefined): void =>
  writeEntry(entryOf('draft', form, member), isBlank(member.emailAddress) ? undefined : draft)

/** Returns the stored draft and deletes it. `blank` lists the possible fields. */
export function takeDraft<Draft extends object>(
  form: string,
  member: Member,
  blank: Draft,
): Draft | undefined {
  const entry = entryOf('draft', form, member)
  const draft = readEntry(entry)
  writeEntry(entry)
  return draft === undefined ? undefined : textsIn(draft, blank)
}

/** The fields of `blank`, as stored; anything else is ignored. */
function textsIn<Draft extends object>(stored: unknown, blank: Draft): Draft {
  const given = fieldsOf(stored)
  return Object.fromEntries(
    Object.entries(blank).map(([field, nothing]) => {
      const value = given[field]
      if (typeof nothing === 'object' && nothing !== null) return [field, textsIn(value, nothing)]
      return [field, typeof value === 'string' ? value : nothing]
    }),
  ) as Draft
}

/** The draft of this form from before the page was reloaded. */
export const useTakenDraft = <Draft extends object>(
  form: string,
  member: Member,
  blank: Draft,
): Draft | undefined => useState(() => takeDraft(form, member, blank))[0]

/**
 * Stores the typed text if the session ends over the form, the page reloads without a connection, the member leaves
 * for the challenge, or the page comes out of the back/forward cache, after which it reloads (start-page.tsx).
 * @param draftOf the fields to store, never sensitive ones; nothing once the form has done its work
 */
export function useKeptDraft(
  form: string,
  member: Member,
  draftOf: () => object | undefined,
): void {
  const { portal, ports } = usePortal()
  const { challenge } = portal.getSnapshot().context
  const isExpired = useSelector(portal, hasSessionExpired)
  const [session] = useState(() => readSessionToken(ports))
  const keep = useEffectEvent(() => keepDraft(form, member, draftOf()))
  useEffect(() => {
    if (isExpired) keep()
  })
  useLayoutEffect(() => {
    const page = new AbortController()
    const { signal } = page
    const onLeave = () => {
      if (!navigator.onLine || isChallengedAgain(challenge.getSnapshot())) keep()
    }
    // When a reload fails, pagehide comes only with the page that replaces this one, and Safari has no beforeunload.
    for (const moment of ['beforeunload', 'pagehide'])
      window.addEventListener(moment, onLeave, { capture: true, signal })
    // After a logout, we store nothing of the old session.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readSessionToken(ports) === session) keep()
    }
    window.addEventListener('pageshow', onReturn, { signal })
    return () => page.abort()
  }, [challenge, ports, session])
}
