import { truthOf } from './purse-truth.ts'

/** The states of a purse whose last call may have been carried out or not (OQ-135). */
export const unknownEnd = {
  /**
   * Carried out or not: the new state is being read and will show. What was read before, early in
   * this load, too, may be from before its effect.
   */
  unknown: {
    entry: ['markStale', 'readTruth'],
    invoke: {
      src: 'truthRead',
      input: truthOf,
      onDone: [{ guard: 'mayStillRun', target: 'waitingOut' }, { target: 'settled' }],
    },
    initial: 'told',
    states: {
      told: {},
      /** No page can say anything yet, so leaving one counts nothing as read. */
      unsaid: { exit: 'noteDoubt' },
    },
  },
  /**
   * An earlier load of this page sent it, so it may still be running: as after the silence of another
   * tab, what is there is read again before the next call.
   */
  waitingOut: {
    on: { 'check.requested': { guard: 'isInDoubt', target: 'unknown' } },
  },
} as const
