import { list, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { sortFieldErrors } from './field-errors.rules.ts'

export const fieldsOfErrors = table({
  title: 'Which field does a field error belong to?',
  ids: ['BANKW-19'],
  given: { 'server says': text },
  answers: { 'stands under': list(text) },
  rows: `
    case                 | server says               | stands under
    the form's own name  | sortCode                  | sortCode
    with a capital       | SortCode                  | sortCode
    all capitals         | SORTCODE                  | sortCode
    the amount           | TransferValue             | transferValue
    the account number   | AccountNumber             | accountNumber
    the telephone number | ContactTelephoneNumber    | contactTelephoneNumber
    the roll number      | BuildingSocietyRollNumber | buildingSocietyRollNumber
    another name         | Sort                      | (on top)
    no name              |                           | (on top)
  `,
  decide: ({ 'server says': field }) => {
    const { complaints, others } = sortFieldErrors([{ field, errorMessage: 'Refused.' }])
    const sorted = [...Object.entries(complaints), ...others.map((error) => ['(on top)', error])]
    return {
      'stands under': sorted.map(([place, error]) =>
        error === 'Refused.' ? `${place}` : `${place}: ${error}`,
      ),
    }
  },
})
