import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does the benefits list show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    BENEFIT-01 | while it loads | /Home/mybenefits/14 | the tab is still loading | | text Finding benefits...
    BENEFIT-02 | the tab’s name | /Home/mybenefits/14 | | | heading Travel & Technology
    BENEFIT-03, BENEFIT-10 | a card has its name and leads to its choice | /Home/mybenefits/14 | | | link Choice 1 to /Choice/1
    BENEFIT-06 | an empty tab | /Home/mybenefits/14 | the tab is empty | | text No Choices Found
    BENEFIT-07 | 60 on a page | /Home/mybenefits/14 | the tab has 125 choices | | 60 cards
    BENEFIT-08 | the pager | /Home/mybenefits/14 | the tab has 125 choices | | text Page 1 of 3; button First page is disabled; button Previous page is disabled; button Next page is usable; button Last page is usable
    BENEFIT-09 | the way back | /Home/mybenefits/14 | | | link Back to /Home/Dashboard
    `,
  )
  testScreens(table)
})

describe('What does a benefit show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    CHOICE-01 | its name | /Choice/140 | | | heading Cycle to work
    CHOICE-02 | its whole HTML | /Choice/140 | | | text What is included; text A bicycle.; no text <p>
    CHOICE-04 | the amount entry | /Choice/140 | | | field Salary sacrifice amount
    CHOICE-04 | not for a direct link | /Choice/140 | the choice has a direct link | | no field Salary sacrifice amount
    CHOICE-11 | following the supplier’s link logs the visit | /Choice/140 | | press Visit the supplier | the visit of the choice gets 140
    `,
  )
  testScreens(table)
})

describe('What does a salary sacrifice order show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    SALSAC-07 | its two entries | /Choice/SalarySacrifice/140/1200.00 | | | field Payroll Number; field NI Number
    SALSAC-08 | the terms, 4-weekly payroll | /Choice/SalarySacrifice/140/1200.00 | | | text 12 periods
    SALSAC-09 | the terms, recurring benefits | /Choice/SalarySacrifice/140/1200.00 | | | text 13 instalments
    SALSAC-10 | the declaration | /Choice/SalarySacrifice/140/1200.00 | | | text I accept the salary sacrifice
    SALSAC-11 | it is not accepted at first | /Choice/SalarySacrifice/140/1200.00 | | | field I accept the salary sacrifice is not ticked
    SALSAC-12 | the button | /Choice/SalarySacrifice/140/1200.00 | | | button Complete Order
    SALSAC-23 | the thanks | /Choice/SalarySacrifice/ThankYou | | | text employer
    SALSAC-24 | the way back from the thanks | /Choice/SalarySacrifice/ThankYou | | | link Back to /Home/Dashboard
    `,
  )
  testScreens(table)
})
