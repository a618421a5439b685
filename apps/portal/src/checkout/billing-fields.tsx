import {
  type BillingComplaints,
  type BillingField,
  type BillingForm,
  checkoutMessages,
} from '@save/domain/checkout'
import { TextField, type TextFieldProps } from '@save/ui/field'
import { FormPair } from '@save/ui/form'

export interface BillingFieldsProps {
  readonly form: BillingForm
  readonly complaints: BillingComplaints
  readonly onChange: (change: Partial<BillingForm>) => void
}

/** The seven fields of the billing address, empty at first, for the browser to fill (OQ-106). */
export function BillingFields({ form, complaints, onChange }: BillingFieldsProps) {
  const field = (
    name: BillingField,
    autoComplete: string,
    more: Pick<TextFieldProps, 'type' | 'width'> = {},
  ) => (
    <TextField
      {...more}
      label={checkoutMessages.ours[name]}
      message={complaints[name]}
      name={name}
      autoComplete={autoComplete}
      value={form[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <>
      <FormPair>
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
      </FormPair>
      {field('street', 'address-line1')}
      <FormPair>
        {field('city', 'address-level2')}
        {field('county', 'address-level1')}
      </FormPair>
      {field('postcode', 'postal-code', { width: 's' })}
      {field('email', 'email', { type: 'email' })}
    </>
  )
}
