import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Comparison } from './comparison.tsx'

const comparison = (
  <Comparison
    caption="Cost comparison"
    ways={['Basic rate', 'Higher rate']}
    rows={[
      { label: 'Annual saving', values: ['£336.00', '£504.00'], kind: 'gain', under: 'Because.' },
      { label: 'Monthly cost', values: ['£72.00', '£58.00'], kind: 'total' },
    ]}
  />
)

test('a comparison is a table with its caption, a column for each way and a row for each figure', () => {
  render(comparison)
  const table = screen.getByRole('table', { name: 'Cost comparison' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((way) => way.textContent),
  ).toEqual(['Basic rate', 'Higher rate'])
  const row = within(table).getByRole('row', { name: 'Monthly cost £72.00 £58.00' })
  expect(within(row).getByRole('rowheader').textContent).toBe('Monthly cost')
})

test('every figure is one string, gains and totals too', () => {
  render(comparison)
  for (const figure of ['£336.00', '£504.00', '£72.00', '£58.00']) {
    expect(screen.getByText(figure).childNodes.length).toBe(1)
  }
})

test('what is under a row takes the whole width of the table', () => {
  render(comparison)
  expect(screen.getByRole('cell', { name: 'Because.' }).getAttribute('colspan')).toBe('3')
})
