import { inWords, orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import {
  type BillingField,
  billingComplaints,
  billingFields,
  billingFromProfile,
} from './billing.rules.ts'
import { exampleBilling } from './checkout.examples.ts'

/** The text of this field, or the field's own name. */
const textOf = (field: BillingField, texts: object): string | undefined =>
  Object.entries(texts)
    .map(([key, text]) => (key === field ? text : `${key}: ${text}`))
    .join(', ') || undefined

const complaint = orNone(text, '(nothing)')

export const complaints = table({
  title: 'What is wrong with the billing address?',
  ids: ['OQ-098'],
  given: { field: inWords(billingFields) },
  answers: { empty: complaint, spaces: complaint, 'one character': complaint },
  rows: `
    id          | field      | empty                   | spaces                  | one character
    CHECKOUT-04 | first name | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | last name  | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | street     | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | city       | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | county     | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | postcode   | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | email      | This field is required. | This field is required. | (nothing)
  `,
  decide: ({ field }) => {
    const complaintAbout = (typed: string) =>
      textOf(field, billingComplaints({ ...exampleBilling, [field]: typed }))
    return {
      empty: complaintAbout(''),
      spaces: complaintAbout('  '),
      'one character': complaintAbout('x'),
    }
  },
})

export const profileStreets = table({
  title: 'What does the profile fill into the billing address when the member asks?',
  ids: ['OQ-106'],
  given: { flat: text, 'house name': text, 'house number': text, street: text },
  answers: { 'billed to': orNone(text, '(left as typed)') },
  rows: `
    case                   | flat   | house name | house number | street    | billed to
    number and street      |        |            | 4            | Mill Lane | 4 Mill Lane
    a street alone         |        |            |              | Mill Lane | Mill Lane
    a flat                 | Flat 2 |            | 4            | Mill Lane | Flat 2, 4 Mill Lane
    a house name           |        | The Mill   |              | Mill Lane | The Mill, Mill Lane
    all of it              | Flat 2 | The Mill   | 4            | Mill Lane | Flat 2, The Mill, 4 Mill Lane
    a house without street |        | The Mill   |              |           | The Mill
    nothing                |        |            |              |           | (left as typed)
  `,
  decide: ({ flat, 'house name': houseName, 'house number': houseNumber, street }) => {
    const address = { flat, houseName, houseNumber, street }
    return { 'billed to': textOf('street', billingFromProfile({ name: {}, address })) }
  },
})
