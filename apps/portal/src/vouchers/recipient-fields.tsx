import { type VoucherComplaints, type VoucherForm, vouchersMessages } from '@save/domain/vouchers'
import { TextArea, TextField } from '@save/ui/field'
import { FormPair } from '@save/ui/form'

const { ours } = vouchersMessages

export interface RecipientFieldsProps {
  readonly form: VoucherForm
  readonly emailAddress: string
  readonly complaints: VoucherComplaints
  readonly onChange: (change: Partial<VoucherForm>) => void
}

/** Who the voucher is for; it is sent to the member's own address (VOUCHER-11, VOUCHER-12). */
export const RecipientFields = ({
  form,
  emailAddress,
  complaints,
  onChange,
}: RecipientFieldsProps) => (
  <>
    <FormPair>
      <TextField
        label={ours.firstName}
        message={complaints.firstName}
        name="firstName"
        aria-required
        autoComplete="given-name"
        value={form.firstName}
        onChange={(event) => onChange({ firstName: event.currentTarget.value })}
      />
      <TextField
        label={ours.lastName}
        message={complaints.lastName}
        name="lastName"
        aria-required
        autoComplete="family-name"
        value={form.lastName}
        onChange={(event) => onChange({ lastName: event.currentTarget.value })}
      />
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
    <TextArea
      label={ours.personalMessage}
      name="personalMessage"
      rows={4}
      autoComplete="off"
      value={form.personalMessage}
      onChange={(event) => onChange({ personalMessage: event.currentTarget.value })}
    />
  </>
)
