import { type BankWithdrawalView, withdrawalMessages } from '@save/domain/withdrawal'
import { Notice, NoticeRegion } from '@save/ui/notice'
import { useEffect, useRef } from 'react'
import { LongWait } from './long-wait.tsx'
import { messagesOf } from './outcome-messages.ts'

/** What came of the transfer, above the form: one message at a time (BANKW-27). */
export function BankNotices({ view }: { readonly view: BankWithdrawalView }) {
  const { message, otherErrors, note, isWaitingLong, isUnread } = view
  const isTrouble = message?.tone === 'error'
  const isAlarming = isTrouble || otherErrors.length > 0
  const isQuiet = (message !== undefined && !isTrouble) || isWaitingLong || isUnread
  const alarming = useComingIntoView(isAlarming, view.isLocked)
  const quiet = useComingIntoView(isQuiet && !isAlarming, view.isLocked)
  return (
    <>
      <NoticeRegion urgent ref={alarming}>
        {message && isTrouble && <Notice tone="error" messages={messagesOf(message)} />}
        {otherErrors.length > 0 && <Notice tone="error" messages={otherErrors} />}
      </NoticeRegion>
      <NoticeRegion ref={quiet}>
        {message && !isTrouble && <Notice tone={message.tone} messages={messagesOf(message)} />}
        {isWaitingLong && <LongWait />}
        {isUnread && <Notice tone="note" messages={[withdrawalMessages.ours.unread]} />}
        {note !== undefined && <Notice tone="note" messages={[note]} />}
      </NoticeRegion>
    </>
  )
}

/**
 * The button that was pressed stands below, on a phone by a page, and has the focus back when the
 * form is unlocked: what is told there is brought into view all the same.
 */
function useComingIntoView(isTold: boolean, isLocked: boolean) {
  const region = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the lock opens
  useEffect(() => {
    if (isTold) region.current?.scrollIntoView({ block: 'nearest' })
  }, [isTold, isLocked])
  return region
}
