import { ledgerNote } from '@save/domain/ledger'
import { Notice, NoticeRegion } from '@save/ui/notice'
import { usePurse } from '../portal/use-purse.ts'

/** A benefit was being cancelled when the member last left the page. */
export function BenefitsNote() {
  const note = ledgerNote(usePurse('benefits'), 'cancellation')
  return (
    <NoticeRegion>{note !== undefined && <Notice tone="note" messages={[note]} />}</NoticeRegion>
  )
}
