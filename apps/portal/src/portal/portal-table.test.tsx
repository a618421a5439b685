import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('When is something asked for again?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    QUERY-01 | back in the window | /Home/Dashboard | | leave the window and come back | the member’s data is asked for 1 time; the dashboard is asked for 1 time
    QUERY-02 | back on a page that was open before | /Home/Cashback | | go to /Contact; go to /Home/Cashback | the list of retailers is asked for 1 time
    QUERY-03 | the member, on every screen | /Home/Dashboard | | go to /Contact; go to /MyAccount | the member’s data is asked for 1 time
    `,
  )
  testScreens(table)
})
