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
    CHOICE-11 | following the supplier’s link logs the visit | /Choice/140 | | press Visit the supplier | the visit of the choice gets 140
    `,
  )
  testScreens(table)
})
