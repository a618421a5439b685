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
    BENEFIT-09 | the way back | /Home/mybenefits/14 | | | link Back to the dashboard to /Home/Dashboard
    BENEFIT-03, BENEFIT-10 | a card has the logo and the name of its choice, and leads to it | /Home/mybenefits/14 | two choices with logos | | card Cycle to work has picture /images/choices/140.svg; card Dental plan has picture /images/choices/141.svg; link Cycle to work to /Choice/140; link Dental plan to /Choice/141
    `,
  )
  testScreens(table)
})
