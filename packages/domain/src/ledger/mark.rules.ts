/** What the documents of a browser know of each other's calls on a purse, and what follows from it (OQ-032, OQ-135). */
import { ledgerPolicy } from './ledger.policy.ts'
import type { MoneyCall, PurseMark, SharedMark } from './ledger.schema.ts'

const { lateMs } = ledgerPolicy

/** A document that writes a mark, with what it knows. */
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

/** May a call be sent? Not beside another one, nor on what was read before the purse has changed. */
export const maySendOver = (mark: PurseMark, known: PurseMark = {}): boolean =>
  mark.running === undefined && mark.changed === known.changed

/** Has the purse changed since? A document that has just begun to look knows nothing old. */
export const hasChangedSince = (mark: PurseMark, known: PurseMark | undefined): boolean =>
  known !== undefined && mark.changed !== known.changed

/** How long a document waits for a late effect: a clock that was moved makes nobody wait longer, and nobody miss one. */
export const timeLeft = (until: number | undefined, now: number): number =>
  until !== undefined && until > now ? Math.min(until - now, lateMs) : lateMs

const abandoned: MarkChange = ({ running, ...mark }, writer) => {
  if (running === undefined) return mark
  const now = writer.now()
  return { ...mark, running: { ...running, lateUntil: now + timeLeft(running.lateUntil, now) } }
}

const begun: MarkChange = (mark, { call, key }) =>
  call === undefined || key === undefined ? mark : { ...mark, running: { call, key } }

const ended: MarkChange = ({ running, ...mark }, { key }) =>
  running === undefined || running.key === key ? mark : { ...mark, running }

const changed: MarkChange = (mark, { shared }) => ({ ...mark, changed: shared.newKey() })

const answered: MarkChange = (mark, writer) => changed(ended(mark, writer), writer)

const late: MarkChange = (mark, { now }) => ({ ...mark, readAgainAt: now() + lateMs })

/** What a document makes of the mark that it has just read. */
export const markChanges = {
  read: (mark) => mark,
  /** Its call is in flight. */
  begun,
  /** Nobody waits for the call's answer any more: the first document to notice says until when its effect may come. */
  abandoned,
  /** Its own call has no known end. */
  lost: (mark, writer) => abandoned(begun(mark, writer), writer),
  /** Its call has ended. One that another document has marked since stays. */
  ended,
  changed,
  answered,
  /** A call has ended, and its effect may come late. */
  late,
  /** A fault of the server has ended its call. */
  faulted: (mark, writer) => late(answered(mark, writer), writer),
  /** The call without a known end has had its time, unless another document knows better. */
  lateCallOver: (mark, writer) => {
    const { running, ...rest } = mark
    return running && running.key === writer.mark?.running?.key ? changed(rest, writer) : mark
  },
  lateEffectOver: (mark, writer) => {
    const { readAgainAt, ...rest } = mark
    return readAgainAt && readAgainAt === writer.mark?.readAgainAt ? changed(rest, writer) : mark
  },
} satisfies Record<string, MarkChange>
