import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Select } from './select.tsx'

const options = [
  { value: '', label: 'Choose a category' },
  { value: 'c', label: 'Cashback' },
  { value: 'w', label: 'Website' },
]

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'About' })

test('a select is named by its label and offers its options in their order', () => {
  render(<Select label="About" options={options} />)
  expect([...select().options].map((option) => option.text)).toEqual([
    'Choose a category',
    'Cashback',
    'Website',
  ])
})

test('choosing tells the value', async () => {
  const user = userEvent.setup()
  const chosen = vi.fn()
  render(
    <Select label="About" options={options} onChange={(event) => chosen(event.target.value)} />,
  )
  await user.selectOptions(select(), 'Website')
  expect(chosen).toHaveBeenCalledWith('w')
})

test('hint and message describe the select, and the message makes it invalid', () => {
  render(<Select label="About" options={options} hint="Choose one." message="Please choose." />)
  expect(select().getAttribute('aria-invalid')).toBe('true')
  const described = (select().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['Choose one.', 'Please choose.'])
})

test('a ref is the select itself, to focus it', () => {
  const ref = createRef<HTMLSelectElement>()
  render(<Select label="About" options={options} ref={ref} />)
  expect(ref.current).toBe(select())
})
