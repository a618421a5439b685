import {
  type CardBanner,
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
}

/** What came of the withdrawal, above the balances; each banner can be dismissed (CARDW-09). */
export function CardNotices({ view, send }: CardNoticesProps) {
  const { banners, isWaitingLong, isUnread } = view
  const isTrouble = ({ tone }: CardBanner) => tone === 'error'
  const banner = (banner: CardBanner) => (
    <Notice
      key={banner.about}
      tone={banner.tone}
      messages={messagesOf(banner)}
      onDismiss={() => send({ type: 'banner.dismissed', about: banner.about })}
      dismissLabel={withdrawalMessages.ours.dismiss}
    />
  )
  return (
    <>
      <NoticeRegion urgent>{banners.filter(isTrouble).map(banner)}</NoticeRegion>
      <NoticeRegion>
        {banners.filter((banner) => !isTrouble(banner)).map(banner)}
        {isWaitingLong && <LongWait />}
        {isUnread && <Unread onRetry={() => send({ type: 'retry.requested' })} />}
      </NoticeRegion>
    </>
  )
}
