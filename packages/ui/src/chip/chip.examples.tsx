import { useState } from 'react'
import { StarIcon } from '../icon/icon.tsx'
import { Toggle } from '../toggle/toggle.tsx'
import { Chips, type ChipsProps } from './chip.tsx'

const amounts = ['£10.00', '£25.00', '£50.00', '£100.00', '£250.00', 'Another amount'].map(
  (label) => ({ value: label, label }),
)

type ExampleProps = Omit<ChipsProps, 'name' | 'value' | 'onChoose'> & { readonly from: string }

function Choosing({ from, ...chips }: ExampleProps) {
  const [value, setValue] = useState(from)
  return <Chips {...chips} name={chips.legend} value={value} onChoose={setValue} />
}

function Toggling() {
  const [pressed, setPressed] = useState(false)
  return (
    <Toggle pressed={pressed} onToggle={setPressed}>
      <StarIcon />
      View Favourites
    </Toggle>
  )
}

export const examples = {
  'one of two': (
    <Choosing
      legend="Payment method"
      from="credit"
      options={[
        { value: 'credit', label: 'Credit' },
        { value: 'debit', label: 'Debit' },
      ]}
    />
  ),
  'one of several': <Choosing legend="Choose an amount" from="£50.00" options={amounts} />,
  'nothing chosen, and a message': (
    <Choosing
      legend="Choose your amount"
      from=""
      options={amounts}
      message="Please enter correct amount."
    />
  ),
  'legend hidden': (
    <Choosing
      legend="Show"
      legendHidden
      from="All"
      options={['All', 'Cashback', 'Benefits', 'Vouchers'].map((label) => ({
        value: label,
        label,
      }))}
    />
  ),
  disabled: (
    <Choosing legend="The amount you chose" from="£25.00" options={amounts.slice(0, 4)} disabled />
  ),
  'toggle, off': <Toggle pressed={false}>View Favourites</Toggle>,
  'toggle, on': (
    <Toggle pressed>
      <StarIcon />
      View Favourites
    </Toggle>
  ),
  'toggle, to press': Toggling,
}
