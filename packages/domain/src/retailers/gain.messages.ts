import { dashboardMessages } from '../dashboard/index.ts'

export const gainMessages = {
  ours: {
    /** The gain of an offer, or of the best of several. */
    upTo: (gain: string) => `${dashboardMessages.upTo} ${gain}`,
  },
} as const
