import { moneyCallMessages } from '@save/domain/kernel'
import { Notice } from '@save/ui/message'
import type { ReactNode } from 'react'

export interface CallNotesProps {
  /** About calls that are not the page's own, if there are any. */
  readonly notes: readonly (string | undefined)[]
  /** The way to what such a call changes. */
  readonly way?: ReactNode
  readonly isWaitingLong: boolean
}

/** What each page that moves money says in the same words while calls are in flight (OQ-135). */
export const CallNotes = ({ notes, way, isWaitingLong }: CallNotesProps) => (
  <>
    {notes.map(
      (note) => note && <Notice key={note} tone="note" messages={[note, ...(way ? [way] : [])]} />,
    )}
    {isWaitingLong && <Notice tone="note" messages={[moneyCallMessages.ours.longWait]} />}
  </>
)
