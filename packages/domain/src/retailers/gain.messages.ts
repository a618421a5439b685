import { dashboardMessages } from '../dashboard/index.ts'

export const gainMessages = {
  ours: {
    /** For an offer, or the best of several. */
    upTo: (gain: string) => `${dashboardMessages.upTo} ${gain}`,
  },
} as const
