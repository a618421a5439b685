/** What must hold in every schedule, by its number. */
export const invariants = {
  1: 'One call on its way per kind, and one that draws on the same balance.',
  2: 'Nothing is sent without a press, and at most once for each.',
  3: 'Nothing is sent while it is not offered.',
  4: 'Nothing is sent after a lost or unheard answer before the truth was read.',
  5: 'Nothing is sent on a figure that is not known: loading, stale or failed.',
  6: 'No outdated figure is shown as what is.',
  7: 'A lost answer is never told as certain failure, nor a certain one as lost.',
  8: 'Nothing of one member reaches another.',
  9: 'No secret is kept, and billing details under a login alone.',
  10: 'What was typed is there again after the login.',
  11: 'An order is shown as it was placed, and only the last.',
  12: 'In the end the member can act, and was told of each call.',
  13: 'What is sent is what stood on the screen.',
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
