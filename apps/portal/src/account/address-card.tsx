import { accountMessages, addressCard, addressMachine } from '@save/domain/account'
import type { Member } from '@save/domain/member'
import { TextField } from '@save/ui/field'
import { FormPair } from '@save/ui/form'
import { usePortal } from '../portal/use-portal.ts'
import { EditCard } from './edit-card.tsx'
import { useEditCard } from './use-edit-card.ts'

/** The address card (EDIT-12). */
export function AddressCard({ member }: { readonly member: Member }) {
  const { ports } = usePortal()
  const { view, send, field } = useEditCard(
    'edit-address',
    member,
    addressCard.fill(undefined),
    () => addressMachine(ports.account),
  )
  const { ours } = accountMessages
  return (
    <EditCard
      heading={accountMessages.address}
      view={view}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <FormPair shortFirst>
        <TextField
          {...field('houseNumber')}
          label={ours.houseNumber}
          autoComplete="off"
          width="s"
        />
        <TextField {...field('houseName')} label={ours.houseName} autoComplete="off" />
      </FormPair>
      <FormPair shortFirst>
        <TextField {...field('flat')} label={ours.flat} autoComplete="off" width="s" />
        <TextField {...field('street')} label={ours.street} autoComplete="address-line1" />
      </FormPair>
      <FormPair>
        <TextField {...field('district')} label={ours.district} autoComplete="address-level3" />
        <TextField {...field('town')} label={ours.town} autoComplete="address-level2" />
      </FormPair>
      <FormPair>
        <TextField {...field('county')} label={ours.county} autoComplete="address-level1" />
        <TextField
          {...field('postcode')}
          label={ours.postcode}
          autoComplete="postal-code"
          width="s"
        />
      </FormPair>
    </EditCard>
  )
}
