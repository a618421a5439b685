import { ownCancellations } from '@save/domain/benefits'
import { ledgerNote } from '@save/domain/ledger'
import { NoticeRegion } from '@save/ui/notice'
import { EarlierNotice } from '../portal/earlier-notice.tsx'
import { LedgerNotice } from '../portal/ledger-notice.tsx'
import { usePurse } from '../portal/use-purse.ts'

/** A benefit was being cancelled when the member last left the page. */
export function BenefitsNote() {
  const note = ledgerNote(usePurse('benefits', ownCancellations), ownCancellations)
  return (
    <>
      <EarlierNotice purse="benefits" />
      <NoticeRegion>
        <LedgerNotice purse="benefits" note={note} />
      </NoticeRegion>
    </>
  )
}
