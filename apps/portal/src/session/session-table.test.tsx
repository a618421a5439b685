import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does the login show and do?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id       | case                                       | at     | given | does | shows
    LOGIN-01 | the login page                             | /Login |       |      | heading Member Login
    LOGIN-02 | its fields                                 | /Login |       |      | field Email; field Password is masked
    LOGIN-03 | Keep me logged in is not ticked at first   | /Login |       |      | field Keep me logged in is not ticked
    LOGIN-03, DATA-01 | left alone                                 | /Login |       | type member@example.com into Email; type Welcome1! into Password; press Login | the login gets email: member@example.com, password: Welcome1!, rememberMe: false
    LOGIN-03, DATA-01 | ticked                                     | /Login |       | press Keep me logged in; type member@example.com into Email; type Welcome1! into Password; press Login | the login gets email: member@example.com, password: Welcome1!, rememberMe: true
    LOGIN-04 | the button                                 | /Login |       |      | button Login is usable
    LOGIN-05 | a forgotten password                       | /Login |       |      | link Forgotten password? to /Register/ResetPasswordRequest
    LOGIN-08 | no mail after registering                  | /Login |       |      | link Registration email missing? to /Register/ResendRegistrationEmail
    LOGIN-07 | Register is not on the full page           | /Login |       |      | no link Register
    LOGIN-06 | Register in the overlay comes back         | /Home/Cashback | the member says 401 | | link Register to /Register?returnUrl=%2FMember%2FHome%2FCashback
    LOGIN-09 | a login in the overlay reloads the page    | /Home/Cashback | the member says 401 | type member@example.com into Email; type Welcome1! into Password; press Login | the page reloads
    LOGIN-10 | a login on the page goes to the dashboard  | /Login |       | type member@example.com into Email; type Welcome1! into Password; press Login | the browser leaves for /Member?checkvirtualorgs=true
    LOGIN-14, LOGIN-15 | every message of the server stands above the form | /Login | the login is refused twice over | type member@example.com into Email; type Welcome1! into Password; press Login | message Email is unknown.; message Password is too short.
    LOGIN-16 | the fields while it runs                   | /Login | the login is still loading | type member@example.com into Email; type Welcome1! into Password; press Login | field Email is disabled; field Password is disabled
    LOGIN-16 | the fields after a failure                 | /Login | the login fails | type member@example.com into Email; type Welcome1! into Password; press Login | field Email is usable; field Password is usable
    LOGIN-17 | the button while it runs                   | /Login | the login is still loading | type member@example.com into Email; type Welcome1! into Password; press Login | button Logging in... is disabled
    LOGIN-17 | the button after a failure                 | /Login | the login fails | type member@example.com into Email; type Welcome1! into Password; press Login | button Login is usable
    `,
  )
  testScreens(table)
})

describe('What happens when the session ends, and at logout?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id         | case                                     | at              | given | does | shows
    SESSION-01 | nobody is signed in                      | /Home/Dashboard | the member says 401 | | dialog Member Login
    SESSION-02 | the other calls of the page are cut off  | /Home/Dashboard | the member says 401; the dashboard is still loading; the menu is still loading | | the dashboard is broken off; the menu is broken off
    SESSION-03 | the session ends while it is used        | /Home/Dashboard | the check says 401 | go to /MyAccount | dialog Member Login
    SESSION-04 | logout blocks the page                   | /Home/Dashboard | the logout is still loading | press Menu; press Logout | dialog Logout
    SESSION-05 | logout is sent once                      | /Home/Dashboard | the logout is still loading | press Menu; press Logout | the logout is asked for 1 time
    SESSION-06 | the browser goes where the answer says   | /Home/Dashboard |       | press Menu; press Logout | the browser leaves for https://id.example/bye
    SESSION-07 | a logout that fails leaves the page usable | /Home/Dashboard | the logout fails | press Menu; press Logout | no dialog Logout; button Menu is usable
    `,
  )
  testScreens(table)
})

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
