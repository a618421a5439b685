import { type Failure, failureMessages, isBlank, isEmail, isUnanswered } from '../kernel/index.ts'
import { sessionMessages } from './session.messages.ts'
import type { Credentials } from './session.schema.ts'

export interface LoginComplaints {
  readonly email?: string
  readonly password?: string
}

/** Errors of the login form (LOGIN-11 to LOGIN-13). A password may be white space. */
export function complaintsAbout(credentials: Credentials): LoginComplaints {
  const email = complaintAboutEmail(credentials.email)
  return {
    ...(email !== undefined && { email }),
    ...(credentials.password === '' && { password: sessionMessages.passwordMissing }),
  }
}

function complaintAboutEmail(email: string): string | undefined {
  if (isBlank(email)) return sessionMessages.emailMissing
  return isEmail(email) ? undefined : sessionMessages.emailMalformed
}

/** True if the form has no errors. If not, we send nothing (LOGIN-11 to LOGIN-13). */
export const mayLogIn = (credentials: Credentials): boolean =>
  Object.keys(complaintsAbout(credentials)).length === 0

/** After a lost response we suspect the connection, even if the browser reports nothing (OQ-019). */
export const loginFailureMessages = (failure: Failure): readonly string[] => [
  failureMessages.somethingWentWrong,
  ...(isUnanswered(failure) ? [sessionMessages.ours.noAnswer] : []),
]
