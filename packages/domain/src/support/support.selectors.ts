import type { SnapshotFrom } from 'xstate'
import { paths } from '../shell/index.ts'
import type { supportMachine } from './support.machine.ts'
import {
  complaintsAboutSupport,
  type SupportComplaints,
  type SupportDraft,
  type SupportForm,
  typedSupport,
} from './support.rules.ts'
import type { SupportCategory } from './support.schema.ts'

type SupportSnapshot = SnapshotFrom<ReturnType<typeof supportMachine>>

/** The targets of the links (SUPPORT-01, SUPPORT-09, OQ-126). */
export const supportLinks = { back: paths.dashboard, continueShopping: paths.dashboard } as const

export interface SupportView {
  readonly category: SupportCategory | undefined
  /** The other fields appear only once a category is chosen (SUPPORT-03). */
  readonly hasFields: boolean
  readonly form: SupportForm
  readonly complaints: SupportComplaints
  /** Shown in a summary that can be dismissed (SUPPORT-17, SUPPORT-18). */
  readonly serverMessages: readonly string[]
  readonly isLocked: boolean
  /** The thank-you replaces the form (SUPPORT-07 to SUPPORT-09). */
  readonly isSent: boolean
}

export function supportView(snapshot: SupportSnapshot): SupportView {
  const { category, form, submissions, serverMessages } = snapshot.context
  return {
    category,
    hasFields: category !== undefined,
    form,
    complaints: submissions > 0 ? complaintsAboutSupport(form) : {},
    serverMessages,
    isLocked: !snapshot.matches('enteringQuery'),
    isSent: snapshot.matches('sent'),
  }
}

/** The part of a half-typed form that may survive a reload (OQ-134). */
export function supportDraft(snapshot: SupportSnapshot): SupportDraft | undefined {
  const { category, form, member } = snapshot.context
  return category === undefined || snapshot.matches('sent')
    ? undefined
    : { category, form: typedSupport(form, member) }
}
