import type { Portal } from '@save/domain/portal'
import type { SupportSubject } from '@save/domain/support'
import { useState } from 'react'
import { usePortal } from './portal-context.tsx'

/** A screen's question, kept in memory until the support page takes it: no address shows it. */
const asked = new WeakMap<Portal, SupportSubject>()

/** Passes a question to the support page, which opens next. */
export function useAsking(): (subject: SupportSubject) => void {
  const { portal } = usePortal()
  return (subject) => asked.set(portal, subject)
}

/** The question the member brings, once. */
export function useQuestionAsked(): SupportSubject | undefined {
  const { portal } = usePortal()
  const [subject] = useState(() => {
    const taken = asked.get(portal)
    asked.delete(portal)
    return taken
  })
  return subject
}
