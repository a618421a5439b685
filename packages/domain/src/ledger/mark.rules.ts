/** What the documents of a browser know about each other's calls on a purse, and what follows (OQ-032, OQ-135). */
import { ledgerPolicy } from './ledger.policy.ts'
import type { PurseMark, SharedMark } from './ledger.schema.ts'

const { lateMs } = ledgerPolicy

/** A document that writes a mark, and what it knows. */
interface MarkWriter {
  readonly key?: string
  /** The mark as it last read or wrote it. */
  readonly mark?: PurseMark
  readonly shared: SharedMark
  readonly now: () => number
}

type MarkChange = (mark: PurseMark, writer: MarkWriter) => PurseMark

/** True if a call may be sent: no other call is running, and the purse hasn't changed since it was read. */
export const maySendOver = (mark: PurseMark, known: PurseMark = {}): boolean =>
  mark.key === undefined && mark.changed === known.changed

/** True if a marked call may still go out. False if another document has abandoned it since. */
export const isStillInFlight = (mark: PurseMark, key: string): boolean =>
  mark.key === key && mark.lateUntil === undefined

/** True if the purse has changed since the document read it; one that has just started hasn't read anything. */
export const hasChangedSince = (mark: PurseMark, known: PurseMark | undefined): boolean =>
  known !== undefined && mark.changed !== known.changed

/**
 * How long a document waits for a late effect: until the given time, but at most `lateMs`, since the clock may have
 * been moved. If the time has passed, `lateMs` again.
 */
export const timeLeft = (until = 0, now: number): number =>
  until > now ? Math.min(until - now, lateMs) : lateMs

/** True if both marks name the same call. */
const isSameCall = (mark: PurseMark, known: PurseMark = {}): boolean =>
  mark.key !== undefined && mark.key === known.key

const begin: MarkChange = ({ lateUntil: _, ...mark }, { key = '' }) => ({ ...mark, key })

const withoutCall = ({ key: _, lateUntil: __, ...mark }: PurseMark): PurseMark => mark

const end: MarkChange = (mark, { key }) => (mark.key === key ? withoutCall(mark) : mark)

const change: MarkChange = (mark, { shared }) => ({ ...mark, changed: shared.newKey() })

const answer: MarkChange = (mark, writer) => change(end(mark, writer), writer)

/** How a document updates the mark that it has just read. */
export const markChanges = {
  read: (mark) => mark,
  begin,
  /** Nobody waits for the known call's answer any more: the first document to notice sets the time. */
  abandon: (mark, writer) => {
    const now = writer.now()
    return isSameCall(mark, writer.mark)
      ? { ...mark, lateUntil: now + timeLeft(mark.lateUntil, now) }
      : mark
  },
  /** We don't know how its own call ended. */
  lose: (mark, writer) => ({ ...begin(mark, writer), lateUntil: writer.now() + lateMs }),
  /** Its call has ended. A call that another document has marked since then stays. */
  end,
  change,
  answer,
  /** Ends the wait for a call with an unknown end, unless another document has replaced that call. */
  endLateCall: (mark, writer) =>
    isSameCall(mark, writer.mark) ? change(withoutCall(mark), writer) : mark,
} satisfies Record<string, MarkChange>
