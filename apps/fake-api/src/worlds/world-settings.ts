import type { Fault } from './faults.ts'
import type { MemberName } from './members.ts'
import type { ScenarioName } from './scenarios.ts'

/** The settings of a world; the same settings make the same world. */
export interface WorldSettings {
  readonly seed: number
  readonly member: MemberName
  readonly scenario: readonly ScenarioName[]
  /** The initial time of its clock, in milliseconds since 1970; by default real time. */
  readonly clock?: number
  /** Faults from the start, in addition to those of the scenarios. */
  readonly faults: readonly Fault[]
}

/** The world of a browser that requested nothing special. */
export const ordinarySettings: WorldSettings = {
  seed: 1,
  member: 'priya',
  scenario: [],
  faults: [],
}
