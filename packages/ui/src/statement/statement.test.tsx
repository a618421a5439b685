import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { drawPie } from './pie.ts'
import { Pie, PieKey, Statement, StatementLoading, type StatementRow } from './statement.tsx'
import { StatementPanel, StatementPanels } from './statement-panel.tsx'

const erase = vi.hoisted(() => vi.fn())
vi.mock('./pie.ts', () => ({ drawPie: vi.fn(() => erase) }))
afterEach(() => vi.clearAllMocks())

const drawings = () => vi.mocked(drawPie).mock.calls.map(([, slices]) => slices)

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

test('zero and negative values stay in the table, without a slice and without a key', async () => {
  const { container } = render(statementOf(rows))
  expect(screen.getByRole('row', { name: 'Health check £0.00' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Loan repaid -£414.00' })).toBeTruthy()
  expect(container.querySelectorAll('.chart-key')).toHaveLength(2)
  await vi.waitFor(() => expect(drawings().at(-1)).toEqual([2850, 1140]), { timeout: 10_000 })
})

test('the keys follow the slices, not the rows', () => {
  const { container } = render(statementOf(rows))
  const [, second] = container.querySelectorAll('.chart-key rect')
  expect(second?.getAttribute('fill')).toBe('var(--c2)')
})

test('the rows left out form one slice, without a key', async () => {
  const { container } = render(statementOf(rows, 500))
  await vi.waitFor(() => expect(drawings().at(-1)).toEqual([2850, 1140, 500]), {
    timeout: 10_000,
  })
  expect(container.querySelectorAll('.chart-key')).toHaveLength(2)
})

test('screen readers skip the placeholder', () => {
  const { container } = render(<StatementLoading chartSize={300} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(container.querySelector('.skeleton-pie')).not.toBeNull()
})

test('a panel is one link in a named group, with separate texts', () => {
  render(
    <StatementPanels label="Statements">
      <StatementPanel href="/Home/Reward" title="Reward" text="All of it." go="Open" dark />
    </StatementPanels>,
  )
  const link = screen.getByRole('link', { name: 'Reward All of it. Open' })
  expect(link.getAttribute('href')).toBe('/Home/Reward')
  expect(screen.getByRole('region', { name: 'Statements' }).contains(link)).toBe(true)
})

test('the pie is drawn once, and again only when its slices change', async () => {
  const { rerender } = render(<Pie size={300} label="Pie" slices={[3, 1]} />)
  await vi.waitFor(() => expect(drawings()).toEqual([[3, 1]]), { timeout: 10_000 })
  rerender(<Pie size={300} label="Pie" slices={[3, 1]} />)
  rerender(<Pie size={300} label="Pie" slices={[3, 2.5]} />)
  await vi.waitFor(
    () =>
      expect(drawings()).toEqual([
        [3, 1],
        [3, 2.5],
      ]),
    { timeout: 10_000 },
  )
  expect(erase).toHaveBeenCalledOnce()
})

test('a removed pie is erased', async () => {
  const { unmount } = render(<Pie size={300} label="Pie" slices={[3, 1]} />)
  await vi.waitFor(() => expect(drawPie).toHaveBeenCalledOnce(), { timeout: 10_000 })
  unmount()
  expect(erase).toHaveBeenCalledOnce()
})

test('the first twelve keys all look different, and screen readers skip them', () => {
  const { container } = render(
    Array.from({ length: 12 }, (_, slice) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a slice is known by its place alone
      <PieKey slice={slice} key={slice} />
    )),
  )
  const keys = [...container.querySelectorAll('svg')]
  expect(new Set(keys.map((key) => key.innerHTML)).size).toBe(12)
  expect(keys.every((key) => key.getAttribute('aria-hidden') === 'true')).toBe(true)
})
