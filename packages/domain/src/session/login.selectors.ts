import type { SnapshotFrom } from 'xstate'
import { shellMessages } from '../shell/index.ts'
import type { loginMachine } from './login.machine.ts'
import { complaintsAbout, type LoginComplaints } from './login.rules.ts'
import { sessionMessages } from './session.messages.ts'

type LoginSnapshot = SnapshotFrom<ReturnType<typeof loginMachine>>

/** Inputs and button are enabled only while the member is typing (LOGIN-16, LOGIN-17). */
export const isLoginLocked = (snapshot: LoginSnapshot): boolean =>
  !snapshot.matches('enteringCredentials')

/** No complaints before the first submit. Afterwards they follow each change. */
export const loginComplaints = (snapshot: LoginSnapshot): LoginComplaints =>
  snapshot.context.submissions === 0 ? {} : complaintsAbout(snapshot.context.credentials)

/** The messages above the form: the outcome of the last login, and a note while the browser is offline. */
export const loginMessages = ({ context }: LoginSnapshot, isOffline: boolean): readonly string[] =>
  isOffline
    ? [...context.serverMessages.filter(isNoGuess), shellMessages.ours.offline]
    : context.serverMessages

/** If the browser knows that it is offline, we don't ask the member to check the connection. */
const isNoGuess = (message: string): boolean => message !== sessionMessages.ours.noAnswer
