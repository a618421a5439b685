import { accountMessages } from '@save/domain/account'
import {
  type CancellingEvent,
  cancellingMachine,
  cancellingView,
  ownCancellation,
} from '@save/domain/benefits'
import { type ChoiceId, moneyCallMessages } from '@save/domain/kernel'
import { Button } from '@save/ui/button'
import { FieldMessage } from '@save/ui/field'
import { useId } from 'react'
import { usePortal } from '../portal/portal-context.tsx'
import { useJourney, usePageOf } from '../portal/use-journey.ts'
import { useReporting } from '../portal/use-purse.ts'
import { useResources } from '../portal/use-resource.ts'
import { noteVisit, visitOf } from '../portal/visit.ts'

export interface CancelChoiceProps {
  readonly choiceId: ChoiceId
  readonly name: string
  readonly isCancelled: boolean
}

/** Cancels one of the member's choices (ACCOUNT-14 to ACCOUNT-16). */
export function CancelChoice({ choiceId, name, isCancelled }: CancelChoiceProps) {
  const { member: resource } = useResources()
  const [snapshot, send] = useJourney(`cancelling ${choiceId}`, ({ portal, ports }) => ({
    machine: () => cancellingMachine(ports.benefits),
    input: () => ({
      choiceId,
      member: resource,
      purse: portal.getSnapshot().context.ledger.benefits,
    }),
  }))
  usePageOf<CancellingEvent>(send, { type: 'page.entered' })
  const view = cancellingView(snapshot, isCancelled)
  const { control: offer, isBusy, isUnread, isSaying, message, afterwards } = view
  useReporting(ownCancellation(choiceId), isSaying)
  const { ours } = accountMessages
  const messageId = useId()
  const running = usePortal()

  return (
    <>
      <Button
        once
        quiet
        size="s"
        aria-label={isUnread ? ours.readBenefitAgain(name) : ours.cancelBenefit(name)}
        aria-describedby={message === undefined ? undefined : messageId}
        busy={isBusy}
        disabled={offer.state === 'disabled' && !isUnread}
        onClick={() => {
          if (isUnread) resource.send({ type: 'resource.needed' })
          else {
            const { made } = visitOf(running)
            if (made?.order.choiceId === choiceId)
              noteVisit(running, { made: { ...made, isCancelAsked: true } })
            send({ type: 'choice.cancelled' })
          }
        }}
      >
        {isUnread ? moneyCallMessages.ours.readAgain : accountMessages.cancel}
      </Button>
      <div role="alert">
        {message !== undefined && <FieldMessage id={messageId}>{message}</FieldMessage>}
        {afterwards !== undefined && (
          <FieldMessage id={`${messageId}-afterwards`}>{afterwards}</FieldMessage>
        )}
      </div>
    </>
  )
}
