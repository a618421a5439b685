/**
 * What the documents of a browser know about each other's calls on a purse, and what follows
 * (OQ-032, OQ-135).
 */
import { ledgerPolicy } from './ledger.policy.ts'
import type { MoneyCall, PurseMark, SharedMark } from './ledger.schema.ts'

const { lateMs } = ledgerPolicy

/** A document that writes a mark, and what it knows. */
interface MarkWriter {
  readonly call?: MoneyCall
  readonly key?: string
  /** The mark as it last read or wrote it. */
  readonly mark?: PurseMark
  readonly shared: SharedMark
  /** The server's time, in milliseconds since 1970. */
  readonly now: () => number
}

type MarkChange = (mark: PurseMark, writer: MarkWriter) => PurseMark

/**
 * True if a call may be sent: no other call is running, and the purse hasn't changed since it was
 * read.
 */
export const maySendOver = (mark: PurseMark, known: PurseMark = {}): boolean =>
  mark.running === undefined && mark.changed === known.changed

/**
 * True if a marked call may still go out. False if another document has abandoned it while this
 * page slept.
 */
export const isStillInFlight = ({ running }: PurseMark, key: string): boolean =>
  running?.key === key && running.lateUntil === undefined

/**
 * True if the purse has changed since the document read it. A document that has just started hasn't
 * read anything that could be outdated.
 */
export const hasChangedSince = (mark: PurseMark, known: PurseMark | undefined): boolean =>
  known !== undefined && mark.changed !== known.changed

/**
 * How long a document waits for a late effect: until the given time, but at most `lateMs`, since
 * the clock may have been moved. If the time has passed, `lateMs` again.
 */
export const timeLeft = (until: number | undefined, now: number): number =>
  until !== undefined && until > now ? Math.min(until - now, lateMs) : lateMs

const abandon: MarkChange = ({ running, ...mark }, writer) => {
  if (running === undefined) return mark
  const now = writer.now()
  return { ...mark, running: { ...running, lateUntil: now + timeLeft(running.lateUntil, now) } }
}

const begin: MarkChange = (mark, { call, key }) =>
  call === undefined || key === undefined ? mark : { ...mark, running: { call, key } }

const end: MarkChange = ({ running, ...mark }, { key }) =>
  running === undefined || running.key === key ? mark : { ...mark, running }

const change: MarkChange = (mark, { shared }) => ({ ...mark, changed: shared.newKey() })

const answer: MarkChange = (mark, writer) => change(end(mark, writer), writer)

/** How a document updates the mark that it has just read. */
export const markChanges = {
  read: (mark) => mark,
  /** Its call is in flight. */
  begin,
  /**
   * Nobody waits for the call's answer any more: the first document to notice sets the time until
   * which it may take effect.
   */
  abandon,
  /** We don't know how its own call ended. */
  lose: (mark, writer) => abandon(begin(mark, writer), writer),
  /** Its call has ended. A call that another document has marked since then stays. */
  end,
  change,
  answer,
  /** A server error has ended its call, which may take effect late. */
  fault: (mark, writer) => ({ ...answer(mark, writer), readAgainAt: writer.now() + lateMs }),
  /**
   * Ends the wait for a call with an unknown end, unless another document has replaced that call.
   */
  endLateCall: (mark, writer) => {
    const { running, ...rest } = mark
    return running && running.key === writer.mark?.running?.key ? change(rest, writer) : mark
  },
  endLateEffect: (mark, writer) => {
    const { readAgainAt, ...rest } = mark
    return readAgainAt && readAgainAt === writer.mark?.readAgainAt ? change(rest, writer) : mark
  },
} satisfies Record<string, MarkChange>
