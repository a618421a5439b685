import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does the checkout offer and send?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    CHECKOUT-01 | the payment methods | /Checkout | | | choices: Credit, Debit; field Credit is ticked
    CHECKOUT-01 | a debit card | /Checkout | | press Debit | field Debit is ticked; field Credit is not ticked
    CHECKOUT-02 | the billing address | /Checkout | | | field First name; field Last name; field Street; field City; field County; field Postcode; field Email
    `,
  )
  testScreens(table)
})
