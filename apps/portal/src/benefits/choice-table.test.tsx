import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does a benefit show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    CHOICE-01 | its name | /Choice/140 | | | heading Cycle to work
    CHOICE-02 | its whole HTML | /Choice/140 | | | text What is included; text A bicycle.; no text <p>
    CHOICE-04 | the amount entry | /Choice/140 | | | field Salary sacrifice amount
    CHOICE-04 | not for a direct link | /Choice/140 | the choice has a direct link | | no field Salary sacrifice amount
    CHOICE-05 | the member has it already: the page says so, and goes on all the same | /Choice/140 | the member has the choice | type 1200 into Salary sacrifice amount; press Continue | the address is /Choice/SalarySacrifice/140/1200
    ours | what it says then | /Choice/140 | the member has the choice | | text You already have this benefit. To change its amount, order it again.; button Continue is usable
    ours | nothing of the kind for one that was cancelled | /Choice/140 | the member has cancelled the choice | | no text You already have this benefit; button Continue is usable
    ours | nor for one that the member never had | /Choice/140 | | | no text You already have this benefit; button Continue is usable
    CHOICE-11 | following the supplier’s link logs the visit | /Choice/140 | | press Visit the supplier | the visit of the choice gets 140
    CHOICE-05 | an amount leads on to its order | /Choice/140 | | type 1200.50 into Salary sacrifice amount; press Continue | the address is /Choice/SalarySacrifice/140/1200.50
    CHOICE-05, CHOICE-06 | what is no number leads nowhere | /Choice/140 | | type ten into Salary sacrifice amount; press Continue | message Please enter correct salary sacrifice amount.; the address is /Choice/140
    CHOICE-05, CHOICE-10 | nor does less than zero | /Choice/140 | | type -10 into Salary sacrifice amount; press Continue | message Please enter correct salary sacrifice amount.; the address is /Choice/140
    ours | nor does more than any salary could bear | /Choice/140 | | type 1000000.01 into Salary sacrifice amount; press Continue | message Please enter an amount of no more than £1,000,000.00.; the address is /Choice/140
    `,
  )
  testScreens(table)
})
