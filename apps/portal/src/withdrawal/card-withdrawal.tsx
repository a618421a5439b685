import { isOutdated } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import {
  type CardWithdrawalEvent,
  type CardWithdrawalView,
  cardWithdrawalMachine,
  cardWithdrawalView,
  withdrawalLinks,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { Button, ButtonLink } from '@save/ui/button'
import { useMachine, useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { usePortal } from '../portal/portal-context.tsx'
import { useResources } from '../portal/use-resource.ts'
import { useFocusKept } from '../routing/focus-kept.ts'
import { CardNotices } from './card-notices.tsx'

export interface CardWithdrawalProps {
  readonly member: Member
  /** Draws the savings around what a withdrawal adds to them. */
  readonly children: (parts: {
    readonly notices: ReactNode
    readonly actions: ReactNode
  }) => ReactNode
}

/** The withdrawal to the prepaid card, and the way to that to a bank (CARDW-01 to CARDW-10). */
export function CardWithdrawal({ member, children }: CardWithdrawalProps) {
  const { ports } = usePortal()
  const { member: resource } = useResources()
  const [machine] = useState(() => cardWithdrawalMachine(ports.withdrawal))
  const [snapshot, send] = useMachine(machine, { input: { member: resource } })
  const view = cardWithdrawalView(snapshot, member, useSelector(resource, isOutdated))

  return children({
    notices: <CardNotices view={view} send={send} />,
    actions: <WithdrawalButtons view={view} send={send} />,
  })
}

interface WithdrawalButtonsProps {
  readonly view: CardWithdrawalView
  readonly send: (event: CardWithdrawalEvent) => void
}

function WithdrawalButtons({ view, send }: WithdrawalButtonsProps) {
  const { buttons, isWithdrawing, isReadingAgain } = view
  const isBusy = isWithdrawing || isReadingAgain
  const { control, keep } = useFocusKept(isBusy)
  const { ours } = withdrawalMessages
  return (
    <>
      {buttons.card !== 'hidden' && (
        <Button
          ref={control}
          once
          busy={isBusy}
          disabled={buttons.card === 'disabled'}
          onClick={() => {
            keep()
            send({ type: 'withdrawal.requested' })
          }}
        >
          {cardButtonText(view)}
        </Button>
      )}
      {buttons.bank === 'enabled' && (
        <ButtonLink quiet href={withdrawalLinks.toBank}>
          {ours.toBank}
        </ButtonLink>
      )}
      {/* A link can't be disabled. */}
      {buttons.bank === 'disabled' && (
        <Button quiet disabled>
          {ours.toBank}
        </Button>
      )}
    </>
  )
}

function cardButtonText({ isWithdrawing, isReadingAgain }: CardWithdrawalView): string {
  const { ours } = withdrawalMessages
  if (isReadingAgain) return ours.readingAgain
  return isWithdrawing ? ours.withdrawing : ours.toCard
}
