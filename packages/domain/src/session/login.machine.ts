import { assign, setup } from 'xstate'
import { asSeen, type Failure, failureOf, fromEffect, refusalMessages } from '../kernel/index.ts'
import type { BrowserPort } from '../shell/index.ts'
import { loginFailureMessages, mayLogIn } from './login.rules.ts'
import { sessionPolicy } from './session.policy.ts'
import type { SessionPort } from './session.port.ts'
import type { Credentials, LoginAnswer } from './session.schema.ts'

interface Input {
  /** The login page, or the overlay over any other page without a session. */
  readonly place: 'page' | 'overlay'
}

interface Context extends Input {
  readonly credentials: Credentials
  /** The number of submit attempts. Complaints are shown after the first. */
  readonly submissions: number
  /** The server's messages about the last login, or the message that it failed. */
  readonly serverMessages: readonly string[]
}

export type LoginEvent =
  | { readonly type: 'credentials.changed'; readonly change: Partial<Credentials> }
  | { readonly type: 'credentials.submitted' }

/** The login form, on its own page and as the overlay (LOGIN-01 to LOGIN-17). */
export const loginMachine = (
  port: Pick<SessionPort, 'login'>,
  browser: Pick<BrowserPort, 'goTo' | 'reload'>,
) =>
  setup({
    types: {} as { context: Context; events: LoginEvent; input: Input },
    actors: {
      login: fromEffect<LoginAnswer, Credentials>((credentials) => port.login(credentials)),
    },
    guards: {
      mayLogIn: ({ context }) => mayLogIn(context.credentials),
      isAccepted: (_, answer: LoginAnswer) => answer.answer === 'accepted',
      isInOverlay: ({ context }) => context.place === 'overlay',
    },
    actions: {
      keepChange: assign(({ context }, change: Partial<Credentials>) => ({
        credentials: { ...context.credentials, ...change },
      })),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        serverMessages: [],
      })),
      keepRefusal: assign((_, answer: LoginAnswer) => ({
        serverMessages: refusalMessages(answer),
      })),
      keepFailure: assign((_, failure: Failure) => ({
        serverMessages: loginFailureMessages(failure),
      })),
      reloadPage: () => browser.reload(),
      enterPortal: () => browser.goTo(sessionPolicy.afterPageLogin),
    },
  }).createMachine({
    context: ({ input }) => ({
      ...input,
      credentials: { email: '', password: '', rememberMe: false },
      submissions: 0,
      serverMessages: [],
    }),
    initial: 'enteringCredentials',
    states: {
      enteringCredentials: {
        description: 'The member enters their email and password.',
        on: {
          'credentials.changed': {
            description: 'The member changes their email, password or Remember me.',
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'credentials.submitted': [
            {
              description: 'The member presses Login.',
              guard: 'mayLogIn',
              target: 'loggingIn',
              actions: 'countSubmission',
            },
            { actions: 'countSubmission' },
          ],
        },
      },
      loggingIn: {
        description: 'The server is checking the credentials.',
        invoke: {
          src: 'login',
          input: ({ context }) => ({
            ...context.credentials,
            email: asSeen(context.credentials.email),
          }),
          onDone: [
            {
              guard: { type: 'isAccepted', params: ({ event }) => event.output },
              target: 'accepted',
            },
            {
              target: 'enteringCredentials',
              actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'enteringCredentials',
            actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      // The form stays disabled until the browser leaves or reloads the page.
      accepted: {
        description: 'The server has accepted the credentials.',
        initial: 'leaving',
        states: {
          leaving: {
            description: 'The portal opens, or the page below the login reloads.',
            always: [
              { guard: 'isInOverlay', target: 'left', actions: 'reloadPage' },
              { target: 'left', actions: 'enterPortal' },
            ],
          },
          left: { description: 'The browser is opening the portal or reloading the page.' },
        },
      },
    },
  })
