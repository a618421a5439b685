import {
  aboutYouCard,
  aboutYouMachine,
  accountMessages,
  dateInWords,
  earliestBirth,
  genderChoiceFrom,
  genderValueOf,
  unreadableDate,
} from '@save/domain/account'
import type { Member } from '@save/domain/member'
import { TextField } from '@save/ui/field'
import { FormPair } from '@save/ui/form'
import { Select } from '@save/ui/select'
import { type SyntheticEvent, useState } from 'react'
import { usePortal, useToday } from '../portal/use-portal.ts'
import { EditCard } from './edit-card.tsx'
import { useEditCard } from './use-edit-card.ts'

const { ours, male, female } = accountMessages

const genders = [
  { value: genderValueOf('male'), label: male },
  { value: genderValueOf('female'), label: female },
  { value: genderValueOf('notTold'), label: ours.genderNotTold },
]

/** About You: a native date field, up to the current day, and the gender (EDIT-11). */
export function AboutYouCard({ member }: { readonly member: Member }) {
  const { ports } = usePortal()
  const today = useToday()
  const [lastDay] = useState(today)
  const { view, send, field } = useEditCard(
    'edit-about-you',
    member,
    aboutYouCard(lastDay).fill(undefined),
    () => aboutYouMachine(ports.account, lastDay),
  )
  const { value: dateOfBirth, ...dateField } = field('dateOfBirth')
  const { value: gender, ...genderField } = field('gender')
  const hearDate = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const typed = dateIn(currentTarget)
    if (typed !== dateOfBirth) send({ type: 'form.changed', change: { dateOfBirth: typed } })
  }
  return (
    <EditCard
      heading={accountMessages.aboutYou}
      view={view}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <FormPair>
        <TextField
          {...dateField}
          // Setting an empty value again would delete a half-typed date.
          value={dateOfBirth === unreadableDate ? '' : dateOfBirth}
          onChange={hearDate}
          // Deleting a half-typed date leaves the value '', so there is no change event.
          onKeyUp={hearDate}
          onBlur={hearDate}
          label={ours.dateOfBirth}
          hint={dateInWords(dateOfBirth)}
          type="date"
          min={earliestBirth(lastDay)}
          max={lastDay}
          autoComplete="bday"
        />
        <Select
          {...genderField}
          value={genderValueOf(gender)}
          onChange={({ target }) =>
            send({ type: 'form.changed', change: { gender: genderChoiceFrom(target.value) } })
          }
          label={ours.gender}
          options={genders}
          autoComplete="sex"
        />
      </FormPair>
    </EditCard>
  )
}

const dateIn = ({ validity, value }: HTMLInputElement): string =>
  validity.badInput ? unreadableDate : value
