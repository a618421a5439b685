/**
 * The last results of the random schedules of everything that moves money, and the faults they
 * cover.
 */
import { existsSync, readFileSync } from 'node:fs'
import { stringsAt } from '../../source/strings-at.ts'
import { digestOfCalls } from './decided-calls.ts'

const schedulesFile = 'docs/schedules.json'
const folder = 'tests/schedules'

/** The results of the random schedules of one subject in one mode. */
export interface PlayedSchedules {
  readonly subject: string
  readonly mode: string
  readonly runs: number
  readonly seed: number
  readonly held: boolean
  /** The day, as '2026-11-22'. */
  readonly date: string
  /** A digest of what decided the calls then (`digestOfCalls`); old results have none. */
  readonly decidedBy?: string
}

export interface Schedules {
  /** What must hold, by number. */
  readonly invariants: Readonly<Record<string, string>>
  readonly played: readonly PlayedSchedules[]
  /** Has anything that decides these calls changed since they were played? */
  readonly isOutdated: boolean
  /** Faults that schedules found; every test run plays them again. */
  readonly found: readonly string[]
  /** Faults that a test plants and the schedules must find. */
  readonly planted: readonly string[]
}

type Results = Pick<Schedules, 'invariants' | 'played'>

export const readSchedules = (): Schedules => schedulesOf(readResults())

const readResults = (): Results =>
  existsSync(schedulesFile)
    ? JSON.parse(readFileSync(schedulesFile, 'utf8'))
    : { invariants: {}, played: [] }

export const schedulesOf = (results: Results): Schedules => ({
  ...results,
  isOutdated: results.played.some(({ decidedBy }) => decidedBy !== digestOfCalls()),
  found: ['found-faults.ts', 'later-faults.ts', 'cut-off-faults.ts'].flatMap((name) =>
    saidIn(name, 'was'),
  ),
  planted: saidIn('planted/planted-faults.ts', 'fault'),
})

const saidIn = (name: string, property: string): readonly string[] =>
  stringsAt(readFileSync(`${folder}/${name}`, 'utf8'), property)
