import {
  amountCosts,
  amountEntryMachine,
  amountEntryView,
  benefitsPolicy,
  type Choice,
  choiceMessages,
  hasChoice,
  leastAmountText,
} from '@save/domain/benefits'
import { poundsOf } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { benefitTaxLabel } from '@save/domain/payslip'
import { Button } from '@save/ui/button'
import { Form, FormActions } from '@save/ui/form'
import { MoneyField } from '@save/ui/money-field'
import { Notice } from '@save/ui/notice'
import { Passbook } from '@save/ui/passbook'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useKeptDraft, useTakenDraft } from '../drafts/use-draft.ts'
import { useConfiguration, usePortal } from '../portal/portal-context.tsx'
import { pageMemory } from './page-memory.ts'

const { ours } = choiceMessages

export interface AmountFormProps {
  readonly choice: Choice
  readonly member: Member
}

/**
 * How much of the yearly salary to give up; its button leads on to the order (CHOICE-04 to
 * CHOICE-10).
 */
export function AmountForm({ choice, member }: AmountFormProps) {
  const { id } = choice
  const running = usePortal()
  const { choiceRates } = useConfiguration()
  const draftName = `amount of ${id}`
  const draft = useTakenDraft(draftName, member, { text: '' })
  const [machine] = useState(() => amountEntryMachine(running.browser))
  const [snapshot, send] = useMachine(machine, {
    input: { choiceId: id, draft: draft?.text ?? pageMemory(running).amounts.get(id) },
  })
  const { text, amount, complaint } = amountEntryView(snapshot)
  useKeptDraft(draftName, member, () => (text === '' ? undefined : { text }))

  return (
    <Passbook heading={ours.amountHeading} short>
      {hasChoice(member, id) && <Notice tone="note" messages={[ours.haveAlready]} />}
      <Form onSubmit={() => send({ type: 'amount.submitted' })}>
        <MoneyField
          label={choiceMessages.ours.amount}
          hint={ours.amountHint}
          message={complaint}
          name="amount"
          min={leastAmountText}
          step={poundsOf(benefitsPolicy.amountStep)}
          aria-required
          value={text}
          onChange={({ currentTarget }) =>
            send({ type: 'amount.changed', text: currentTarget.value })
          }
          onBlur={() => send({ type: 'amount.left' })}
          stepper={{
            now: amount,
            raise: ours.raiseAmount,
            lower: ours.lowerAmount,
            onStep: (way) => send({ type: 'amount.stepped', way }),
          }}
        />
        <div aria-live="polite">
          {amountCosts(snapshot, choice, choiceRates).map((cost) => (
            <p key={cost}>{cost}</p>
          ))}
        </div>
        <p className="muted">{benefitTaxLabel(choice.benefitInKindValue)}</p>
        <FormActions>
          <Button type="submit" size="l">
            {ours.continue}
          </Button>
        </FormActions>
      </Form>
    </Passbook>
  )
}
