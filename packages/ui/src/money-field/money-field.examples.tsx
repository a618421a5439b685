import { useState } from 'react'
import { MoneyField } from './money-field.tsx'

function Stepping() {
  const [pounds, setPounds] = useState(120)
  return (
    <MoneyField
      label="Salary sacrifice amount"
      hint="For a whole year."
      value={String(pounds)}
      onChange={(event) => setPounds(Number(event.target.value) || 0)}
      stepper={{
        now: pounds,
        raise: 'Increase by £10',
        lower: 'Decrease by £10',
        onStep: (way) => setPounds((now) => Math.max(0, now + (way === 'up' ? 10 : -10))),
      }}
    />
  )
}

export const examples = {
  empty: <MoneyField label="How much" hint="The minimum withdrawal amount is £5.00." />,
  filled: <MoneyField label="Amount" defaultValue="250.00" />,
  'with a message': (
    <MoneyField
      label="Amount to withdraw"
      defaultValue="2,000.00"
      message="Transfer value should be greater than £5.00 and less than £1,284.60"
    />
  ),
  'read only': <MoneyField label="Amount agreed" defaultValue="3600.00" readOnly />,
  disabled: <MoneyField label="Amount being sent" defaultValue="250.00" disabled />,
  'in steps': Stepping,
  'a long amount': <MoneyField label="Everything" defaultValue="1234567890123.45" />,
}
