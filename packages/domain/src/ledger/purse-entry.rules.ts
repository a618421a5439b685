/** What a purse's entry holds at first, and when a call begins. */
import type { InterruptedCall, PurseEntry, PurseInput, SentCall } from './purse.schema.ts'
import { unreadBefore } from './reporting.rules.ts'

const nothingTold = {
  isTold: false,
  isToldAtOnce: false,
  isRead: false,
  isOverdue: false,
  isInDoubt: false,
} as const

/** At first no call has been made, here or elsewhere, and there is nothing to tell. */
export const emptyEntry = (input: PurseInput): PurseEntry => ({
  ...{ alsoStale: [], ...input, shown: [], earlier: [] },
  ...nothingTold,
  ...{ isCovered: false, isElsewhere: false, mayStillRun: false, changesElsewhere: 0 },
  ...{ beats: 0, changesNoticed: 0 },
})

/** This page sends a call (OQ-135). */
export const sending = ({ call, about }: SentCall, before: PurseEntry): Partial<PurseEntry> => ({
  ...{ call, about, end: undefined, isSeen: undefined, untold: undefined },
  ...nothingTold,
  earlier: unreadBefore(before),
})

/** An earlier load of this page has sent it, and nobody has heard its end (OQ-135). */
export const interrupted = ({ call, isRunning }: InterruptedCall): Partial<PurseEntry> => ({
  ...{ call, untold: { call, end: 'unknown' } },
  ...{ isInDoubt: true, isRead: false, mayStillRun: isRunning === true },
})
