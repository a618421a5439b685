import { moneyCallMessages, type ResourceView } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import {
  type CardNotice,
  type CardWithdrawalEvent,
  type CardWithdrawalView,
  cardWithdrawalMachine,
  cardWithdrawalView,
  ownCardCalls,
  withdrawalLinks,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { AccountActionNote } from '@save/ui/account'
import { Button, ButtonLink, Waiting } from '@save/ui/button'
import { Notice, NoticeRegion } from '@save/ui/message'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { CallNotes, useJourney, usePageOf, useReporting } from '../portal/money-page.tsx'
import { useResources } from '../portal/resources.tsx'
import { useToday } from '../portal/use-portal.ts'
import { messagesOf, RequestedTransfer } from './withdrawal-notices.tsx'

const { ours } = withdrawalMessages

export interface CardWithdrawalProps {
  /** Renders the savings around the withdrawal's buttons and notices. */
  readonly children: (parts: {
    readonly known: ResourceView<Member>
    readonly notices: ReactNode
    readonly actions: ReactNode
  }) => ReactNode
}

/** The withdrawal to the prepaid card, and the link to the bank transfer (CARDW-01 to CARDW-10). */
export function CardWithdrawal({ children }: CardWithdrawalProps) {
  const { member: resource } = useResources()
  const [snapshot, send] = useJourney('card withdrawal', ({ portal, ports }) => ({
    machine: () => cardWithdrawalMachine(ports.withdrawal),
    input: () => ({ member: resource, purse: portal.getSnapshot().context.ledger.savings }),
  }))
  usePageOf<CardWithdrawalEvent>(send, { type: 'page.entered' })
  const view = cardWithdrawalView(snapshot, useToday())
  useReporting(ownCardCalls, view.notices.length > 0)

  return children({
    known: snapshot.context.known.member.shown,
    notices: (
      <CardNotices
        view={view}
        send={send}
        onReadAgain={() => resource.send({ type: 'resource.needed' })}
      />
    ),
    actions: <WithdrawalButtons view={view} send={send} />,
  })
}

interface CardNoticesProps {
  readonly view: CardWithdrawalView
  readonly send: (event: CardWithdrawalEvent) => void
  readonly onReadAgain: () => void
}

/** The outcome of the withdrawal, above the balances; each notice can be dismissed (CARDW-09). */
function CardNotices({ view, send, onReadAgain }: CardNoticesProps) {
  const { notices, lockNote, isWaitingLong, isUnread } = view
  const isTrouble = ({ tone }: CardNotice) => tone === 'error'
  const outcome = (notice: CardNotice) => (
    <Notice
      key={notice.about}
      tone={notice.tone}
      messages={messagesOf(notice)}
      onDismiss={() => send({ type: 'notice.dismissed', about: notice.about })}
      dismissLabel={ours.dismiss}
    />
  )
  return (
    <>
      <NoticeRegion urgent>{notices.filter(isTrouble).map(outcome)}</NoticeRegion>
      <NoticeRegion>
        <RequestedTransfer />
        {notices.filter((notice) => !isTrouble(notice)).map(outcome)}
        <CallNotes notes={[lockNote]} isWaitingLong={isWaitingLong} />
        {isUnread && <Unread onRetry={onReadAgain} />}
      </NoticeRegion>
    </>
  )
}

/** Shown if the balance couldn't be read again. Nothing continues until it is read (OQ-135). */
const Unread = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice
    tone="note"
    messages={[
      <>
        {ours.unread}{' '}
        <Button quiet size="s" onClick={onRetry}>
          {moneyCallMessages.ours.readAgain}
        </Button>
      </>,
    ]}
  />
)

interface WithdrawalButtonsProps {
  readonly view: CardWithdrawalView
  readonly send: (event: CardWithdrawalEvent) => void
}

function WithdrawalButtons({ view, send }: WithdrawalButtonsProps) {
  const { buttons, isWithdrawing, isReading } = view
  const isBusy = isWithdrawing || isReading
  const hintId = useId()
  // A blank reserves the hint's line while a call is running.
  const hint = view.hint ?? (isBusy ? '\u00A0' : undefined)
  return (
    <>
      {hint && <AccountActionNote id={hintId}>{hint}</AccountActionNote>}
      {buttons.card.state !== 'hidden' && (
        <Button
          once
          quiet
          busy={isBusy}
          disabled={buttons.card.state === 'disabled'}
          aria-describedby={hint && hintId}
          onClick={() => {
            send({ type: 'withdrawal.requested' })
          }}
        >
          {isReading ? ours.readingAgain : ours.toCard}
        </Button>
      )}
      <Waiting>{isWithdrawing ? ours.withdrawing : undefined}</Waiting>
      {buttons.bank.state === 'enabled' && (
        <ButtonLink {...asButton} quiet href={withdrawalLinks.toBank}>
          {ours.toBank}
        </ButtonLink>
      )}
      {/* A link can't be disabled. */}
      {buttons.bank.state === 'disabled' && (
        <Button quiet disabled aria-describedby={hint && hintId}>
          {ours.toBank}
        </Button>
      )}
    </>
  )
}

/**
 * One of the withdrawal buttons links to a page. Screen readers announce it as a button, and the space bar presses it.
 */
const asButton = {
  role: 'button',
  draggable: false,
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    // Otherwise the page scrolls, and a held key presses repeatedly.
    event.preventDefault()
    if (!event.repeat) event.currentTarget.click()
  },
}
