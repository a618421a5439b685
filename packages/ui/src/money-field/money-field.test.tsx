import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { examples } from './money-field.examples.tsx'
import { MoneyField } from './money-field.tsx'

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

test.each(['£1,284.60', '12 50', '€50', '1.250,00'])(
  'what is pasted stays as it is, as if it were typed: %s',
  async (pasted) => {
    const user = userEvent.setup()
    render(<Amount />)
    await user.click(field())
    await user.paste(pasted)
    expect(field().value).toBe(pasted)
  },
)

test('with steps, each step is announced, and nothing that is typed after it', async () => {
  const user = userEvent.setup()
  const Stepping = examples['in steps']
  render(<Stepping />)
  const announced = () => screen.getByRole('status').textContent
  expect(announced()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Increase by £10' }))
  expect(announced()).toBe('£130')
  await user.type(screen.getByRole('spinbutton'), 'x')
  expect(announced()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Increase by £10' }))
  expect(announced()).toBe('£10')
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
