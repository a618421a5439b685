import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What happens when the session ends, and at logout?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id         | case                                     | at              | given | does | shows
    SESSION-01 | nobody is signed in                      | /Home/Dashboard | the member’s data is refused with 401 | | dialog Member Login
    SESSION-02 | the other calls of the page are cancelled  | /Home/Dashboard | the member’s data is refused with 401; the dashboard is still loading; the menu is still loading | | the dashboard is cancelled; the menu is cancelled
    SESSION-03 | the session ends while it is used        | /Home/Dashboard | the check is refused with 401 | go to /MyAccount | dialog Member Login
    SESSION-04 | logout blocks the page                   | /Home/Dashboard | the logout is still loading | press Menu; press Logout | dialog Logout
    SESSION-05 | logout is sent once                      | /Home/Dashboard | the logout is still loading | press Menu; press Logout | the logout is asked for 1 time
    SESSION-06 | the browser goes where the answer says   | /Home/Dashboard |       | press Menu; press Logout | the browser leaves for https://id.example/bye
    SESSION-07 | a logout that fails leaves the page usable | /Home/Dashboard | the logout fails | press Menu; press Logout | no dialog Logout; button Menu is usable
    `,
  )
  testScreens(table)
})
