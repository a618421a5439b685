import type { LogoutAnswer } from '../session/index.ts'
import { list, quoted, yesNo } from '../testing/cells.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { sessionCookie } from '../testing/session-cookie.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { table } from '../testing/table.ts'
import { isLoggingOut } from './portal.selectors.ts'
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
      serverWith({ session: { ...sessionCookie(), logout: logout.call } }),
      { ...stillBrowser, goToForGood: (href) => went.push(href) },
      exampleConfiguration,
    )
    portal.send({ type: 'logout.requested' })
    await quiet()
    await logout.answer({ redirectUrl })
    return { 'goes to': went, 'overlay stays': isLoggingOut(portal.getSnapshot()) }
  },
})
