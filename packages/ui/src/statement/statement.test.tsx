import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Statement, StatementAwaited, type StatementRow } from './statement.tsx'

const drawn = vi.hoisted(() => vi.fn())
vi.mock('../chart/pie.ts', () => ({
  drawPie: (_: unknown, slices: readonly number[]) => {
    drawn(slices)
    return () => {}
  },
}))

const statementOf = (rows: readonly StatementRow[], others?: number) => (
  <Statement
    caption="Your benefits and their value"
    headings={{ name: 'Benefit description', value: 'Value' }}
    rows={rows}
    others={others}
    total={{ label: 'Total', value: '£3,990.00' }}
    chartLabel="Pension is the largest part"
    chartSize={300}
  />
)

const rows = [
  { name: 'Pension', value: '£2,850.00', size: 2850 },
  { name: 'Health check', value: '£0.00', size: 0 },
  { name: 'Loan repaid', value: '-£414.00', size: -414 },
  { name: 'Medical insurance', value: '£1,140.00', size: 1140 },
]

test('a statement is a captioned table with headed columns and rows', () => {
  render(statementOf(rows))
  const table = screen.getByRole('table', { name: 'Your benefits and their value' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((th) => th.textContent),
  ).toEqual(['Benefit description', 'Value'])
  expect(within(table).getByRole('row', { name: 'Medical insurance £1,140.00' })).toBeTruthy()
})

test('the total is one string', () => {
  render(statementOf(rows))
  expect(screen.getByText('£3,990.00').childNodes.length).toBe(1)
})

test('zero and negative values stay in the table, without a slice and without a key', async () => {
  const { container } = render(statementOf(rows))
  expect(screen.getByRole('row', { name: 'Health check £0.00' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Loan repaid -£414.00' })).toBeTruthy()
  expect(container.querySelectorAll('.chart-key')).toHaveLength(2)
  await vi.waitFor(() => expect(drawn).toHaveBeenLastCalledWith([2850, 1140]), { timeout: 10_000 })
})

test('the keys follow the slices, not the rows', () => {
  const { container } = render(statementOf(rows))
  const [, second] = container.querySelectorAll('.chart-key rect')
  expect(second?.classList.contains('chart-fill-2')).toBe(true)
})

test('what the rows leave out is one slice, without a key', async () => {
  const { container } = render(statementOf(rows, 500))
  await vi.waitFor(() => expect(drawn).toHaveBeenLastCalledWith([2850, 1140, 500]), {
    timeout: 10_000,
  })
  expect(container.querySelectorAll('.chart-key')).toHaveLength(2)
})

test('without a slice there is no chart, and the total stays', () => {
  render(statementOf([]))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('£3,990.00')).toBeTruthy()
})

test('the shape of what comes is not read out', () => {
  const { container } = render(<StatementAwaited chartSize={300} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(container.querySelector('.skeleton-pie')).not.toBeNull()
})
