/** Plays random schedules until one breaks an invariant, and shortens it as much as possible. */
import { type Mode, scheduleOf } from './draw.ts'
import { type InvariantNumber, Violation } from './invariants.ts'
import { type PlayOptions, play } from './play-schedule.ts'
import { type SubjectName, subjects } from './subjects.ts'

export interface Search {
  readonly subject: SubjectName
  readonly mode: Mode
  readonly runs: number
  readonly seed: number
  readonly plant?: PlayOptions['plant']
}

export interface Failure {
  readonly steps: readonly string[]
  readonly number: InvariantNumber | undefined
  /** What happened, and what was wrong. */
  readonly report: string
}

export interface Found {
  /** The number of played schedules. */
  readonly runs: number
  /** The number of sent calls. */
  readonly calls: number
  /** The last schedule, if it failed. */
  readonly failure?: Failure
}

export async function search({ subject, mode, runs, seed, plant }: Search): Promise<Found> {
  const played = subjects[subject]
  let calls = 0
  for (let run = 1; run <= runs; run += 1) {
    const steps = scheduleOf(subject, mode, seed * 100_003 + run)
    const [failure, sent] = await failureOf({ subject: played, plant }, steps)
    calls += sent
    if (failure && (!plant || (await isCause({ subject: played, plant }, failure))))
      return { runs: run, calls, failure }
  }
  return { runs, calls }
}

/** True if the planted fault breaks an invariant, and the same schedule holds without it. */
async function isCause(options: PlayOptions, failure: Failure): Promise<boolean> {
  const [without] = await failureOf({ subject: options.subject }, failure.steps)
  return failure.number !== undefined && without === undefined
}

/** Plays a schedule, and returns its failure, if any, and the number of calls that it sent. */
export async function failureOf(
  options: PlayOptions,
  steps: readonly string[],
): Promise<readonly [Failure | undefined, number]> {
  const { error, log, calls } = await play(options, steps)
  if (error === undefined) return [undefined, calls]
  const number = error instanceof Violation ? error.number : undefined
  const message = error instanceof Violation ? error.message : String((error as Error).stack)
  return [{ steps, number, report: [...log, message].join('\n') }, calls]
}

/** Removes every step that isn't needed to break the same invariant. */
export async function shortened(options: PlayOptions, failure: Failure): Promise<Failure> {
  let best = failure
  for (let size = Math.ceil(best.steps.length / 2); size > 0; size = Math.floor(size / 2)) {
    for (let at = best.steps.length - size; at >= 0; at -= 1) {
      const [shorter] = await failureOf(options, best.steps.toSpliced(at, size))
      if (shorter === undefined || shorter.number !== best.number) continue
      best = shorter
      at = Math.min(at, best.steps.length - size + 1)
    }
  }
  return best
}
