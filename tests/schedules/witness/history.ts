import type { Figure, JourneyName } from '../journeys/journey.ts'
import type { MemberName } from '../world/accounts.ts'
import { isUncertain, type Truth } from '../world/calls.ts'
import {
  changedBy,
  journeyOf,
  type MoneyRecord,
  type Press,
  type ReadRecord,
  rivals,
  truthsOf,
} from './record.ts'

/** What has happened so far, and what may happen and be shown because of it. */
export class History {
  /** What happened, in words. */
  readonly log: string[] = []
  readonly money: MoneyRecord[] = []
  readonly reads: ReadRecord[] = []
  readonly presses = new Map<JourneyName, Press>()
  /** The last press of an enabled button: a call sent late, after a read, belongs to it. */
  readonly offered = new Map<JourneyName, Press>()
  /** The same for each member, by journey and member: one may sign in after another. */
  readonly offeredTo = new Map<string, Press>()
  /** The press that sent the last order: its payment belongs to the same press. */
  placing: Press | undefined
  /** When each journey's screen was last opened. */
  readonly openedAt = new Map<JourneyName, number>()
  /** Each figure's edition and member. */
  readonly editions = new Map<string, { readonly member: MemberName; readonly edition: number }>()
  /** Whose page it is: the member it read first. */
  readonly owners = new Map<number, MemberName>()
  #now = 0

  tick(): number {
    this.#now += 1
    return this.#now
  }

  /** @param by only theirs, if given */
  lastOf(journey: JourneyName, by?: MemberName): MoneyRecord | undefined {
    return this.money.findLast(
      ({ kind, member }) => journeyOf[kind] === journey && (by === undefined || member === by),
    )
  }

  /**
   * Has this been read since the last call of this page that changed it, or may have? An answer
   * with the member counts as a read.
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

  /**
   * When the last call with an unknown outcome ended that this page still knows of; -1 if there is
   * none.
   */
  uncertainSince({ kind, member, page }: MoneyRecord): number {
    const ends = this.money
      .filter(
        (call) =>
          call.member === member &&
          (call.page === page || !(call.isOld || this.#isCleared(call))) &&
          rivals[kind].includes(call.kind) &&
          truthsOf[call.kind].length > 0 &&
          isUncertain(call.ending),
      )
      .map(({ endedAt = -1 }) => endedAt)
    return Math.max(-1, ...ends)
  }

  /** Its own page has told it, and has read since what it may have changed. */
  #isCleared({ kind, page, isTold, endedAt = -1 }: MoneyRecord): boolean {
    return isTold && truthsOf[kind].every((truth) => this.isReadSince(truth, page, endedAt))
  }

  isReadSince(of: Truth, page: number, since: number): boolean {
    return this.reads.some(
      ({ truth, page: where, sentAt, isGood }) =>
        truth === of && where === page && sentAt > since && isGood === true,
    )
  }

  /** Has another call changed the basket since the page read the figures for its order? */
  isBasketChangedUnseen(
    { id, page, sentAt: orderedAt, doneAt = Infinity }: MoneyRecord,
    isAsked: (call: MoneyRecord) => boolean = () => true,
  ): boolean {
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
        isAsked(call) &&
        changedBy[call.kind].includes('basket') &&
        (call.doneAt ?? 0) > Math.min(...readAt) &&
        (call.doneAt ?? 0) < doneAt,
    )
  }

  /** The latest edition that must be known by now: from calls whose end the member's pages know. */
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
