import { createActor } from 'xstate'
import { loginMachine } from '../session/login.machine.ts'
import type { SessionPort } from '../session/session.port.ts'
import type { Credentials } from '../session/session.schema.ts'
import type { BrowserPort } from '../shell/index.ts'

/** Logs in through the login overlay, which reloads the page. */
export function logIn(
  session: SessionPort,
  browser: BrowserPort,
  change: Pick<Credentials, 'email' | 'password'>,
): void {
  const login = createActor(loginMachine(session, browser), { input: { place: 'overlay' } }).start()
  login.send({ type: 'credentials.changed', change })
  login.send({ type: 'credentials.submitted' })
}
