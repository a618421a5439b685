import { setTimeout as wait } from 'node:timers/promises'

/** Passes the time; with a signal, as much of it as the client waits for. */
export type Waiting = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** What is still waiting keeps no server from ending. */
export const waiting: Waiting = (milliseconds, signal) =>
  wait(milliseconds, undefined, { ref: false, ...(signal && { signal }) }).catch(
    (error: unknown) => {
      if (signal?.aborted !== true) throw error
    },
  )
