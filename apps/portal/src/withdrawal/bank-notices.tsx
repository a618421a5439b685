import { type BankWithdrawalView, withdrawalMessages } from '@save/domain/withdrawal'
import { Notice, NoticeRegion } from '@save/ui/notice'
import { LongWait } from './long-wait.tsx'
import { messagesOf } from './outcome-messages.ts'

/** The outcome of the transfer, above the form: one message at a time (BANKW-27). */
export function BankNotices({ view }: { readonly view: BankWithdrawalView }) {
  const { message, otherErrors, note, lockNote, isWaitingLong, isUnread } = view
  const isTrouble = message?.tone === 'error'
  return (
    <>
      <NoticeRegion urgent>
        {message && isTrouble && <Notice tone="error" messages={messagesOf(message)} />}
        {otherErrors.length > 0 && <Notice tone="error" messages={otherErrors} />}
      </NoticeRegion>
      <NoticeRegion>
        {message && !isTrouble && <Notice tone={message.tone} messages={messagesOf(message)} />}
        {lockNote !== undefined && <Notice tone="note" messages={[lockNote]} />}
        {isWaitingLong && <LongWait />}
        {isUnread && <Notice tone="note" messages={[withdrawalMessages.ours.unread]} />}
        {note !== undefined && <Notice tone="note" messages={[note]} />}
      </NoticeRegion>
    </>
  )
}
