import {
  type BillingComplaints,
  type BillingField,
  type BillingForm,
  checkoutMessages,
} from '@save/domain/checkout'
import { Button } from '@save/ui/button'
import { TextField, type TextFieldProps } from '@save/ui/field'
import { FormPair } from '@save/ui/form'
import { useState } from 'react'
import { bindFields } from '../portal/bind-fields.ts'

export interface BillingFieldsProps {
  readonly form: BillingForm
  /** The member's details, filled in on demand. */
  readonly profile: Partial<BillingForm>
  readonly complaints: BillingComplaints
  readonly onChange: (change: Partial<BillingForm>) => void
}

/** The seven fields of the billing address, empty at first, for the browser to fill (OQ-106). */
export function BillingFields({ form, profile, complaints, onChange }: BillingFieldsProps) {
  const bound = bindFields<BillingField>({
    form,
    complaints,
    labels: checkoutMessages.ours,
    onChange,
  })
  const field = (
    name: BillingField,
    autoComplete: string,
    more: Pick<TextFieldProps, 'type' | 'width'> = {},
  ) => <TextField {...more} {...bound(name)} aria-required autoComplete={autoComplete} />
  return (
    <>
      {Object.keys(profile).length > 0 && <UseMyDetails onUse={() => onChange(profile)} />}
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

function UseMyDetails({ onUse }: { readonly onUse: () => void }) {
  const { useMyDetails, myDetailsUsed } = checkoutMessages.ours
  const [isUsed, setUsed] = useState(false)
  return (
    <div>
      <Button
        quiet
        onClick={() => {
          setUsed(true)
          onUse()
        }}
      >
        {useMyDetails}
      </Button>
      <p role="status" className="muted">
        {isUsed && myDetailsUsed}
      </p>
    </div>
  )
}
