/** What must hold in every schedule. `oracle/` checks it by the requests, the page's messages and the presses. */
export const invariants = {
  1: 'Every call has a press of its own, on an enabled button of a page that nobody has left or logged out from.',
  2: 'Every call has a key that no other call has.',
  3: 'No two calls on one purse are in flight at once in one browser, and no order is paid twice from one page.',
  4: 'Nothing is sent on a purse while an earlier call without a usable answer may still take effect.',
  5: 'Nothing is sent on a purse that was not read again since a call on it ended, or may have had its effect.',
  6: 'What is sent is what the screen showed, and what was agreed to there.',
  7: 'No figure is shown that is older than an effect which had to be known by then.',
  8: 'Nothing of one member reaches another: no call, no figure, no message, no text, no lock.',
  9: 'A page says that a call was made, failed, may have arrived or is on its way only if that is so.',
  10: 'Each outcome is reported, by the page of its call or at the foot of every page, until the member goes on from there.',
  11: 'A basket, its total and a placed order are shown as they belong together at the server.',
  12: 'What was typed stays in the form, over a login, too.',
  13: 'No secret is stored, and billing details only in the draft that a login gives back.',
  14: 'In the end, a minute after the last call, the member can act on every page, or reads why not.',
} as const

export type InvariantNumber = keyof typeof invariants

export class Violation extends Error {
  readonly number: InvariantNumber
  constructor(number: InvariantNumber, description: string) {
    super(`Invariant ${number} is broken (${invariants[number]}) ${description}`)
    this.number = number
  }
}
