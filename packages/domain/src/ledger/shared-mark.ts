import type { Member } from '../member/index.ts'
import type { Purse, PurseMark, SharedPurses } from './ledger.schema.ts'

/** The mark of one purse of the page's member, and the browser's lock on it. */
export interface SharedMark {
  read(): PurseMark
  write(mark: PurseMark): void
  /** `undefined` while another document holds it, or while nobody knows whose purse it is. */
  hold(): Promise<(() => void) | undefined>
  whenFree(): Promise<void>
  newKey(): string
  /** The server's time, in milliseconds since 1970. */
  now(): number
}

/** The mark of a document that is alone: for tests, and where there is no browser. */
export function unsharedMark(now: () => number): SharedMark {
  let mark: PurseMark = {}
  return {
    read: () => mark,
    write: (next) => {
      mark = next
    },
    hold: async () => () => undefined,
    whenFree: async () => undefined,
    newKey: () => '',
    now,
  }
}

export function markOf(
  shared: SharedPurses,
  purse: Purse,
  member: () => Member | undefined,
  now: () => number,
): SharedMark {
  const ofMember = <Answer>(ask: (member: Member) => Answer, otherwise: Answer): Answer => {
    const known = member()
    return known === undefined ? otherwise : ask(known)
  }
  return {
    read: () => ofMember((whose) => shared.read(purse, whose), undefined) ?? {},
    write: (mark) => {
      const isEmpty = Object.values(mark).every((part) => part === undefined)
      ofMember((whose) => shared.write(purse, whose, isEmpty ? undefined : mark), undefined)
    },
    hold: async () => ofMember((whose) => shared.hold(purse, whose), undefined),
    whenFree: async () => ofMember((whose) => shared.whenFree(purse, whose), undefined),
    newKey: shared.newKey,
    now,
  }
}
