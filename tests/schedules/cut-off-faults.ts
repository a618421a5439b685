/** Faults of calls that the browser ends itself: found by hand, and held by schedules since. */
import { all, callsEnd, done, type FoundFault, fill, press, readAll, ready } from './found-words.ts'

export const cutOffFaults: readonly FoundFault[] = [
  {
    was: 'a call that the browser ended because its page was to be left counted as told by that page',
    subjects: all,
    schedule: ready(press, callsEnd, readAll, done, fill, press),
  },
]
