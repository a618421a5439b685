import { assign, fromPromise, setup } from 'xstate'
import type { ScreensPort } from './screens.port.ts'
import { shellPolicy } from './shell.policy.ts'

/** An in-app path (below the base) that the member opens. */
interface Asked {
  readonly path: string
  /** True if it replaces the current history entry. */
  readonly isReplacing: boolean
}

interface Context {
  readonly asked: Asked
  /** True if the member opens the path again after it failed to load. */
  readonly isRepeated: boolean
}

export type OpeningEvent =
  | ({ readonly type: 'path.asked' } & Asked)
  | { readonly type: 'retry.requested' }
  /** Back or Forward opened a screen that is loaded. */
  | { readonly type: 'path.changed' }

/**
 * Opens a path once its screen has loaded. Until then the page stays, with its address and all
 * typed text; only Back and Forward have already changed the address. A screen that failed to load
 * is fetched again only if the member asks. If the host answers but the screen is still missing,
 * the page is older than the host, so we load its address as a document.
 */
export const openingMachine = (screens: ScreensPort) =>
  setup({
    types: {} as { context: Context; events: OpeningEvent },
    actors: {
      fetchScreen: fromPromise<boolean, string>(({ input }) => screens.fetchScreen(input)),
      findHost: fromPromise<boolean, string>(({ input }) => screens.findHost(input)),
    },
    guards: {
      isHere: (_, path: string) => screens.isHere(path),
      isYes: (_, answer: boolean) => answer,
      isRepeated: ({ context }) => context.isRepeated,
      isAskedAgain: ({ context }, path: string) => context.asked.path === path,
    },
    delays: { deadline: shellPolicy.screenDeadlineMs, waitShown: shellPolicy.waitShownMs },
    actions: {
      keepAsked: assign((_, { path, isReplacing }: Asked) => ({
        asked: { path, isReplacing },
        isRepeated: false,
      })),
      markRepeated: assign({ isRepeated: true }),
      show: ({ context }) => screens.show(context.asked.path, context.asked.isReplacing),
      loadAnew: ({ context }) => screens.loadDocument(context.asked.path),
    },
  }).createMachine({
    // The first path.asked fills it before anything reads it.
    context: {} as Context,
    initial: 'resting',
    on: {
      'path.asked': [
        {
          description: 'The member or the portal requests a page.',
          guard: { type: 'isHere', params: ({ event }) => event.path },
          target: '.resting',
          actions: [{ type: 'keepAsked', params: ({ event }) => event }, 'show'],
        },
        {
          target: '.fetching',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
      ],
      'path.changed': { description: 'Another page is shown.', target: '.resting' },
    },
    states: {
      resting: { description: 'No page is being opened.' },
      fetching: {
        description: 'The next page is loading.',
        initial: 'brief',
        invoke: {
          src: 'fetchScreen',
          input: ({ context }) => context.asked.path,
          onDone: [
            {
              guard: { type: 'isYes', params: ({ event }) => event.output },
              target: 'resting',
              actions: 'show',
            },
            { guard: 'isRepeated', target: 'findingHost' },
            { target: 'lost' },
          ],
        },
        after: {
          deadline: {
            description: 'The page or the server did not respond in time.',
            target: 'lost',
          },
        },
        states: {
          brief: {
            description: 'The wait is too short to mention.',
            after: {
              waitShown: { description: 'The wait has become noticeable.', target: 'long' },
            },
          },
          long: { description: 'The wait is long enough to mention.' },
        },
      },
      findingHost: {
        description:
          'The page failed to load again. The portal checks whether the server can be reached.',
        invoke: {
          src: 'findHost',
          input: ({ context }) => context.asked.path,
          onDone: [
            {
              guard: { type: 'isYes', params: ({ event }) => event.output },
              target: 'resting',
              actions: 'loadAnew',
            },
            { target: 'lost' },
          ],
        },
        after: { deadline: 'lost' },
      },
      lost: {
        description: 'The page could not be opened.',
        on: {
          'retry.requested': {
            description: 'The member presses Try again.',
            target: 'fetching',
            actions: 'markRepeated',
          },
          // The member presses the link again.
          'path.asked': {
            guard: { type: 'isAskedAgain', params: ({ event }) => event.path },
            target: 'fetching',
            actions: [{ type: 'keepAsked', params: ({ event }) => event }, 'markRepeated'],
          },
        },
      },
    },
  })
