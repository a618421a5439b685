import { money, oneOf } from '@save/domain/testing/cells'
import { type DecisionTable, table } from '@save/domain/testing/table'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { runningTables } from './running-tables.ts'
import { TryForm } from './try-form.tsx'

const doubled = table({
  title: 'Twice',
  given: { amount: money, sign: oneOf('plus', 'minus') },
  answers: { total: money },
  rows: `
    amount | sign | total
    £1.00  | plus | £2.00`,
  decide: ({ amount, sign }) => {
    if (amount > 10_000) throw new Error('Too large.')
    return { total: ((sign === 'plus' ? 2 : -2) * amount) as typeof amount }
  },
})

function open(tried: DecisionTable = doubled) {
  render(<TryForm table={tried} />)
  return {
    user: userEvent.setup(),
    amount: screen.getByRole<HTMLInputElement>('textbox', { name: 'amount' }),
    answer: () => screen.getByRole('button', { name: /Work out the answer/ }),
  }
}

test('the form begins with the first row, and has a field or a choice for each given column', async () => {
  const { user, amount, answer } = open()
  expect(amount.value).toBe('£1.00')
  expect(screen.getByText('an amount, such as £1,234.50')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'sign' }), 'minus')
  await user.clear(amount)
  await user.type(amount, '9.99')
  await user.click(answer())
  expect((await screen.findByText('-£19.98')).closest('[role=status]')).toBeTruthy()
})

test('a value that the column can’t contain is refused at its field, which gets the focus', async () => {
  const { user, amount, answer } = open()
  await user.clear(amount)
  await user.type(amount, 'ten')
  await user.click(answer())
  expect(await screen.findByText("'ten' is not an amount, such as £1,234.50.")).toBeTruthy()
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(amount)
  await user.type(amount, '1')
  expect(amount.getAttribute('aria-invalid')).toBeNull()
})

test('a rule that throws shows the reason', async () => {
  const { user, amount, answer } = open()
  await user.clear(amount)
  await user.type(amount, '500')
  await user.click(answer())
  expect(await screen.findByText('The rule stopped: Too large.')).toBeTruthy()
})

test('every table of the product is available', () => {
  expect(runningTables.get('Which withdrawal buttons are there?')?.given).toHaveLength(4)
  for (const running of runningTables.values()) expect(running.rows.length).toBeGreaterThan(0)
})
