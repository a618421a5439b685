import { setTimeout as wait } from 'node:timers/promises'

/** Waits; with a signal, only as long as the client does. */
export type Waiting = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** A waiting timer doesn't keep the server from ending. */
export const waiting: Waiting = (milliseconds, signal) =>
  wait(milliseconds, undefined, { ref: false, ...(signal && { signal }) }).catch(
    (error: unknown) => {
      if (signal?.aborted !== true) throw error
    },
  )
