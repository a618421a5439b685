import { accountMessages, nameCard, nameMachine } from '@save/domain/account'
import type { Member } from '@save/domain/member'
import { TextField } from '@save/ui/field'
import { FormPair } from '@save/ui/form'
import { usePortal } from '../portal/use-portal.ts'
import { EditCard } from './edit-card.tsx'
import { useEditCard } from './use-edit-card.ts'

/** The name card (EDIT-06, EDIT-07). */
export function NameCard({ member }: { readonly member: Member }) {
  const { ports } = usePortal()
  const { view, send, field } = useEditCard('edit-name', member, nameCard.fill(undefined), () =>
    nameMachine(ports.account),
  )
  const { ours } = accountMessages
  return (
    <EditCard
      heading={accountMessages.basicInformation}
      view={view}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <p className="muted small">{ours.required}</p>
      <TextField {...field('title')} label={ours.title} autoComplete="honorific-prefix" width="s" />
      <FormPair>
        <TextField {...field('firstName')} label={ours.firstName} autoComplete="given-name" />
        <TextField
          {...field('middleNames')}
          label={ours.middleNames}
          autoComplete="additional-name"
        />
      </FormPair>
      <FormPair>
        <TextField
          {...field('lastName')}
          label={ours.lastName}
          autoComplete="family-name"
          aria-required
        />
        <TextField {...field('initials')} label={ours.initials} autoComplete="off" width="s" />
      </FormPair>
    </EditCard>
  )
}
