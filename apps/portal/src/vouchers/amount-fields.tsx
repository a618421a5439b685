import { type ChosenAmount, type VendorView, vouchersMessages } from '@save/domain/vouchers'
import { Chips } from '@save/ui/chip'
import { MoneyField } from '@save/ui/money-field'

const { ours } = vouchersMessages

export interface AmountFieldsProps {
  readonly view: VendorView
  readonly chosen: ChosenAmount
  readonly message: string | undefined
  readonly onChoose: (chosen: ChosenAmount) => void
  /** Called when the field of a typed amount loses focus. */
  readonly onLeave: () => void
}

/** The value of the chip for a typed amount. */
const typed = 'typed'

/** The amount, picked from the list or typed, as the vendor allows (VOUCHER-09, VOUCHER-10). */
export function AmountFields({ view, chosen, message, onChoose, onLeave }: AmountFieldsProps) {
  const isListed = view.fixedAmounts.length > 0
  const isTyped = chosen.way === 'manual'
  return (
    <>
      {isListed && (
        <Chips
          legend={ours.chooseAmount}
          name="amount"
          required
          options={optionsOf(view)}
          value={isTyped ? typed : String(chosen.amount ?? '')}
          onChoose={(value) => onChoose(choiceOf(view, value))}
          message={isTyped ? undefined : message}
        />
      )}
      {isTyped && (
        <MoneyField
          label={isListed ? ours.anotherAmount : ours.enterAmount}
          hint={view.manualHint}
          message={message}
          symbol={view.foreignCurrency === undefined ? '£' : ''}
          name="manualAmount"
          aria-required
          value={chosen.text}
          onChange={(event) => onChoose({ way: 'manual', text: event.currentTarget.value })}
          onBlur={({ relatedTarget }) => !isSubmit(relatedTarget) && onLeave()}
        />
      )}
    </>
  )
}

/** Submitting checks the amount anyway, and an earlier message would move the button away from the pointer. */
const isSubmit = (element: Element | null): boolean => element?.matches('[type=submit]') === true

const optionsOf = ({ fixedAmounts, manualHint }: VendorView) => [
  ...fixedAmounts.map(({ amount, label }) => ({ value: String(amount), label })),
  ...(manualHint === undefined ? [] : [{ value: typed, label: ours.anotherAmount }]),
]

function choiceOf({ fixedAmounts }: VendorView, value: string): ChosenAmount {
  const fixed = fixedAmounts.find(({ amount }) => String(amount) === value)
  return fixed === undefined ? { way: 'manual', text: '' } : { way: 'fixed', amount: fixed.amount }
}
