import type { OwnCalls, UntoldCall } from './ledger.schema.ts'

/** A page that shows the purse is on the screen. */
export const enterIt = {
  type: 'enterPage',
  params: ({ event }: { event: { own: OwnCalls } }) => event.own,
} as const

/**
 * What a purse hears in every state: which pages show it, what was read there, that the login covers them, and that
 * another call has undone what its own did.
 */
export const pageNews = {
  'page.entered': { description: 'A page that shows this money opens.', actions: enterIt },
  'outcome.read': {
    description: 'The member has read how the last call ended.',
    actions: 'noteSeen',
  },
  'earlier.read': {
    description: 'The member has read how the calls before the last one ended.',
    actions: 'noteEarlier',
  },
  'earlier.missed': {
    description: 'The page was reloaded before the member could read how earlier calls ended.',
    actions: {
      type: 'keepEarlier',
      params: ({ event }: { event: { earlier: readonly UntoldCall[] } }) => event.earlier,
    },
  },
  'page.left': {
    description: 'The member leaves a page that shows this money.',
    actions: { type: 'leavePage', params: ({ event }: { event: { own: OwnCalls } }) => event.own },
  },
  'call.overtaken': {
    description: 'The member has cancelled what a call had ordered.',
    actions: {
      type: 'noteOvertaken',
      params: ({ event }: { event: { about: string } }) => event.about,
    },
  },
  'session.expired': { description: 'The login opens over the page.', actions: 'cover' },
} as const
