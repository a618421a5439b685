import {
  type CardNotice,
  type CardWithdrawalEvent,
  type CardWithdrawalView,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { Notice, NoticeRegion } from '@save/ui/notice'
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
  const { notices, lockNote, isWaitingLong, isUnread } = view
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
      <NoticeRegion urgent>{notices.filter(isTrouble).map(outcome)}</NoticeRegion>
      <NoticeRegion>
        {notices.filter((notice) => !isTrouble(notice)).map(outcome)}
        {lockNote !== undefined && <Notice tone="note" messages={[lockNote]} />}
        {isWaitingLong && <LongWait />}
        {isUnread && <Unread onRetry={onReadAgain} />}
      </NoticeRegion>
    </>
  )
}
