/** Notices shared by both withdrawals. */
import { reportedBy } from '@save/domain/ledger'
import {
  type OutcomeMessage,
  requestedTransfers,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { Notice } from '@save/ui/message'
import { useSelector } from '@xstate/react'
import { useReporting } from '../portal/money-page.tsx'
import { usePortal } from '../portal/use-portal.ts'

/** The specified sentence, followed by our own if the request may have arrived (OQ-135). */
export const messagesOf = ({ text, addition }: OutcomeMessage): readonly string[] =>
  addition === undefined ? [text] : [text, addition]

/** Repeats the thanks of the bank page, which soon closes, until the member dismisses them. */
export function RequestedTransfer() {
  const { outcomes } = usePortal().portal.getSnapshot().context
  const calls = useSelector(outcomes, ({ context }) => context.calls)
  const closed = reportedBy({ calls }, requestedTransfers)
  const isSaying = closed.length > 0
  useReporting(requestedTransfers, isSaying)
  return (
    isSaying && (
      <Notice
        messages={[withdrawalMessages.requested]}
        onDismiss={() => outcomes.send({ type: 'outcomes.closed', closed })}
        dismissLabel={withdrawalMessages.ours.dismiss}
      />
    )
  )
}
