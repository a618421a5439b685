import { assign, setup } from 'xstate'
import { noSigns, withSign } from './batch.rules.ts'
import { signOf } from './sign.rules.ts'
import type { Sign, Signs, Trouble } from './sign.schema.ts'
import { signsPolicy } from './signs.policy.ts'
import type { SignsPort } from './signs.port.ts'

interface Context {
  readonly signs: Signs
  readonly sendings: number
}

export type SignsEvent =
  | { readonly type: 'trouble.noticed'; readonly trouble: Trouble }
  /** The member may not return to the page, so anything not sent now is lost. */
  | { readonly type: 'page.hidden' }

/** Gathers signs for a short time and sends them together, a limited number of times per page. */
export const signsMachine = (port: SignsPort) =>
  setup({
    types: {} as { context: Context; events: SignsEvent },
    guards: {
      isSign: (_, sign: Sign | undefined) => sign !== undefined,
      isEnough: ({ context }) => context.sendings >= signsPolicy.mostSendings,
    },
    actions: {
      keepSign: assign(({ context }, sign: Sign | undefined) =>
        sign === undefined ? {} : { signs: withSign(context.signs, sign) },
      ),
      send: ({ context }) => port.send(context.signs),
      countSending: assign(({ context }) => ({ signs: noSigns, sendings: context.sendings + 1 })),
    },
    delays: { gathering: signsPolicy.gatheringMs },
  }).createMachine({
    context: { signs: noSigns, sendings: 0 },
    initial: 'watching',
    states: {
      watching: {
        description: 'Nothing has gone wrong since the last report.',
        on: {
          'trouble.noticed': {
            description: 'Something goes wrong in the browser.',
            guard: { type: 'isSign', params: ({ event }) => signOf(event.trouble) },
            target: 'gathering',
            actions: { type: 'keepSign', params: ({ event }) => signOf(event.trouble) },
          },
        },
      },
      gathering: {
        description:
          'Something has gone wrong. For a while, the page collects what else goes wrong.',
        on: {
          'trouble.noticed': {
            actions: { type: 'keepSign', params: ({ event }) => signOf(event.trouble) },
          },
          'page.hidden': {
            description: 'The member closes the page or switches to another tab.',
            target: 'sending',
          },
        },
        after: {
          gathering: { description: 'The page has collected long enough.', target: 'sending' },
        },
      },
      sending: {
        description: 'The page sends its report to the host.',
        entry: ['send', 'countSending'],
        always: [{ guard: 'isEnough', target: 'finished' }, { target: 'watching' }],
      },
      finished: { description: 'This page has sent its last report.' },
    },
  })
