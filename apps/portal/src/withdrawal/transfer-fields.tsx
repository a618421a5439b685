import { moneyCallMessages } from '@save/domain/kernel'
import {
  accountNumberAsTyped,
  type BankWithdrawalView,
  sortCodeAsTyped,
  type TransferForm,
  withdrawalLinks,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { Button } from '@save/ui/button'
import { TextField } from '@save/ui/field'
import { FormActions, FormSection } from '@save/ui/form'
import { GroupedField } from '@save/ui/grouped-field'
import { BackLink } from '@save/ui/link'
import { MoneyField } from '@save/ui/money-field'
import { bindFields } from '../portal/bind-fields.ts'

export interface TransferFieldsProps {
  readonly view: BankWithdrawalView
  readonly onChange: (change: Partial<TransferForm>) => void
  readonly onAmountLeft: () => void
}

/** The amount and the account (BANKW-04). */
export function TransferFields({ view, onChange, onAmountLeft }: TransferFieldsProps) {
  const { form, complaints, control, minimumNote, isMinimumLoading, isRequested, isSending } = view
  const { cancel, ours } = withdrawalMessages
  const field = bindFields({ form, complaints, labels: ours, onChange })

  return (
    <>
      <FormSection title={ours.howMuch}>
        <MoneyField
          {...field('transferValue')}
          label={
            <>
              {ours.transferValue} <span className="visually-hidden">{ours.alsoTransferValue}</span>
            </>
          }
          aria-required
          hint={minimumNote ?? (isMinimumLoading ? '\u00A0' : undefined)}
          onBlur={onAmountLeft}
        />
      </FormSection>
      <FormSection title={ours.whereTo}>
        <GroupedField
          {...field('accountNumber')}
          aria-required
          hint={ours.accountNumberHint}
          written={accountNumberAsTyped}
          width="m"
        />
        <GroupedField
          {...field('sortCode')}
          aria-required
          hint={ours.sortCodeHint}
          written={sortCodeAsTyped}
          width="s"
        />
        <TextField
          {...field('contactTelephoneNumber')}
          aria-required
          type="tel"
          autoComplete="tel"
          width="m"
        />
        <TextField {...field('buildingSocietyRollNumber')} autoComplete="off" width="m" />
        <FormActions>
          <Button
            type="submit"
            size="l"
            busy={control.state === 'disabled' && control.because !== 'done'}
          >
            {buttonText(view)}
          </Button>
          {!isRequested && !isSending && (
            <BackLink href={withdrawalLinks.cancel} arrow={false}>
              {cancel}
            </BackLink>
          )}
        </FormActions>
      </FormSection>
    </>
  )
}

/** One button for every state, so that it keeps the focus. */
function buttonText({ isReading, isSending, isUnread }: BankWithdrawalView): string {
  const { ours } = withdrawalMessages
  if (isSending) return ours.withdrawing
  if (isUnread) return moneyCallMessages.ours.readAgain
  return isReading ? ours.readingAgain : ours.toBank
}
