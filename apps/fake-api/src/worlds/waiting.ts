import { setTimeout as wait } from 'node:timers/promises'

/** Passes the time, or as much of it as the client waits for. */
export type Waiting = (milliseconds: number, signal: AbortSignal) => Promise<void>

export const waiting: Waiting = (milliseconds, signal) =>
  wait(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
