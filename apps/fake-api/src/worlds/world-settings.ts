import type { Fault } from './faults.ts'
import type { MemberName } from './members.ts'
import type { ScenarioName } from './scenarios.ts'

/** What a world is made from; the same settings make the same world. */
export interface WorldSettings {
  readonly seed: number
  readonly member: MemberName
  readonly scenario: readonly ScenarioName[]
  /** Where its clock starts, in milliseconds since 1970; without it, at real time. */
  readonly clock?: number
  /** What goes wrong from the start, besides what the scenarios bring. */
  readonly faults: readonly Fault[]
}

/** The world of a browser that asks for nothing special. */
export const ordinarySettings: WorldSettings = {
  seed: 1,
  member: 'priya',
  scenario: [],
  faults: [],
}
