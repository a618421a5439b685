import { readFileSync, writeFileSync } from 'node:fs'
import type { PlayedSchedules } from '@save/rulebook'

/** What `npm run schedules` found last; the rulebook shows it. */
export const schedulesFile = 'docs/schedules.json'

export interface SchedulesRecord {
  /** What held in all of them, by its number. */
  readonly invariants: Readonly<Record<string, string>>
  readonly played: readonly PlayedSchedules[]
}

/** Keeps what was played now, and of the rest what was played before. */
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
