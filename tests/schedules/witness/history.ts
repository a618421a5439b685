import type { Figure, JourneyName } from '../journeys/journey.ts'
import type { MemberName } from '../world/accounts.ts'
import { isUncertain, type MoneyKind, type Truth } from '../world/calls.ts'
import {
  changedBy,
  journeyOf,
  type MoneyRecord,
  type Press,
  type ReadRecord,
  rivals,
  truthsOf,
} from './record.ts'

/** What has happened so far, and what follows from it for what may happen and be shown. */
export class History {
  /** What happened, in words. */
  readonly log: string[] = []
  readonly money: MoneyRecord[] = []
  readonly reads: ReadRecord[] = []
  readonly presses = new Map<JourneyName, Press>()
  /** The last press of a button that was offered: what is sent late, after a reading, is its. */
  readonly offered = new Map<JourneyName, Press>()
  /** The press by which the last order went out: its payment goes out by the same. */
  placing: Press | undefined
  /** Each figure's edition and member. */
  readonly editions = new Map<string, { readonly member: MemberName; readonly edition: number }>()
  /** Whose page it is: that of the member whom it read first. */
  readonly owners = new Map<number, MemberName>()
  #now = 0

  tick(): number {
    this.#now += 1
    return this.#now
  }

  lastOf(journey: JourneyName): MoneyRecord | undefined {
    return this.money.findLast(({ kind }) => journeyOf[kind] === journey)
  }

  /**
   * Was it read since the last call of this page that has changed it, or may have? An answer that
   * brings the member tells, too.
   */
  isKnown(of: Truth, page: number): boolean {
    const read = this.reads.findLast(
      ({ truth, page: where, isGood }) => truth === of && where === page && isGood === true,
    )
    if (read === undefined) return false
    return !this.money.some(
      (call) =>
        call.page === page &&
        changedBy[call.kind].includes(of) &&
        (call.endedAt ?? 0) > read.sentAt &&
        (isUncertain(call.ending) || (call.ending === 'done' && call.bringsMember !== true)),
    )
  }

  /** When the last call ended of which nobody knows whether it was done; none that counts here: -1. */
  uncertainSince(kind: MoneyKind, member: MemberName | undefined): number {
    const ends = this.money
      .filter(
        (call) =>
          call.member === member &&
          rivals[kind].includes(call.kind) &&
          truthsOf[call.kind].length > 0 &&
          isUncertain(call.ending),
      )
      .map(({ endedAt = -1 }) => endedAt)
    return Math.max(-1, ...ends)
  }

  isReadSince(of: Truth, page: number, since: number): boolean {
    return this.reads.some(
      ({ truth, page: where, sentAt, isGood }) =>
        truth === of && where === page && sentAt > since && isGood === true,
    )
  }

  /** Has another call changed the basket since the page read what an order goes by? */
  isBasketChangedUnseen({ id, page, sentAt: orderedAt }: MoneyRecord): boolean {
    const readAt = (['basket', 'credit'] as const).map(
      (of) =>
        this.reads.findLast(
          ({ truth, page: where, isGood, endedAt = orderedAt }) =>
            truth === of && where === page && isGood === true && endedAt < orderedAt,
        )?.sentAt ?? 0,
    )
    return this.money.some(
      (call) =>
        call.id !== id &&
        changedBy[call.kind].includes('basket') &&
        (call.doneAt ?? 0) > Math.min(...readAt),
    )
  }

  /** The edition that must be known by now: of the calls whose end the member's pages know. */
  editionDue(of: Figure['of'], member: MemberName): number {
    const editions = this.money
      .filter(
        ({ kind, doneAt, endedAt, member: whose }) =>
          whose === member &&
          changedBy[kind].includes(of) &&
          doneAt !== undefined &&
          endedAt !== undefined &&
          doneAt < endedAt,
      )
      .map(({ edition = 0 }) => edition)
    return Math.max(0, ...editions)
  }
}
