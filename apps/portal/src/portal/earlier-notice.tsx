import { earlierNote, type Purse } from '@save/domain/ledger'
import { Notice, NoticeRegion } from '@save/ui/notice'
import { useSelector } from '@xstate/react'
import { usePortal } from './portal-context.tsx'
import { useOutcomeRead } from './use-own-words.ts'

/**
 * What became of the call before the last one, if that was sent before its outcome was read. In a region
 * of its own: what is said of the last call is read without it.
 */
export function EarlierNotice({ purse }: { readonly purse: Purse }) {
  const entry = usePortal().portal.getSnapshot().context.ledger[purse]
  const note = useSelector(entry, earlierNote)
  const place = useOutcomeRead(entry, note !== undefined, 'earlier.read')
  return (
    <NoticeRegion>
      {note !== undefined && (
        <Notice
          tone="note"
          messages={[
            <span key="note" ref={place}>
              {note}
            </span>,
          ]}
        />
      )}
    </NoticeRegion>
  )
}
