import { readFileSync, writeFileSync } from 'node:fs'
import type { PlayedSchedules } from '@save/rulebook'

/** The last result of `npm run schedules`; the rulebook shows it. */
export const schedulesFile = 'docs/schedules.json'

export interface SchedulesRecord {
  /** What held in all of them, by its number. */
  readonly invariants: Readonly<Record<string, string>>
  readonly played: readonly PlayedSchedules[]
}

/** Keeps the new results, and for the other subjects the old ones. */
export function keepPlayed(
  invariants: SchedulesRecord['invariants'],
  now: readonly PlayedSchedules[],
): void {
  const isNew = ({ subject, mode }: PlayedSchedules) =>
    !now.some((other) => other.subject === subject && other.mode === mode)
  const played = [...now, ...playedBefore().filter(isNew)]
  const record: SchedulesRecord = { invariants, played: played.toSorted(bySubject) }
  writeFileSync(schedulesFile, `${JSON.stringify(record, undefined, 2)}\n`)
}

const bySubject = (a: PlayedSchedules, b: PlayedSchedules): number =>
  a.subject.localeCompare(b.subject) || a.mode.localeCompare(b.mode)

function playedBefore(): readonly PlayedSchedules[] {
  try {
    const record: SchedulesRecord = JSON.parse(readFileSync(schedulesFile, 'utf8'))
    return record.played
  } catch {
    return []
  }
}
