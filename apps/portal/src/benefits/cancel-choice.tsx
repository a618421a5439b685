import { accountMessages } from '@save/domain/account'
import { cancellingMachine, cancellingView } from '@save/domain/benefits'
import type { ChoiceId } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { Button } from '@save/ui/button'
import { FieldMessage } from '@save/ui/field'
import { useMachine } from '@xstate/react'
import { useId, useState } from 'react'
import { usePortal } from '../portal/portal-context.tsx'
import { useResources } from '../portal/use-resource.ts'
import { useFocusKept } from '../routing/focus-kept.ts'

export interface CancelChoiceProps {
  readonly choiceId: ChoiceId
  readonly name: string
  readonly member: Member
}

/** Cancels one of the member's choices (ACCOUNT-14 to ACCOUNT-16). */
export function CancelChoice({ choiceId, name, member }: CancelChoiceProps) {
  const { ports } = usePortal()
  const { member: resource } = useResources()
  const [machine] = useState(() => cancellingMachine(ports.benefits))
  const [snapshot, send] = useMachine(machine, { input: { choiceId, member: resource } })
  const { isDisabled, isCancelling, isUnread, message } = cancellingView(snapshot, member)
  const { ours } = accountMessages
  const { control, keep } = useFocusKept(isCancelling)
  const messageId = useId()

  return (
    <>
      <Button
        ref={control}
        quiet
        size="s"
        once
        aria-label={isUnread ? ours.readBenefitAgain(name) : ours.cancelBenefit(name)}
        aria-describedby={message === undefined ? undefined : messageId}
        busy={isCancelling}
        disabled={isDisabled && !isUnread}
        onClick={() => {
          keep()
          send({ type: isUnread ? 'retry.requested' : 'choice.cancelled' })
        }}
      >
        {isUnread ? ours.readAgain : accountMessages.cancel}
      </Button>
      <div role="alert">
        {message !== undefined && <FieldMessage id={messageId}>{message}</FieldMessage>}
      </div>
    </>
  )
}
