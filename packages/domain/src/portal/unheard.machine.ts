import { type ActorRefFrom, assign, raise, setup } from 'xstate'
import { unheardPolicy } from './unheard.policy.ts'
import {
  afterUnheard,
  type SaveEnded,
  stillTrue,
  type Unheard,
  type UnheardCall,
  type UnheardNews,
  without,
} from './unheard.rules.ts'

export type UnheardEvent =
  /** A call is sent that continues when its page is left. */
  | { readonly type: 'save.sent'; readonly call: UnheardCall }
  /** It has ended; with news, if its own page was left. */
  | (SaveEnded & { readonly type: 'save.ended' })
  /**
   * It has ended without an answer, which its own page says. If the browser has cut it off to load the
   * page anew, nobody reads that, and no time is left to forget the call.
   */
  | { readonly type: 'save.lost'; readonly call: UnheardCall }
  /** Nothing has cut the page off since: it says so itself. */
  | { readonly type: 'page.stayed'; readonly call: UnheardCall }
  /** Such a call was left behind by an earlier load of the page. */
  | { readonly type: 'news.came'; readonly news: UnheardNews }
  /** The member has closed the oldest news. */
  | { readonly type: 'news.read' }

/** Saves, password changes and queries whose page may be left before their answer (OQ-019). */
export const unheardMachine = setup({
  types: {} as { context: Unheard; events: UnheardEvent },
  delays: { unloading: unheardPolicy.unloadingMs },
  guards: {
    hasNews: ({ context }) => context.news.length > 0,
    isAllRead: ({ context }) => context.news.length === 0,
  },
  actions: {
    noteSent: assign(({ context: { running } }, call: UnheardCall) => ({
      running: [...running, call],
    })),
    noteEnded: assign(({ context }, ended: SaveEnded) => afterUnheard(context, ended)),
    dropReplaced: assign(({ context: { news } }, call: UnheardCall) => ({
      news: stillTrue(news, { call, end: 'unknown' }),
    })),
    waitForReload: raise((_, call: UnheardCall) => ({ type: 'page.stayed' as const, call }), {
      delay: 'unloading',
    }),
    noteStayed: assign(({ context: { running } }, call: UnheardCall) => ({
      running: without(running, call),
    })),
    keepNews: assign(({ context }, news: UnheardNews) => ({ news: [...context.news, news] })),
    dropNews: assign(({ context }) => ({ news: context.news.slice(1) })),
  },
}).createMachine({
  id: 'unheard',
  context: { running: [], news: [] },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'There is nothing to report about calls whose page the member has left.',
      always: { guard: 'hasNews', target: 'telling' },
    },
    telling: {
      description: 'Every page shows at its foot how such a call ended.',
      always: { guard: 'isAllRead', target: 'quiet' },
    },
  },
  on: {
    'save.sent': {
      description: 'The portal sends a save, a password change or a query.',
      actions: { type: 'noteSent', params: ({ event }) => event.call },
    },
    'save.ended': {
      description: 'The call has ended.',
      actions: { type: 'noteEnded', params: ({ event }) => event },
    },
    'save.lost': {
      description: 'The call has ended without a usable response.',
      actions: [
        { type: 'dropReplaced', params: ({ event }) => event.call },
        { type: 'waitForReload', params: ({ event }) => event.call },
      ],
    },
    'page.stayed': {
      description: 'The page was not reloaded, so it shows the outcome itself.',
      actions: { type: 'noteStayed', params: ({ event }) => event.call },
    },
    'news.came': {
      description: 'The page was reloaded before such a call ended.',
      actions: { type: 'keepNews', params: ({ event }) => event.news },
    },
    'news.read': { description: 'The member closes the message.', actions: 'dropNews' },
  },
})

export type UnheardRef = ActorRefFrom<typeof unheardMachine>
