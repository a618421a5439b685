import { amountEntryMachine, amountEntryView, choiceMessages } from '@save/domain/benefits'
import type { ChoiceId } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { Button } from '@save/ui/button'
import { Form, FormActions } from '@save/ui/form'
import { MoneyField } from '@save/ui/money-field'
import { Passbook } from '@save/ui/passbook'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useKeptDraft, useTakenDraft } from '../drafts/use-draft.ts'
import { usePortal } from '../portal/portal-context.tsx'

const { ours } = choiceMessages

export interface AmountFormProps {
  readonly id: ChoiceId
  readonly member: Member
}

/** The amount of salary to give up in a year, on to the order (CHOICE-04 to CHOICE-10). */
export function AmountForm({ id, member }: AmountFormProps) {
  const { browser } = usePortal()
  const draftName = `amount of ${id}`
  const draft = useTakenDraft(draftName, member, { text: '' })
  const [machine] = useState(() => amountEntryMachine(browser))
  const [snapshot, send] = useMachine(machine, { input: { choiceId: id, draft: draft?.text } })
  const { text, complaint } = amountEntryView(snapshot)
  useKeptDraft(draftName, member, () => (text === '' ? undefined : { text }))

  return (
    <Passbook heading={ours.amountHeading} short>
      <Form onSubmit={() => send({ type: 'amount.submitted' })}>
        <MoneyField
          label={choiceMessages.ours.amount}
          hint={ours.amountHint}
          message={complaint}
          name="amount"
          value={text}
          onChange={({ currentTarget }) =>
            send({ type: 'amount.changed', text: currentTarget.value })
          }
          onBlur={() => send({ type: 'amount.left' })}
          stepper={{
            raise: ours.raiseAmount,
            lower: ours.lowerAmount,
            onStep: (way) => send({ type: 'amount.stepped', way }),
          }}
        />
        <FormActions>
          <Button type="submit" size="l">
            {ours.continue}
          </Button>
        </FormActions>
      </Form>
    </Passbook>
  )
}
