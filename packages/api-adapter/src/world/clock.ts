/** The time in one world, in milliseconds since 1970. */
export interface Clock {
  now(): number
  /** Sets the clock, which continues from there. */
  set(instant: number): void
  /** Moves the clock forward, or back by a negative span. */
  move(span: number): void
  /** Back to real time. */
  reset(): void
}

export function createClock(outside: () => number = Date.now): Clock {
  let ahead = 0
  return {
    now: () => outside() + ahead,
    set: (instant) => {
      ahead = instant - outside()
    },
    move: (span) => {
      ahead += span
    },
    reset: () => {
      ahead = 0
    },
  }
}
