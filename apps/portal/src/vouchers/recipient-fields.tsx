import { type VoucherComplaints, type VoucherForm, vouchersMessages } from '@save/domain/vouchers'
import { TextArea, TextField } from '@save/ui/field'
import { FormPair } from '@save/ui/form'
import { bindFields } from '../portal/bind-fields.ts'

const { ours } = vouchersMessages

export interface RecipientFieldsProps {
  readonly form: VoucherForm
  readonly emailAddress: string
  readonly complaints: VoucherComplaints
  readonly onChange: (change: Partial<VoucherForm>) => void
}

/** The recipient's name; the voucher is sent to the member's own address (VOUCHER-11, VOUCHER-12). */
export function RecipientFields({
  form,
  emailAddress,
  complaints,
  onChange,
}: RecipientFieldsProps) {
  const field = bindFields<'firstName' | 'lastName' | 'personalMessage'>({
    form,
    complaints,
    labels: ours,
    onChange,
  })
  return (
    <>
      <FormPair>
        <TextField {...field('firstName')} aria-required autoComplete="given-name" />
        <TextField {...field('lastName')} aria-required autoComplete="family-name" />
      </FormPair>
      <TextField
        label={ours.email}
        hint={ours.emailHint}
        name="emailAddress"
        type="email"
        autoComplete="email"
        value={emailAddress}
        readOnly
      />
      <TextArea {...field('personalMessage')} rows={4} autoComplete="off" />
    </>
  )
}
