/** What must hold in every schedule, by its number. */
export const invariants = {
  1: 'At most one call of each kind is running, and at most one on the same balance.',
  2: 'Nothing is sent without a press, and each press sends at most once.',
  3: 'Nothing is sent unless it is offered.',
  4: 'After a lost or unheard answer, nothing is sent until the truth has been read.',
  5: 'Nothing is sent on the basis of an unknown figure: loading, stale or failed.',
  6: 'No outdated figure is shown as current.',
  7: 'A lost answer is never reported as a certain failure, nor a certain failure as lost.',
  8: 'Nothing of one member reaches another.',
  9: 'No secret is stored, and billing details only in the draft that a login gives back.',
  10: 'What was typed is there again after the login.',
  11: 'An order is shown as it was placed, and only the latest.',
  12: 'In the end the member can act, and has been told about each call.',
  13: 'What is sent is what the screen showed, and what was agreed to there.',
  14: 'The outcome of one call never stands where a later one’s would.',
} as const

export type InvariantNumber = keyof typeof invariants

export const invariantNumbers = Object.keys(invariants).map(Number) as readonly InvariantNumber[]

export class Violation extends Error {
  readonly number: InvariantNumber
  constructor(number: InvariantNumber, what: string) {
    super(`Invariant ${number} is broken (${invariants[number]}) ${what}`)
    this.number = number
  }
}
