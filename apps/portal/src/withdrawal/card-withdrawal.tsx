import { currentView, type ResourceView } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import {
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
import { OnceButton } from '@save/ui/once-button'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useJourney, usePageOf } from '../portal/use-journey.ts'
import { usePurse, useReporting } from '../portal/use-purse.ts'
import { useReading, useResources } from '../portal/use-resource.ts'
import { useFocusBackOnControl } from '../routing/focus-back.ts'
import { CardNotices } from './card-notices.tsx'

export interface CardWithdrawalProps {
  readonly member: Member
  /** Draws the savings around the withdrawal's buttons and notices. */
  readonly children: (parts: {
    /** The member as known now. */
    readonly known: ResourceView<Member>
    readonly notices: ReactNode
    readonly actions: ReactNode
  }) => ReactNode
}

/** The withdrawal to the prepaid card, and the way to the bank transfer (CARDW-01 to CARDW-10). */
export function CardWithdrawal({ member, children }: CardWithdrawalProps) {
  const { member: resource } = useResources()
  const known = useReading(resource, currentView)
  const [snapshot, send] = useJourney(({ portal, ports }) => ({
    key: 'card withdrawal',
    machine: () => cardWithdrawalMachine(ports.withdrawal),
    input: () => ({ member: resource, purse: portal.getSnapshot().context.ledger.savings }),
  }))
  usePageOf<CardWithdrawalEvent>(send, { type: 'page.entered' })
  const view = cardWithdrawalView(snapshot, usePurse('savings'), member, known)
  useReporting(ownCardCalls, view.notices.length > 0)

  return children({
    known,
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

interface WithdrawalButtonsProps {
  readonly view: CardWithdrawalView
  readonly send: (event: CardWithdrawalEvent) => void
}

function WithdrawalButtons({ view, send }: WithdrawalButtonsProps) {
  const { buttons, isWithdrawing, isReading } = view
  const isBusy = isWithdrawing || isReading
  const { control, keep, noting } = useFocusBackOnControl(isBusy)
  const { ours } = withdrawalMessages
  const noteId = useId()
  // Its line is kept free meanwhile.
  const note = view.cardTakes ?? (isBusy ? '\u00A0' : undefined)
  return (
    <>
      {buttons.card !== 'hidden' && (
        <OnceButton
          ref={control}
          {...noting}
          busy={isBusy}
          disabled={buttons.card === 'disabled'}
          aria-describedby={note && noteId}
          onClick={() => {
            keep()
            send({ type: 'withdrawal.requested' })
          }}
        >
          {isReading ? ours.readingAgain : ours.toCard}
        </OnceButton>
      )}
      <Waiting>{isWithdrawing ? ours.withdrawing : undefined}</Waiting>
      {buttons.bank === 'enabled' && (
        <ButtonLink {...asButton} quiet href={withdrawalLinks.toBank}>
          {ours.toBank}
        </ButtonLink>
      )}
      {/* A link can't be disabled. */}
      {buttons.bank === 'disabled' && (
        <Button quiet disabled>
          {ours.toBank}
        </Button>
      )}
      {note && <AccountActionNote id={noteId}>{note}</AccountActionNote>}
    </>
  )
}

/** One of the withdrawal buttons, which happens to lead to a page: announced as one, and pressed by the space bar, too. */
const asButton = {
  role: 'button',
  draggable: false,
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    // The page would scroll, and a held key press again and again.
    event.preventDefault()
    if (!event.repeat) event.currentTarget.click()
  },
}
