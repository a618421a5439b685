import {
  isLoginLocked,
  loginComplaints,
  loginMachine,
  loginMessages,
  type SessionPort,
} from '@save/domain/session'
import type { BrowserPort } from '@save/domain/shell'
import { useMachine } from '@xstate/react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { dropCachedPages } from '../host/bfcache-pages.ts'
import { useOffline } from '../routing/use-offline.ts'
import { LoginFields } from './login-fields.tsx'

export interface LoginFormProps {
  /** On its own page, or over the page where the session ended. */
  readonly place: 'page' | 'overlay'
  readonly session: Pick<SessionPort, 'login'>
  readonly browser: Pick<BrowserPort, 'goTo' | 'reload'>
}

/**
 * The login form with its machine. The machine gets the fields at each change and again at submit, so that we also send
 * text filled in by a password manager.
 */
export function LoginForm({ place, session, browser }: LoginFormProps) {
  const [machine] = useState(() => loginMachine(session, withoutLeftPages(browser)))
  const [snapshot, send] = useMachine(machine, { input: { place } })
  const isOffline = useOffline()
  const form = useFirstInvalidFocused(snapshot.context.submissions)

  const keep = (event: FormEvent<HTMLFormElement>) => {
    form.current = event.currentTarget
    send({ type: 'credentials.changed', change: credentialsIn(event.currentTarget) })
  }

  return (
    <LoginFields
      messages={loginMessages(snapshot, isOffline)}
      complaints={loginComplaints(snapshot)}
      isLocked={isLoginLocked(snapshot)}
      onInput={keep}
      onSubmit={(event) => {
        keep(event)
        send({ type: 'credentials.submitted' })
      }}
    />
  )
}

/** A newly signed-in member must not see the previous member's cached pages. */
const withoutLeftPages = ({
  goTo,
  reload,
}: LoginFormProps['browser']): LoginFormProps['browser'] => ({
  goTo: (href) => {
    dropCachedPages()
    goTo(href)
  },
  reload: () => {
    dropCachedPages()
    reload()
  },
})

function credentialsIn(form: HTMLFormElement) {
  const fields = new FormData(form)
  return {
    email: String(fields.get('email') ?? ''),
    password: String(fields.get('password') ?? ''),
    rememberMe: fields.has('rememberMe'),
  }
}

/** Focuses the first wrong field after a submit that stays on this page (OQ-138). */
function useFirstInvalidFocused(submissions: number) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (submissions === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submissions])
  return form
}
