import type { Portal } from '@save/domain/portal'
import type { SupportSubject } from '@save/domain/support'
import { useState } from 'react'
import { usePortal } from './portal-context.tsx'

/** What a screen has to ask, kept in memory until the support page takes it: no address shows it. */
const asked = new WeakMap<Portal, SupportSubject>()

/** Hands a question over to the support page, which is opened next. */
export function useAsking(): (subject: SupportSubject) => void {
  const { portal } = usePortal()
  return (subject) => asked.set(portal, subject)
}

/** The question that the member comes with, once. */
export function useQuestionAsked(): SupportSubject | undefined {
  const { portal } = usePortal()
  const [subject] = useState(() => {
    const taken = asked.get(portal)
    asked.delete(portal)
    return taken
  })
  return subject
}
