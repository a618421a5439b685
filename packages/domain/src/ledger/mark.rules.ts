/** What the documents of a browser know of each other's calls on a purse, and what follows from it (OQ-032, OQ-135). */
import { ledgerPolicy } from './ledger.policy.ts'
import type { PurseMark } from './ledger.schema.ts'
import type { PurseEntry } from './purse.schema.ts'

const { lateMs } = ledgerPolicy

/** A document that writes a mark, with what it knows. */
type MarkWriter = Pick<PurseEntry, 'call' | 'key' | 'mark' | 'shared'>

/** What a document makes of the mark that it has just read. */
export type MarkChange = (mark: PurseMark, writer: MarkWriter) => PurseMark

/** May a call be sent? Not beside another one, nor on what was read before the purse has changed. */
export const maySendOver = (mark: PurseMark, known: PurseMark = {}): boolean =>
  mark.running === undefined && mark.changed === known.changed

/** Has the purse changed since? A document that has just begun to look knows nothing old. */
export const hasChangedSince = (mark: PurseMark, known: PurseMark | undefined): boolean =>
  known !== undefined && mark.changed !== known.changed

/** How long a document waits for a late effect: a clock that was moved makes nobody wait longer, and nobody miss one. */
export const timeLeft = (until: number | undefined, now: number): number =>
  until !== undefined && until > now ? Math.min(until - now, lateMs) : lateMs

export const asRead: MarkChange = (mark) => mark

/** Its call is in flight. */
export const withCall: MarkChange = (mark, { call, key }) =>
  call === undefined || key === undefined ? mark : { ...mark, running: { call, key } }

/** Nobody waits for the call's answer any more: the first document to notice says until when its effect may come. */
export const withAbandonedCall: MarkChange = ({ running, ...mark }, { shared }) =>
  running === undefined
    ? mark
    : { ...mark, running: { lateUntil: shared.now() + lateMs, ...running } }

/** Its own call has no known end. */
export const withLostCall: MarkChange = (mark, writer) =>
  withAbandonedCall(withCall(mark, writer), writer)

/** Its call has ended. One that another document has marked since stays. */
export const withoutCall: MarkChange = ({ running, ...mark }, { key }) =>
  running === undefined || running.key === key ? mark : { ...mark, running }

export const afterChange: MarkChange = (mark, { shared }) => ({ ...mark, changed: shared.newKey() })

export const afterAnswer: MarkChange = (mark, writer) =>
  afterChange(withoutCall(mark, writer), writer)

/** A call has ended, and its effect may come late. */
export const withLateEffect: MarkChange = (mark, { shared }) => ({
  ...mark,
  readAgainAt: shared.now() + lateMs,
})

export const afterFault: MarkChange = (mark, writer) =>
  withLateEffect(afterAnswer(mark, writer), writer)

/** The call without a known end has had its time, unless another document knows better. */
export const afterLateCall: MarkChange = (mark, writer) => {
  const { running, ...rest } = mark
  return running !== undefined && running.key === writer.mark?.running?.key
    ? afterChange(rest, writer)
    : mark
}

export const afterLateEffect: MarkChange = (mark, writer) => {
  const { readAgainAt, ...rest } = mark
  return readAgainAt !== undefined && readAgainAt === writer.mark?.readAgainAt
    ? afterChange(rest, writer)
    : mark
}
