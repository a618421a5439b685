import { orderMessages, rowReporting } from '@save/domain/benefits'
import { isAwaitedLong, ledgerNote } from '@save/domain/ledger'
import { Notice, NoticeRegion } from '@save/ui/notice'
import { EarlierNotice } from '../portal/earlier-notice.tsx'
import { LedgerNotice } from '../portal/ledger-notice.tsx'
import { usePurse } from '../portal/use-purse.ts'

/** Tells of a cancellation that takes long, or that no row on the screen tells of. */
export function BenefitsNote() {
  const purse = usePurse('benefits', undefined)
  const note = ledgerNote(purse, rowReporting(purse))
  return (
    <>
      <EarlierNotice purse="benefits" />
      <NoticeRegion>
        {isAwaitedLong(purse) && <Notice tone="note" messages={[orderMessages.ours.longWait]} />}
        <LedgerNotice purse="benefits" note={note} />
      </NoticeRegion>
    </>
  )
}
