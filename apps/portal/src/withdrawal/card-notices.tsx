import {
  type CardNotice,
  type CardWithdrawalEvent,
  type CardWithdrawalView,
  ownCardCalls,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { Notice, NoticeRegion } from '@save/ui/notice'
import { EarlierNotice } from '../portal/earlier-notice.tsx'
import { LedgerNotice } from '../portal/ledger-notice.tsx'
import { useOwnWords } from '../portal/use-own-words.ts'
import { LongWait } from './long-wait.tsx'
import { messagesOf } from './outcome-messages.ts'
import { Unread } from './unread.tsx'

export interface CardNoticesProps {
  readonly view: CardWithdrawalView
  readonly send: (event: CardWithdrawalEvent) => void
  readonly onReadAgain: () => void
}

/** The outcome of the withdrawal, above the balances; each notice can be dismissed (CARDW-09). */
export function CardNotices({ view, send, onReadAgain }: CardNoticesProps) {
  const { notices, note, isWaitingLong, isUnread } = view
  const words = useOwnWords('savings', ownCardCalls)
  const isTrouble = ({ tone }: CardNotice) => tone === 'error'
  const outcome = (notice: CardNotice) => (
    <Notice
      key={notice.about}
      tone={notice.tone}
      messages={messagesOf(notice)}
      onDismiss={() => send({ type: 'notice.dismissed', about: notice.about })}
      dismissLabel={withdrawalMessages.ours.dismiss}
    />
  )
  return (
    <>
      <NoticeRegion ref={words} urgent>
        {notices.filter(isTrouble).map(outcome)}
      </NoticeRegion>
      <EarlierNotice purse="savings" />
      <NoticeRegion ref={words}>
        {notices.filter((notice) => !isTrouble(notice)).map(outcome)}
        <LedgerNotice purse="savings" note={note} />
        {isWaitingLong && <LongWait />}
        {isUnread && <Unread onRetry={onReadAgain} />}
      </NoticeRegion>
    </>
  )
}
