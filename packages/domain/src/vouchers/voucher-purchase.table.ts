import { inWords, orNone, quoted, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { amountWays } from './voucher-amount.rules.ts'
import { voucherComplaints } from './voucher-form.rules.ts'
import { validForm, vendorOfBoth } from './vouchers.examples.ts'
import { vouchersPolicy } from './vouchers.policy.ts'

export const sentWithPurchase = table({
  title: 'What is sent with every purchase?',
  given: {},
  answers: { currency: text, description: text },
  rows: `
    id     | case           | currency | description
    API-34 | every purchase | GBP      | Gift Card
  `,
  decide: () => vouchersPolicy,
})

export const voucherFormComplaints = table({
  title: 'What is wrong with the voucher form?',
  given: { field: inWords(['firstName', 'lastName', 'personalMessage']), value: quoted },
  answers: { complaint: orNone(text) },
  rows: `
    id         | case                                     | field            | value  | complaint
    VOUCHER-16 | no first name                            | first name       | ""     | This field is required.
    VOUCHER-16 | a space is no first name                 | first name       | " "    | This field is required.
    VOUCHER-16 | one character is enough for a first name | first name       | "P"    | (none)
    VOUCHER-16 | no last name                             | last name        | ""     | This field is required.
    VOUCHER-16 | a space is no last name                  | last name        | " "    | This field is required.
    VOUCHER-16 | one character is enough for a last name  | last name        | "S"    | (none)
    VOUCHER-17 | no personal message                      | personal message | ""     | (none)
    VOUCHER-17 | any personal message                     | personal message | "<3 £" | (none)
  `,
  decide: ({ field, value }) => {
    const form = { ...validForm, [field]: value }
    const complaints = Object.entries(voucherComplaints(form, amountWays(vendorOfBoth)))
    const about = complaints.map(([at, words]) => (at === field ? words : `${at}: ${words}`))
    return { complaint: about.join(' ') || undefined }
  },
})
