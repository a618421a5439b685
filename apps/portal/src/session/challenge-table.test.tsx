import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('When is the member challenged?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id           | case                        | at         | given | does | shows
    CHALLENGE-04 | the server is asked         | /MyAccount |       |      | the check is asked for 1 time
    CHALLENGE-04, CHALLENGE-07 | it says yes   | /MyAccount | a challenge is needed | | the browser leaves for /Member/MemberChallenge?redirectUrl=%2FMember%2FMyAccount
    CHALLENGE-08 | it says no                  | /MyAccount |       |      | the address is /MyAccount; text My Savings
    CHALLENGE-09 | before it has answered      | /MyAccount | the check is still loading | | text Loading...; no text My Savings; no text Weir Lane
    CHALLENGE-09 | where it has failed         | /MyAccount | the check fails | | heading Something went wrong.; no text My Savings
    `,
  )
  testScreens(table)
})
