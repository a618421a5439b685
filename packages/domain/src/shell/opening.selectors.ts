import type { SnapshotFrom } from 'xstate'
import type { openingMachine } from './opening.machine.ts'
import { shellMessages } from './shell.messages.ts'

type OpeningSnapshot = SnapshotFrom<ReturnType<typeof openingMachine>>

export interface ConnectionWord {
  readonly message: string
  readonly isTrouble: boolean
  /** True if there is something to try again. */
  readonly mayRetry: boolean
}

/** The message about the connection or a screen that failed to load, if any. */
export function connectionMessage(
  snapshot: OpeningSnapshot,
  isOffline: boolean,
): ConnectionWord | undefined {
  const { offline, screenLost, opening } = shellMessages.ours
  if (snapshot.matches('lost'))
    return { message: isOffline ? offline : screenLost, isTrouble: true, mayRetry: true }
  if (isOffline) return { message: offline, isTrouble: true, mayRetry: false }
  const isWaiting = snapshot.matches({ fetching: 'long' }) || snapshot.matches('findingHost')
  return isWaiting ? { message: opening, isTrouble: false, mayRetry: false } : undefined
}
