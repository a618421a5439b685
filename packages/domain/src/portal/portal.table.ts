import { Effect } from 'effect'
import { type Failure, malformed, serverFault, unauthorised, unreachable } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import type { LogoutAnswer } from '../session/index.ts'
import { list, named, oneOf, quoted, yesNo } from '../testing/cells.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { sessionCookie } from '../testing/session-cookie.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { table } from '../testing/table.ts'
import { hasSessionExpired, isLoggedOut, isLoggingOut, logoutNotice } from './portal.machine.ts'
import { serverWith } from './ports.examples.ts'
import { startPortal } from './start-portal.ts'

export const afterLogout = table({
  title: 'Does the browser go to the address in the answer to a logout?',
  given: { redirectUrl: quoted },
  answers: { 'goes to': list(quoted, { none: '(nowhere)' }), 'overlay stays': yesNo },
  rows: `
    id         | redirectUrl                    | goes to                        | overlay stays
    SESSION-06 | "/Member/Login"                | "/Member/Login"                | yes
    SESSION-06 | "https://identity.example/out" | "https://identity.example/out" | yes
    OQ-025     | "http://identity.example/out"  | "http://identity.example/out"  | yes
    OQ-025     | "javascript:alert(1)"          | (nowhere)                      | no
    OQ-025     | "data:text/html,x"             | (nowhere)                      | no
    OQ-025     | ""                             | (nowhere)                      | no
  `,
  decide: async ({ redirectUrl }) => {
    const went: string[] = []
    const logout = scriptedCall<LogoutAnswer>()
    const { portal } = startPortal(
      serverWith({
        session: { ...sessionCookie(), logout: logout.call },
        member: { readMember: () => Effect.succeed(exampleMember) },
      }),
      { ...stillBrowser, goToForGood: (href) => went.push(href) },
      exampleConfiguration,
      { shared: sharedPurses().open() },
    )
    portal.send({ type: 'logout.requested' })
    await waitUntilIdle()
    await logout.answer({ redirectUrl })
    return { 'goes to': went, 'overlay stays': isLoggingOut(portal.getSnapshot()) }
  },
})

const ends = [
  'login, no data',
  'login over the page',
  'still logged in',
  'nobody knows',
  'leaving',
] as const
const saidOf = { logoutFailed: 'still logged in', logoutUnknown: 'nobody knows' } as const

const failures = named<Failure | 'nowhere'>({
  unreadable: malformed('redirectUrl'),
  500: serverFault(500),
  401: unauthorised,
  '(lost)': unreachable,
  'leads nowhere': 'nowhere',
})

const readings = named<Failure | Member>({
  read: exampleMember,
  401: unauthorised,
  500: serverFault(500),
  '(lost)': unreachable,
})

export const logoutsWithoutAnswer = table({
  title: 'Is the member logged out after a logout without a usable answer?',
  ids: ['OQ-025'],
  given: { logout: failures, member: readings },
  answers: {
    'the member sees': oneOf(...ends),
    'the other tabs are told': yesNo,
  },
  rows: `
    case                                      | logout        | member | the member sees     | the other tabs are told
    the answer can't be read                  | unreadable    | 401    | login, no data      | yes
    the answer has no address to go to        | leads nowhere | 401    | login, no data      | yes
    the server fails once it has logged out   | 500           | 401    | login, no data      | yes
    the answer is lost                        | (lost)        | 401    | login, no data      | yes
    the same answer, and the session is there | unreadable    | read   | still logged in     | no
    the server fails before it logs out       | 500           | read   | still logged in     | no
    nobody knows                              | unreadable    | 500    | nobody knows        | no
    there is no connection                    | (lost)        | (lost) | nobody knows        | no
    the session had ended before              | 401           | read   | login over the page | yes
  `,
  decide: async ({ logout: ending, member: reading }) => {
    const asked: string[] = []
    const logout = scriptedCall<LogoutAnswer>()
    const member = scriptedCall<Member>()
    const { portal } = startPortal(
      serverWith({
        session: { ...sessionCookie(), logout: logout.call },
        member: { readMember: member.call },
      }),
      { ...stillBrowser, reload: () => asked.push('reload') },
      exampleConfiguration,
      {
        shared: sharedPurses().open(),
        logouts: { tell: () => asked.push('told'), listen: () => undefined },
      },
    )
    portal.send({ type: 'logout.requested' })
    await waitUntilIdle()
    if (ending === 'nowhere') await logout.answer({ redirectUrl: '' })
    else await logout.fail(ending)
    if (member.asked.length > 0) {
      if ('_tag' in reading) await member.fail(reading)
      else await member.answer(reading)
    }
    const snapshot = portal.getSnapshot()
    const sees = (): (typeof ends)[number] => {
      if (isLoggedOut(snapshot)) return asked.includes('reload') ? 'login, no data' : 'leaving'
      if (hasSessionExpired(snapshot)) return 'login over the page'
      const notice = logoutNotice(snapshot)
      return notice ? saidOf[notice] : 'leaving'
    }
    return { 'the member sees': sees(), 'the other tabs are told': asked.includes('told') }
  },
})
