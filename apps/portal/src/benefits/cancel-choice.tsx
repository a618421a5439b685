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
import { RowAction, RowQuestion } from '@save/ui/row-action'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useJourney, usePageOf, useReporting } from '../portal/money-page.tsx'
import { useResources } from '../portal/resources.tsx'
import { noteVisit, usePortal, visitOf } from '../portal/use-portal.ts'

export interface CancelChoiceProps {
  readonly choiceId: ChoiceId
  readonly name: string
  readonly isCancelled: boolean
}

/** Cancels one of the member's choices after they confirm (ACCOUNT-14 to ACCOUNT-16, OQ-112). */
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
  const { control: offer, isAsking, isBusy, isUnread, isSaying, message, afterwards } = view
  useReporting(ownCancellation(choiceId), isSaying)
  const { ours } = accountMessages
  const messageId = useId()
  const running = usePortal()
  const button = useFocusAfter(isAsking)
  // If a choice has two rows, the one that was already cancelled reports nothing.
  const [wasCancelled] = useState(isCancelled)

  const keep = () => send({ type: 'choice.kept' })
  const ask = () => {
    noteVisit(running, { cancelQuestion: choiceId })
    send({ type: 'question.opened' })
  }
  const questioned = useSelector(running.portal, ({ context }) => context.visit.cancelQuestion)
  useEffect(() => {
    if (questioned !== choiceId) send({ type: 'choice.kept' })
  }, [questioned, choiceId, send])
  const confirm = () => {
    const { made } = visitOf(running)
    if (made?.order.choiceId === choiceId)
      noteVisit(running, { made: { ...made, isCancelAsked: true } })
    send({ type: 'choice.cancelled' })
  }

  return (
    <RowAction
      failed={[message, afterwards].map(
        (sentence, index) =>
          sentence !== undefined && (
            <FieldMessage id={`${messageId}-${index}`} key={sentence}>
              {sentence}
            </FieldMessage>
          ),
      )}
      done={view.isDone && !wasCancelled ? ours.benefitCancelled(name) : undefined}
    >
      {isAsking ? (
        <RowQuestion
          question={ours.reallyCancel(name)}
          yes={ours.yesCancel}
          no={ours.keepBenefit}
          onYes={confirm}
          onNo={keep}
        />
      ) : (
        <Button
          once
          ref={button}
          quiet
          size="s"
          aria-label={isUnread ? ours.readBenefitAgain(name) : ours.cancelBenefit(name)}
          aria-describedby={message === undefined ? undefined : `${messageId}-0`}
          busy={isBusy}
          disabled={offer.state === 'disabled' && !isUnread}
          onClick={isUnread ? () => resource.send({ type: 'resource.needed' }) : ask}
        >
          {isUnread ? moneyCallMessages.ours.readAgain : accountMessages.cancel}
        </Button>
      )}
    </RowAction>
  )
}

/** When the question closes, focuses the button that replaces it, unless the member has moved on. */
function useFocusAfter(isAsking: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking && document.activeElement === document.body)
      button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return button
}
