import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { expect, test } from 'vitest'
import { Toggle } from '../toggle/toggle.tsx'
import { Chips } from './chip.tsx'

const options = [
  { value: 'credit', label: 'Credit' },
  { value: 'debit', label: 'Debit' },
]

function Payment({ message }: { readonly message?: string }) {
  const [value, setValue] = useState('credit')
  return (
    <Chips
      legend="Payment method"
      name="paymentMethod"
      options={options}
      value={value}
      onChoose={setValue}
      message={message}
    />
  )
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('chips are a radio group named by its legend, one of them chosen', async () => {
  const user = userEvent.setup()
  render(<Payment />)
  expect(screen.getByRole('radiogroup', { name: 'Payment method' })).toBeTruthy()
  expect(radio('Credit').checked).toBe(true)
  await user.click(screen.getByText('Debit'))
  expect(radio('Debit').checked).toBe(true)
  expect(radio('Credit').checked).toBe(false)
})

test('chips share their name and carry their value, as a form sends them', () => {
  render(<Payment />)
  expect(radio('Debit').name).toBe('paymentMethod')
  expect(radio('Debit').value).toBe('debit')
})

test('a message makes the group invalid and describes it', () => {
  render(<Payment message="Please enter correct amount." />)
  const group = screen.getByRole('radiogroup', { name: 'Payment method' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  const description = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Please enter correct amount.')
})

test.each([
  ['the chosen chip', 'debit', 'Debit'],
  ['the first chip while nothing is chosen', '', 'Credit'],
])('a ref is the radio that takes the focus: %s', (_, value, name) => {
  const ref = createRef<HTMLInputElement>()
  render(
    <Chips
      legend="Pay by"
      name="p"
      options={options}
      value={value}
      onChoose={() => {}}
      ref={ref}
    />,
  )
  expect(ref.current).toBe(radio(name))
})

function Favourites() {
  const [pressed, setPressed] = useState(false)
  return (
    <Toggle pressed={pressed} onToggle={setPressed}>
      View Favourites
    </Toggle>
  )
}

test('a toggle announces its state separately from its words, by pointer and by keyboard', async () => {
  const user = userEvent.setup()
  render(<Favourites />)
  const toggle = screen.getByRole('button', { name: 'View Favourites', pressed: false })
  await user.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{Enter}')
  expect(toggle.getAttribute('aria-pressed')).toBe('false')
})
