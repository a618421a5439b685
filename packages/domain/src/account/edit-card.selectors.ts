import type { SnapshotFrom } from 'xstate'
import { accountMessages } from './account.messages.ts'
import type { editCardMachine } from './edit-card.machine.ts'
import type { Complaints } from './edit-cards.rules.ts'

type EditCardSnapshot<Form extends object, Body> = SnapshotFrom<
  ReturnType<typeof editCardMachine<Form, Body>>
>

export interface EditCardView<Form> {
  readonly form: Form
  readonly complaints: Complaints<Form>
  /** A bullet list, even for one message (EDIT-05). */
  readonly serverMessages: readonly string[]
  /** 'Account changes saved', while it is shown (EDIT-03, EDIT-04). */
  readonly savedMessage: string | undefined
  /** Explains that we don't restore passwords with the rest of the page (OQ-134). */
  readonly note: string | undefined
  readonly isLocked: boolean
}

export function editCardView<Form extends object, Body>(
  snapshot: EditCardSnapshot<Form, Body>,
): EditCardView<Form> {
  const { form, complaints, serverMessages, isSecret, isRestored } = snapshot.context
  return {
    form,
    complaints,
    serverMessages,
    savedMessage: snapshot.matches({ editing: 'saved' }) ? accountMessages.saved : undefined,
    note: isSecret && isRestored ? accountMessages.ours.passwordsAgain : undefined,
    isLocked: snapshot.matches('saving'),
  }
}

/** The part of a form that we may store. Of passwords we store only that something was typed (OQ-134). */
export function editDraft<Form extends object, Body>(
  snapshot: EditCardSnapshot<Form, Body>,
): Form | undefined {
  const { form, isTouched, isSecret } = snapshot.context
  if (!isTouched) return undefined
  return isSecret ? (emptied(form) as Form) : form
}

const emptied = (form: object): object =>
  Object.fromEntries(Object.keys(form).map((field) => [field, '']))
