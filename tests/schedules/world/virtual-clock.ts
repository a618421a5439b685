/**
 * Time that passes only when a schedule says so. It replaces the timers and the date of the whole
 * process while a schedule runs: machines, Effect and drafts all use it.
 */

interface Timer {
  readonly due: number
  readonly run: () => void
  /** Repeats at this interval. */
  readonly every?: number
}

export interface VirtualClock {
  now(): number
  /** Lets time pass, running each timer at its moment; `settled` lets everything follow from it. */
  pass(ms: number, settled: () => Promise<void>): Promise<void>
  /** A page that is gone has no timers. */
  forgetTimers(): void
  /** Gives the process its own time back. */
  uninstall(): void
}

const start = Date.UTC(2026, 5, 15, 9)

export function installVirtualClock(): VirtualClock {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  const realNow = Date.now
  const timers = new Map<number, Timer>()
  let now = start
  let ids = 0

  const add = (run: () => void, ms = 0, every?: number): number => {
    ids += 1
    timers.set(ids, { due: now + ms, run, ...(every !== undefined && { every }) })
    return ids
  }
  const remove = (id: unknown) => void timers.delete(id as number)
  const next = (until: number): readonly [number, Timer] | undefined => {
    const due = [...timers].filter(([, timer]) => timer.due <= until)
    return due.sort(([a, one], [b, other]) => one.due - other.due || a - b)[0]
  }

  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms?: number) => add(run, ms),
    setInterval: (run: () => void, ms = 0) => add(run, ms, ms),
    clearTimeout: remove,
    clearInterval: remove,
  })
  Date.now = () => now

  return {
    now: () => now,
    async pass(ms, settled) {
      const until = now + ms
      for (let due = next(until); due !== undefined; due = next(until)) {
        const [id, { due: moment, run, every }] = due
        now = Math.max(now, moment)
        timers.delete(id)
        // A repeating timer need not run a hundred times in a day that passes at once.
        if (every !== undefined) timers.set(id, { due: until + every, run, every })
        run()
        await settled()
      }
      now = until
    },
    forgetTimers: () => timers.clear(),
    uninstall() {
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval })
      Date.now = realNow
    },
  }
}

const { setImmediate } = globalThis

/** Lets everything happen that needs no further answer and no time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((go) => setImmediate(go))
}
