import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does help and support show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    SUPPORT-01 | the way back | /Contact | | | link Back to /Home/Dashboard
    SUPPORT-02 | the categories | /Contact | | | options of Category: Choose a category, Cashback, Website, Other
    SUPPORT-03 | before one is chosen | /Contact | | | no field Email; no button Tell Us
    SUPPORT-03, SUPPORT-04 | once one is chosen | /Contact | | type Cashback into Category | fields of Your question: Category, Order number (optional), Description; fields of About you: Name, Email, Telephone, Address
    SUPPORT-04 | each is sent as it was typed | /Contact | | type Website into Category; type Sam Reed into Name; type sam@example.com into Email; type 01422 000000 into Telephone; type 9 Mill Lane into Address; type S-1042 into Order number (optional); type A blank page. into Description; press Tell Us | the question gets name: Sam Reed, email: sam@example.com, telephone: 01422 000000, address: 9 Mill Lane, orderNumber: S-1042, text: A blank page., type: Website
    SUPPORT-05 | what is filled in | /Contact | | type Cashback into Category | field Name holds Priya Shah; field Email holds member@example.com; field Address holds Flat 2, 14, Weir Lane, HX0 0AA; field Telephone is empty
    SUPPORT-06 | the button | /Contact | | type Cashback into Category | button Tell Us
    SUPPORT-07, SUPPORT-08 | sent | /Contact | | type Cashback into Category; type 020 7946 0000 into Telephone; type My cashback is missing. into Description; press Tell Us | text Thank you. Your query has been sent to us.; text We endeavour to respond withing 2 working days.
    DATA-27 | what is sent | /Contact | | type Cashback into Category; type 020 7946 0000 into Telephone; type My cashback is missing. into Description; press Tell Us | the question gets name: Priya Shah, email: member@example.com, telephone: 020 7946 0000, address: Flat 2, 14, Weir Lane, HX0 0AA, orderNumber: , text: My cashback is missing., type: Cashback
    SUPPORT-09 | the way on | /Contact | | type Cashback into Category; type 020 7946 0000 into Telephone; type My cashback is missing. into Description; press Tell Us | link Continue Shopping to /Home/Dashboard
    SUPPORT-17 | what the server says is wrong | /Contact | the support refuses | type Cashback into Category; type 020 7946 0000 into Telephone; type My cashback is missing. into Description; press Tell Us | message Telephone is wrong.
    SUPPORT-18 | put away | /Contact | the support refuses | type Cashback into Category; type 020 7946 0000 into Telephone; type My cashback is missing. into Description; press Tell Us; press Dismiss | no text Telephone is wrong.
    `,
  )
  testScreens(table)
})
