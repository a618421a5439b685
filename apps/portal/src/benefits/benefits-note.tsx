import { rowReporting } from '@save/domain/benefits'
import { moneyCallMessages } from '@save/domain/kernel'
import { isAwaitedLong, lockNote } from '@save/domain/ledger'
import { Notice, NoticeRegion } from '@save/ui/message'
import { useSelector } from '@xstate/react'
import { usePurse } from '../portal/money-page.tsx'
import { usePortal } from '../portal/use-portal.ts'

/** Reports a cancellation that is slow, or whose row isn't on the screen. */
export function BenefitsNote() {
  const purse = usePurse('benefits')
  const own = useSelector(usePortal().portal.getSnapshot().context.outcomes, ({ context }) =>
    rowReporting(purse, context),
  )
  const note = lockNote(purse, own)
  return (
    <NoticeRegion>
      {isAwaitedLong(purse) && <Notice tone="note" messages={[moneyCallMessages.ours.longWait]} />}
      {note !== undefined && <Notice tone="note" messages={[note]} />}
    </NoticeRegion>
  )
}
