import type { OwnCalls, UntoldCall } from './ledger.schema.ts'

export const enterIt = {
  type: 'enterPage',
  params: ({ event }: { event: { own: OwnCalls } }) => event.own,
} as const

/** What a purse notes of the pages that show it, in every state. */
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
