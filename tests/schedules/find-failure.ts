/**
 * Plays random schedules until one breaks an invariant, and shortens it as much as possible.
 */
import fc from 'fast-check'
import { type Mode, schedules } from './arbitraries.ts'
import { runSchedule } from './run-schedule.ts'
import type { Schedule, Step } from './steps.ts'
import type { Subject } from './subjects.ts'
import { type InvariantNumber, invariantNumbers, Violation } from './witness/violation.ts'
import { Witness } from './witness/witness.ts'
import type { VirtualClock } from './world/virtual-clock.ts'

export interface Failure {
  readonly number: InvariantNumber | undefined
  readonly schedule: Schedule
  /** What happened, line by line, and what was wrong with it. */
  readonly words: string
}

export interface Search {
  readonly subject: Subject
  readonly mode: Mode
  readonly runs: number
  readonly seed: number
  readonly clock: VirtualClock
  readonly judged?: readonly InvariantNumber[]
}

/** The first schedule that fails, as it was drawn. */

export async function findFailure(search: Search): Promise<Failure | undefined> {
  const { mode, runs, seed } = search
  const holds = async (schedule: Schedule) => (await failureOf(search, schedule)) === undefined
  const { counterexample } = await fc.check(fc.asyncProperty(schedules(mode), holds), {
    numRuns: runs,
    seed,
    endOnFailure: true,
  })
  return counterexample === null ? undefined : failureOf(search, counterexample[0])
}

/** The invariant that a schedule breaks; nothing when all hold. */
export async function failureOf(
  { subject, clock, judged = invariantNumbers }: Pick<Search, 'subject' | 'clock' | 'judged'>,
  schedule: Schedule,
): Promise<Failure | undefined> {
  const witness = new Witness(judged)
  try {
    await runSchedule(subject, schedule, clock, witness)
    return undefined
  } catch (error) {
    const words = [`(${schedule.start})`, ...witness.history.log, String(error)].join('\n')
    return { number: error instanceof Violation ? error.number : undefined, schedule, words }
  }
}

/** Leaves out every step without which the same invariant is still broken. */
export async function shortened(
  search: Pick<Search, 'subject' | 'clock' | 'judged'>,
  failure: Failure,
): Promise<Failure> {
  let best = failure
  for (let at = best.schedule.steps.length - 1; at >= 0; at -= 1) {
    const shorter = await failureOf(search, without(best.schedule, at))
    if (shorter === undefined || shorter.number !== best.number) continue
    best = shorter
    // Earlier steps may be needless now.
    at = best.schedule.steps.length
  }
  return best
}

const without = (schedule: Schedule, at: number): Schedule => ({
  ...schedule,
  steps: schedule.steps.filter((_: Step, index) => index !== at),
})
