import {
  amountCosts,
  amountEntryView,
  benefitsPolicy,
  type Choice,
  choiceMessages,
  entryAfter,
  entryOf,
  heldView,
  leastAmountText,
  orderPathOf,
} from '@save/domain/benefits'
import { type ChoiceId, poundsOf } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { benefitTaxLabel } from '@save/domain/payslip'
import { paths } from '@save/domain/shell'
import { Button } from '@save/ui/button'
import { Form, FormActions } from '@save/ui/form'
import { Link } from '@save/ui/link'
import { Notice } from '@save/ui/message'
import { MoneyField } from '@save/ui/money-field'
import { Passbook } from '@save/ui/passbook'
import { useReducer } from 'react'
import { useKeptDraft, useTakenDraft } from '../memory/drafts.ts'
import { useConfiguration, usePortal, visitOf } from '../portal/use-portal.ts'

const { ours } = choiceMessages

export interface AmountFormProps {
  readonly choice: Choice
  readonly member: Member
}

/** The member's own benefit of this choice: its status, and the link to it. */
function Held({ member, id }: { readonly member: Member; readonly id: ChoiceId }) {
  const ownBenefit = heldView(member, id)
  if (ownBenefit === undefined) return null
  const { status, seeIt, orderAgain } = ownBenefit
  const amountFields = (
    <>
      {status} {seeIt !== undefined && <Link href={paths.account}>{seeIt}</Link>} {orderAgain}
    </>
  )
  return <Notice tone="note" messages={[amountFields]} />
}

/**
 * The form for the yearly salary to give up. Its button opens the order (CHOICE-04 to CHOICE-10).
 */
export function AmountForm({ choice, member }: AmountFormProps) {
  const { id } = choice
  const running = usePortal()
  const { choiceRates } = useConfiguration()
  const draftName = `amount of ${id}`
  const draft = useTakenDraft(draftName, member, { text: '' })
  const [entry, send] = useReducer(
    entryAfter,
    draft?.text ?? visitOf(running).amounts.get(id),
    entryOf,
  )
  const { text, amount, complaint } = amountEntryView(entry)
  useKeptDraft(draftName, member, () => (text === '' ? undefined : { text }))

  const submit = () => {
    send({ type: 'amount.submitted' })
    const path = orderPathOf(entry, id)
    if (path !== undefined) running.browser.openPath(path)
  }

  return (
    <Passbook heading={ours.amountHeading} short>
      <Held member={member} id={id} />
      <Form onSubmit={submit}>
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
          {amountCosts(entry, choice, choiceRates).map((cost) => (
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
