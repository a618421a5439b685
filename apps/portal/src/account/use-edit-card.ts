import {
  type EditCardEvent,
  type EditCardView,
  type editCardMachine,
  editCardView,
  editDraft,
} from '@save/domain/account'
import type { Member } from '@save/domain/member'
import { useMachine } from '@xstate/react'
import { type ChangeEvent, useState } from 'react'
import { useKeptDraft, useTakenDraft } from '../memory/drafts.ts'
import { useResources } from '../portal/resources.tsx'

type EditCardMachine<Form extends object, Body> = ReturnType<typeof editCardMachine<Form, Body>>

export interface EditCardInHand<Form> {
  readonly view: EditCardView<Form>
  readonly send: (event: EditCardEvent<Form>) => void
  /** Props of a field's control: its name, text and error. */
  readonly field: <Name extends keyof Form & string>(
    name: Name,
  ) => {
    readonly name: Name
    readonly value: Form[Name]
    readonly message: string | undefined
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  }
}

/**
 * One card of the account edit page, with its own machine (OQ-111); `name` also identifies its
 * draft.
 */
export function useEditCard<Form extends object, Body>(
  name: string,
  member: Member,
  blank: Form,
  make: () => EditCardMachine<Form, Body>,
): EditCardInHand<Form> {
  const { member: resource } = useResources()
  const draft = useTakenDraft(name, member, blank)
  const [machine] = useState(make)
  const [snapshot, send] = useMachine(machine, { input: { member: resource, draft } })
  useKeptDraft(name, member, () => editDraft(snapshot))
  const view = editCardView(snapshot)

  return {
    view,
    send,
    field: (field) => ({
      name: field,
      value: view.form[field],
      message: view.complaints[field],
      onChange: ({ target }) => {
        const change: Partial<Form> = {}
        change[field] = target.value as Form[typeof field]
        send({ type: 'form.changed', change })
      },
    }),
  }
}
