import { assign, setup } from 'xstate'
import { fromEffect } from '../kernel/index.ts'
import type { BrowserPort, PageConfiguration } from '../shell/index.ts'
import { challengeHref, isCheckNeeded } from './challenge.rules.ts'
import type { SessionPort } from './session.port.ts'

interface Input {
  readonly configuration: PageConfiguration
}

interface Context extends Input {
  /** The path (below the base) of this state. */
  readonly path: string
  /** The address to return to: pathname with the base, and query. */
  readonly address: string
}

export type ChallengeEvent =
  /** A path (below the base) opens. `address` is pathname with the base, and query. */
  | { readonly type: 'path.entered'; readonly path: string; readonly address: string }
  | { readonly type: 'retry.requested' }
  /** A call was answered with 403: the member's proof of identity may be too old (OQ-026). */
  | { readonly type: 'call.forbidden' }
  | { readonly type: 'session.expired' }

/**
 * Before each entry to a wallet page, asks if the member must prove their identity again (CHALLENGE-04, CHALLENGE-08,
 * CHALLENGE-09), unless the host switched the check off (OQ-010). We never store the answer (OQ-026), and the page
 * shows nothing until it arrives (OQ-028). Asks again if a call is refused while the page is shown.
 */
export const challengeMachine = (port: Pick<SessionPort, 'requiresReAuth'>, browser: BrowserPort) =>
  setup({
    types: {} as { context: Context; events: ChallengeEvent; input: Input },
    actors: { requiresReAuth: fromEffect<boolean>(() => port.requiresReAuth()) },
    guards: {
      isCheckNeeded: ({ context }, path: string) => isCheckNeeded(path, context.configuration),
      isChallengeNeeded: (_, answer: boolean) => answer,
    },
    actions: {
      keepPlace: assign((_, { path, address }: { path: string; address: string }) => ({
        path,
        address,
      })),
      goToChallenge: ({ context }) =>
        browser.goTo(challengeHref(context.address, context.configuration)),
    },
  }).createMachine({
    context: ({ input }) => ({ ...input, path: '', address: '' }),
    initial: 'notNeeded',
    on: {
      'path.entered': [
        {
          description: 'The member comes to a page.',
          guard: { type: 'isCheckNeeded', params: ({ event }) => event.path },
          target: '.checking',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
        {
          target: '.notNeeded',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
      ],
      'session.expired': {
        description: 'The session has ended: it expired, or the member logged out.',
        target: '.stopped',
      },
    },
    states: {
      notNeeded: { description: 'This page needs no proof of identity.' },
      checking: {
        description: 'The server decides whether the member must prove their identity.',
        invoke: {
          src: 'requiresReAuth',
          onDone: [
            {
              guard: { type: 'isChallengeNeeded', params: ({ event }) => event.output },
              target: 'challenged',
            },
            { target: 'passed' },
          ],
          onError: 'failed',
        },
      },
      // The page stays beneath the login overlay. Once that opens, no other wallet page opens.
      passed: {
        description: 'The member may see the page.',
        on: { 'session.expired': 'passedBefore' },
        initial: 'shown',
        states: {
          shown: {
            description: 'The proof was recent enough.',
            on: {
              'call.forbidden': {
                description: 'The server refuses a call.',
                target: 'checkingAgain',
              },
            },
          },
          checkingAgain: {
            description: 'The server decides whether the proof is too old by now.',
            invoke: {
              src: 'requiresReAuth',
              onDone: [
                {
                  guard: { type: 'isChallengeNeeded', params: ({ event }) => event.output },
                  target: 'challengedAgain',
                },
                { target: 'shown' },
              ],
              onError: 'shown',
            },
          },
          // The typed text is stored (OQ-134).
          challengedAgain: {
            description: 'The proof is too old: the member is redirected to prove their identity.',
            entry: 'goToChallenge',
          },
        },
      },
      passedBefore: {
        description: 'The session has ended, but the page stays as it was.',
        on: { 'path.entered': 'stopped', 'session.expired': {} },
      },
      challenged: {
        description: 'The member must prove their identity and is redirected to do so.',
        entry: 'goToChallenge',
      },
      failed: {
        description: 'The server gave no usable response.',
        on: {
          'retry.requested': { description: 'The member presses Try again.', target: 'checking' },
        },
      },
      stopped: {
        description: 'The session has ended. No other page that needs proof opens before a reload.',
        on: { 'path.entered': {} },
      },
    },
  })
