import { type BankWithdrawalView, ownBankCalls, withdrawalMessages } from '@save/domain/withdrawal'
import { Notice, NoticeRegion } from '@save/ui/notice'
import { EarlierNotice } from '../portal/earlier-notice.tsx'
import { LedgerNotice } from '../portal/ledger-notice.tsx'
import { useOwnWords } from '../portal/use-own-words.ts'
import { LongWait } from './long-wait.tsx'
import { messagesOf } from './outcome-messages.ts'

/** The outcome of the transfer, above the form: one message at a time (BANKW-27). */
export function BankNotices({ view }: { readonly view: BankWithdrawalView }) {
  const { message, otherErrors, note, ledgerNote, isWaitingLong, isUnread } = view
  const words = useOwnWords('savings', ownBankCalls)
  const isTrouble = message?.tone === 'error'
  return (
    <>
      <NoticeRegion ref={words} urgent>
        {message && isTrouble && <Notice tone="error" messages={messagesOf(message)} />}
        {otherErrors.length > 0 && <Notice tone="error" messages={otherErrors} />}
      </NoticeRegion>
      <EarlierNotice purse="savings" />
      <NoticeRegion ref={words}>
        {message && !isTrouble && <Notice tone={message.tone} messages={messagesOf(message)} />}
        <LedgerNotice purse="savings" note={ledgerNote} />
        {isWaitingLong && <LongWait />}
        {isUnread && <Notice tone="note" messages={[withdrawalMessages.ours.unread]} />}
        {note !== undefined && <Notice tone="note" messages={[note]} />}
      </NoticeRegion>
    </>
  )
}
