import {
  categoryOf,
  type SupportCategory,
  type SupportForm,
  type SupportView,
  supportCategories,
  supportMessages,
} from '@save/domain/support'
import { Button, Waiting } from '@save/ui/button'
import { TextArea, TextField } from '@save/ui/field'
import { FormActions, FormPair, FormSection } from '@save/ui/form'
import { Select } from '@save/ui/select'
import { bindFields } from '../portal/bind-fields.ts'

export interface SupportFieldsProps {
  readonly view: SupportView
  /** `undefined` if the placeholder was chosen again. */
  readonly onChoose: (category: SupportCategory | undefined) => void
  readonly onChange: (change: Partial<SupportForm>) => void
}

const { ours, tellUs } = supportMessages

const options = [
  { value: '', label: ours.chooseCategory },
  ...supportCategories.map((category) => ({ value: category, label: category })),
]

/** The category, and everything else once it is chosen (SUPPORT-03, SUPPORT-04). */
export function SupportFields({ view, onChoose, onChange }: SupportFieldsProps) {
  const { category, form, complaints, hasFields, isLocked } = view
  const field = bindFields<keyof SupportForm>({ form, complaints, labels: ours, onChange })
  return (
    <>
      <FormSection title={ours.yourQuestion} wide>
        <FormPair>
          <Select
            label={ours.category}
            name="category"
            options={options}
            value={category ?? ''}
            onChange={({ target }) => onChoose(categoryOf(target.value))}
          />
          {hasFields && (
            <TextField {...field('orderNumber')} hint={ours.orderNumberHint} autoComplete="off" />
          )}
        </FormPair>
        {hasFields && (
          <TextArea {...field('description')} aria-required rows={4} autoComplete="off" />
        )}
      </FormSection>
      {hasFields && (
        <FormSection title={ours.aboutYou} wide>
          <FormPair>
            <TextField {...field('name')} aria-required autoComplete="name" />
            <TextField {...field('email')} aria-required type="email" autoComplete="email" />
          </FormPair>
          <FormPair>
            <TextField {...field('telephone')} aria-required type="tel" autoComplete="tel" />
            <TextArea {...field('address')} aria-required rows={4} autoComplete="street-address" />
          </FormPair>
          <FormActions>
            <Button type="submit" size="l" busy={isLocked}>
              {tellUs}
            </Button>
            <Waiting>{isLocked ? ours.sending : undefined}</Waiting>
          </FormActions>
        </FormSection>
      )}
    </>
  )
}
