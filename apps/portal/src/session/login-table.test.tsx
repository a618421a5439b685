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
    LOGIN-06 | Register in the overlay comes back         | /Home/Cashback | the member’s data is refused with 401 | | link Register to /Register?returnUrl=%2FMember%2FHome%2FCashback
    LOGIN-09 | a login in the overlay reloads the page    | /Home/Cashback | the member’s data is refused with 401 | type member@example.com into Email; type Welcome1! into Password; press Login | the page reloads
    LOGIN-10 | a login on the page goes to the dashboard  | /Login |       | type member@example.com into Email; type Welcome1! into Password; press Login | the browser leaves for /Member?checkvirtualorgs=true
    LOGIN-14, LOGIN-15 | every message of the server stands above the form | /Login | the login is refused twice over | type member@example.com into Email; type Welcome1! into Password; press Login | message Email is unknown.; message Password is too short.
    LOGIN-16 | the fields while it runs                   | /Login | the login is still loading | type member@example.com into Email; type Welcome1! into Password; press Login | field Email is disabled; field Password is disabled
    LOGIN-16 | the fields after a failure                 | /Login | the login fails | type member@example.com into Email; type Welcome1! into Password; press Login | field Email is usable; field Password is usable
    LOGIN-17 | the button while it runs                   | /Login | the login is still loading | type member@example.com into Email; type Welcome1! into Password; press Login | button Login is disabled
    LOGIN-17 | the button after a failure                 | /Login | the login fails | type member@example.com into Email; type Welcome1! into Password; press Login | button Login is usable
    `,
  )
  testScreens(table)
})
