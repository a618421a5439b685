import { mayCheckAgain, type Purse } from '@save/domain/ledger'
import { Notice } from '@save/ui/notice'
import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import { CheckAgain } from './check-again.tsx'
import { usePortal } from './portal-context.tsx'
import { useOutcomeRead } from './use-own-words.ts'

interface LedgerNoticeProps {
  readonly purse: Purse
  readonly tone?: 'note' | 'success'
  /** What the ledger says, if anything. */
  readonly note: string | undefined
  /** Where to look. */
  readonly link?: ReactNode
}

/**
 * What the ledger says about a call. While it is not known whether the call arrived, its effect may
 * still come: the member can look again (OQ-135).
 */
export function LedgerNotice({ purse, tone = 'note', note, link }: LedgerNoticeProps) {
  const entry = usePortal().portal.getSnapshot().context.ledger[purse]
  const isOffered = useSelector(entry, mayCheckAgain)
  const place = useOutcomeRead(entry, note !== undefined)
  if (note === undefined) return null
  const message = (
    <Fragment key="note">
      <span ref={place}>{note}</span>
      <CheckAgain isOffered={isOffered} onCheck={() => entry.send({ type: 'check.requested' })} />
    </Fragment>
  )
  return <Notice tone={tone} messages={link === undefined ? [message] : [message, link]} />
}
