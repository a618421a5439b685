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
  'page.entered': { actions: enterIt },
  'outcome.read': { actions: 'noteSeen' },
  'earlier.read': { actions: 'noteEarlier' },
  'earlier.missed': {
    actions: {
      type: 'keepEarlier',
      params: ({ event }: { event: { earlier: readonly UntoldCall[] } }) => event.earlier,
    },
  },
  'page.left': {
    actions: { type: 'leavePage', params: ({ event }: { event: { own: OwnCalls } }) => event.own },
  },
  'call.overtaken': {
    actions: {
      type: 'noteOvertaken',
      params: ({ event }: { event: { about: string } }) => event.about,
    },
  },
  'session.expired': { actions: 'cover' },
} as const
