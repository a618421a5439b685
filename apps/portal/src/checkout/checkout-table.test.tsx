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
    CHECKOUT-02 | the billing address | /Checkout | | | fields of Billing address: First name, Last name, Street, City, County, Postcode, Email
    CHECKOUT-02 | the same for a debit card | /Checkout | | press Debit | fields of Billing address: First name, Last name, Street, City, County, Postcode, Email
    CHECKOUT-02 | each is sent as it was typed | /Checkout | | type Priya into First name; type Shah into Last name; type 14 Weir Lane into Street; type Halifax into City; type West Yorkshire into County; type HX0 0AA into Postcode; type priya@example.com into Email; press Proceed to payment | the basket order gets paymentMethod: credit, firstName: Priya, lastName: Shah, street: 14 Weir Lane, city: Halifax, county: West Yorkshire, postcode: HX0 0AA, email: priya@example.com
    `,
  )
  testScreens(table)
})
