import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does My Account show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    ACCOUNT-01 | the heading of the Account card leads to its edit page | /MyAccount | | | link Account to /EditAccount
    ACCOUNT-02 | who the member is | /MyAccount | | | text First name Priya; text Last name Shah; text Date of birth 14/03/1988; text Email member@example.com
    ACCOUNT-08 | id and date of a transaction | /MyAccount | | | tooltip 88213 - 12/11/2026; no text 88213
    ACCOUNT-11 | both ways to withdraw | /MyAccount | | | button Withdraw to card; button Withdraw to bank
    BANKW-02 | the bank withdrawal | /MyAccount | | press Withdraw to bank | the address is /WithdrawViaBank
    ACCOUNT-12 | with the permission | /MyAccount | | | heading My Benefits
    ACCOUNT-12 | without it | /MyAccount | the member may not see benefits | | no heading My Benefits
    ACCOUNT-13 | a benefit with both dates and its status | /MyAccount | | | text Dental plan 11/01/2025 30/09/2025 Cancelled
    ACCOUNT-15 | of two benefits the one whose Cancel was pressed | /MyAccount | two benefits are ordered | press Cancel Cycle to work | the cancellation is asked for 1 time; the cancellation gets 140
    ACCOUNT-07 | a transaction | /MyAccount | | | text Fernhill Books Cashback Paid £28.00 £2.10
    `,
  )
  testScreens(table)
})

describe('What does account edit show and save?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    EDIT-01 | its four cards | /EditAccount | | | heading Basic Information; heading Change Password; heading About You; heading Address
    EDIT-02 | back to the account | /EditAccount | | | link My Account to /MyAccount
    EDIT-03 | a save that went well | /EditAccount | | press Save changes of Address | text Account changes saved
    EDIT-13 | the member is read again | /EditAccount | | press Save changes of Address | the member’s data is asked for 2 times
    EDIT-04 | a moment before 5 s | /EditAccount | | press Save changes of Address; wait 4900 ms | text Account changes saved
    EDIT-04 | at 5 s | /EditAccount | | press Save changes of Address; wait 5000 ms | no text Account changes saved
    EDIT-05 | what the server says is wrong | /EditAccount | the save is refused | press Save changes of Address | message Town is unknown.; message Street is unknown.; no text Account changes saved
    EDIT-06 | each part of the name is saved as it was typed | /EditAccount | | type Dr into Title; type Anna into First name; type Beth into Middle names; type Cole into Last name; type ABC into Initials; press Save changes of Basic Information | the name gets title: Dr, firstName: Anna, middleNames: Beth, lastName: Cole, initials: ABC
    EDIT-07 | no last name | /EditAccount | | empty Last name; press Save changes of Basic Information | text This is a required field; the name is asked for 0 times
    EDIT-10 | a new password has a call of its own | /EditAccount | | type Welcome1! into Old password; type Goodbye2? into New password; type Goodbye2? into Confirm password; press Save changes of Change Password | the password gets oldPassword: Welcome1!, newPassword: Goodbye2?, confirmPassword: Goodbye2?; the name is asked for 0 times
    EDIT-12 | each part of it is saved as it was typed | /EditAccount | | type 7 into House number; type Alder House into House name; type 3b into Flat; type Mill Lane into Street; type Calderdale into District; type Halifax into Town; type West Yorkshire into County; type HX1 1AA into Postcode; press Save changes of Address | the address gets houseNumber: 7, houseName: Alder House, flat: 3b, street: Mill Lane, district: Calderdale, town: Halifax, county: West Yorkshire, postcode: HX1 1AA
    EDIT-12 | the address, filled in and sent as a whole | /EditAccount | | type Halifax into Town; press Save changes of Address | field Street holds Weir Lane; the address gets houseNumber: 14, flat: Flat 2, street: Weir Lane, town: Halifax, postcode: HX0 0AA
    `,
  )
  testScreens(table)
})
