/**
 * What was typed in a form when the session ended: kept in the tab over the reload after the login, for the same
 * member, and given back once (OQ-134).
 */
import { isBlank } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { hasSessionExpired } from '@save/domain/portal'
import { isChallengedAgain, readSessionToken } from '@save/domain/session'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { usePortal } from '../portal/use-portal.ts'
import { fieldsOf } from './entries.ts'
import { entryOf, readEntry, writeEntry } from './store.ts'

/** Without a draft, forgets the one before. A member without an email address has none: others could look the same. */
export const keepDraft = (form: string, member: Member, draft: object | undefined): void =>
  writeEntry(entryOf('draft', form, member), isBlank(member.emailAddress) ? undefined : draft)

/** Gives back what was kept, and deletes it. `blank` lists the possible fields. */
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

/** What was kept of this form before the page was loaded again. */
export const useTakenDraft = <Draft extends object>(
  form: string,
  member: Member,
  blank: Draft,
): Draft | undefined => useState(() => takeDraft(form, member, blank))[0]

/**
 * Keeps what is typed when the session ends over the form, when the page is reloaded without a
 * connection, which shows the browser's own error page, when it is left for the challenge, and when it
 * comes back from the browser's back/forward cache, after which it is loaded again (start-page.tsx).
 * `draftOf` gives the fields to keep, never sensitive ones, or nothing when nothing was typed or the
 * form's work is done: its call may still be answered.
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
    const onLeave = () => {
      if (!navigator.onLine || isChallengedAgain(challenge.getSnapshot())) keep()
    }
    // When a reload fails, pagehide comes only with the page that replaces this one, and Safari
    // sends no beforeunload.
    const moments = ['beforeunload', 'pagehide']
    for (const moment of moments) window.addEventListener(moment, onLeave, true)
    // After a logout, nothing of the former session is kept.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readSessionToken(ports) === session) keep()
    }
    window.addEventListener('pageshow', onReturn)
    return () => {
      for (const moment of moments) window.removeEventListener(moment, onLeave, true)
      window.removeEventListener('pageshow', onReturn)
    }
  }, [challenge, ports, session])
}
