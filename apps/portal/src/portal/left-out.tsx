import { joinPresent, leftOutMessages } from '@save/domain/kernel'
import { Notice } from '@save/ui/message'

export interface LeftOutProps {
  /** How many items of the list can't be shown. */
  readonly count: number
  /** What follows from it. */
  readonly meaning?: string | undefined
}

/** Says that a list lacks items that can't be read (OQ-143); nothing when it has all of them. */
export const LeftOut = ({ count, meaning }: LeftOutProps) =>
  count > 0 && (
    <Notice
      tone="note"
      messages={[joinPresent([leftOutMessages.ours.leftOut(count), meaning], ' ')]}
    />
  )
