import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does the help panel show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    HELP-01 | it is closed at first | /Home/Dashboard | | | button Help; no text Choose a retailer.
    HELP-02 | it opens | /Home/Dashboard | | press Help | text Choose a retailer.
    HELP-02 | and closes | /Home/Dashboard | | press Help; press Help | no text Choose a retailer.
    HELP-03 | it closes on navigation | /Home/Dashboard | | press Help; go to /Home/Cashback | no text Choose a retailer.; no text About retailers.
    HELP-08 | the texts of the server for the path | /Home/Cashback | | press Help | text About retailers.; text When cashback arrives.; no text Choose a retailer.
    HELP-08 | without a text there is no panel | /Home/Dashboard | no texts | | no button Help
    QUERY-04 | the texts are asked for once | /Home/Dashboard | | go to /Home/Cashback; go to /Home/Dashboard | the help is asked for 1 time
    `,
  )
  testScreens(table)
})
