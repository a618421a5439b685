import { accountMessages, passwordCard, passwordMachine } from '@save/domain/account'
import type { Member } from '@save/domain/member'
import { TextField } from '@save/ui/field'
import { usePortal } from '../portal/use-portal.ts'
import { EditCard } from './edit-card.tsx'
import { useEditCard } from './use-edit-card.ts'

/** The password card (EDIT-08 to EDIT-10). */
export function PasswordCard({ member }: { readonly member: Member }) {
  const { ports } = usePortal()
  const { view, send, field } = useEditCard(
    'edit-password',
    member,
    passwordCard.fill(undefined),
    () => passwordMachine(ports.account),
  )
  const { ours } = accountMessages
  return (
    <EditCard
      heading={accountMessages.changePassword}
      view={view}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <TextField
        {...field('oldPassword')}
        aria-required
        label={ours.oldPassword}
        type="password"
        autoComplete="current-password"
      />
      <TextField
        {...field('newPassword')}
        aria-required
        label={ours.newPassword}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...field('confirmPassword')}
        aria-required
        label={ours.confirmPassword}
        type="password"
        autoComplete="new-password"
      />
    </EditCard>
  )
}
