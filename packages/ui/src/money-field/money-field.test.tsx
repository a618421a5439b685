import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { MoneyField } from './money-field.tsx'
import { amountIn } from './pasted-amount.ts'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })

function Amount({ from = '' }: { readonly from?: string }) {
  const [value, setValue] = useState(from)
  return (
    <MoneyField label="Amount" value={value} onChange={(event) => setValue(event.target.value)} />
  )
}

test('the sign is shown and is no part of the amount nor of the name', () => {
  render(<Amount from="250.00" />)
  expect(screen.getByText('£').getAttribute('aria-hidden')).toBe('true')
  expect(field().value).toBe('250.00')
  expect(field().inputMode).toBe('decimal')
})

test('typing in the middle leaves the caret where it is', async () => {
  const user = userEvent.setup()
  render(<Amount from="1250.00" />)
  await user.click(field())
  field().setSelectionRange(1, 1)
  await user.keyboard('9')
  expect(field().value).toBe('19250.00')
  expect(field().selectionStart).toBe(2)
})

test('what is typed stays as typed, digits or not', async () => {
  const user = userEvent.setup()
  render(<Amount />)
  await user.type(field(), '12,5 or so')
  expect(field().value).toBe('12,5 or so')
})

test.each([
  ['a plain amount', '1250.00', '1250.00'],
  ['a sign', '£1250', '1250'],
  ['thousands separators', '£1,250,000.00', '1250000.00'],
  ['spaces around', ' 12.50\n', '12.50'],
  ['a space after the sign', '£\u00a01 250', '1250'],
  ['a comma as decimal sign', '1.250,00', '1.250,00'],
  ['a comma before two digits', '12,50', '12,50'],
  ['a minus', '-£5.00', '-5.00'],
  ['words', 'ten pounds', 'tenpounds'],
  ['a euro sign', '€50', '€50'],
  ['a dollar sign', '$5', '$5'],
])('pasted with %s: %j is %j', (_, pasted, amount) => {
  expect(amountIn(pasted)).toBe(amount)
})

test('a pasted amount loses its sign and goes where the caret is', () => {
  render(<Amount from="5.00" />)
  field().setSelectionRange(0, 4)
  fireEvent.paste(field(), { clipboardData: { getData: () => '£1,284.60' } })
  expect(field().value).toBe('1284.60')
})

test('with steps, the arrow keys and two named buttons raise and lower the amount', async () => {
  const user = userEvent.setup()
  const onStep = vi.fn()
  render(
    <MoneyField
      label="Amount"
      defaultValue="10"
      stepper={{ now: undefined, raise: 'Increase by £10', lower: 'Decrease by £10', onStep }}
    />,
  )
  await user.click(screen.getByRole('spinbutton', { name: 'Amount' }))
  await user.keyboard('{ArrowUp}{ArrowDown}')
  await user.click(screen.getByRole('button', { name: 'Increase by £10' }))
  await user.click(screen.getByRole('button', { name: 'Decrease by £10' }))
  expect(onStep.mock.calls.flat()).toEqual(['up', 'down', 'up', 'down'])
})

test.each([
  ['1250.50', 1250.5, '1250.5'],
  ['1 250', 1250, '1250'],
  ['€50', undefined, null],
  ['', undefined, null],
])(
  'with steps it is a spin button, and %j announces the amount that counts: %j',
  (value, now, announced) => {
    render(
      <MoneyField
        label="Amount"
        value={value}
        readOnly
        min="0.00"
        step={10}
        stepper={{ now, raise: 'More', lower: 'Less', onStep: () => undefined }}
      />,
    )
    const amount = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })
    expect(['aria-valuemin', 'aria-valuenow'].map((at) => amount.getAttribute(at))).toEqual([
      '0',
      announced,
    ])
    expect([amount.type, amount.inputMode]).toEqual(['text', 'decimal'])
  },
)

test('without steps the arrow keys are the browser’s', async () => {
  render(<Amount from="10" />)
  expect(fireEvent.keyDown(field(), { key: 'ArrowUp' })).toBe(true)
})

test('hint and message describe the amount, and the message makes it invalid', () => {
  render(<MoneyField label="Amount" hint="In pounds." message="Please enter correct amount." />)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-describedby')?.split(' ')).toHaveLength(2)
})
