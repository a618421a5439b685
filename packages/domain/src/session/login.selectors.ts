import type { SnapshotFrom } from 'xstate'
import { shellMessages } from '../shell/index.ts'
import type { loginMachine } from './login.machine.ts'
import { complaintsAbout, type LoginComplaints } from './login.rules.ts'
import { sessionMessages } from './session.messages.ts'

type LoginSnapshot = SnapshotFrom<ReturnType<typeof loginMachine>>

/** Inputs and button are usable only while the member is typing (LOGIN-16, LOGIN-17). */
export const isLoginLocked = (snapshot: LoginSnapshot): boolean =>
  !snapshot.matches('enteringCredentials')

/** There are no complaints before the first submit; then they follow each change. */
export const loginComplaints = (snapshot: LoginSnapshot): LoginComplaints =>
  snapshot.context.submissions === 0 ? {} : complaintsAbout(snapshot.context.credentials)

/** The messages above the form: the outcome of the last login, and a lost connection while it lasts. */
export const loginMessages = ({ context }: LoginSnapshot, isOffline: boolean): readonly string[] =>
  isOffline
    ? [...context.serverMessages.filter(isNoGuess), shellMessages.ours.offline]
    : context.serverMessages

/** Where the browser knows that it is offline, nobody has to check. */
const isNoGuess = (message: string): boolean => message !== sessionMessages.ours.noAnswer
