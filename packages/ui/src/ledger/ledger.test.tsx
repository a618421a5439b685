import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Ledger, type LedgerColumn } from './ledger.tsx'

interface Line {
  readonly name: string
  readonly spent: string
}

const columns: readonly LedgerColumn<Line>[] = [
  { heading: 'Name', cell: (line) => line.name },
  { heading: 'Amount each', cell: (line) => line.spent, figure: true, labelled: true },
  {
    heading: 'Action',
    headingHidden: true,
    cell: () => <button type="button">Cancel</button>,
    lead: true,
  },
]

const rows = [
  { name: 'Fernhill Books', spent: '£28.00' },
  { name: 'Tidewater Stays', spent: '£412.00' },
]

const ledger = (
  <Ledger
    caption="Transactions"
    columns={columns}
    rows={rows}
    rowKey={(line) => line.name}
    rowTitle={(line) => `About ${line.name}`}
  />
)

test('a ledger is a table named by its caption', () => {
  render(ledger)
  expect(screen.getByRole('table', { name: 'Transactions' })).toBeTruthy()
})

test('a ledger below its heading is named by it, and says it no second time', () => {
  render(
    <>
      <h2 id="ordered">My Benefits</h2>
      <Ledger namedBy="ordered" columns={columns} rows={rows} rowKey={(line) => line.name} />
    </>,
  )
  expect(screen.getByRole('table', { name: 'My Benefits' })).toBeTruthy()
  expect(screen.getByText('My Benefits').tagName).toBe('H2')
})

test('columns and rows are headed, with scope, a hidden heading included', () => {
  render(ledger)
  const headings = screen.getAllByRole('columnheader')
  expect(headings.map((heading) => heading.textContent)).toEqual(['Name', 'Amount each', 'Action'])
  expect(headings.every((heading) => heading.getAttribute('scope') === 'col')).toBe(true)
  const names = screen.getAllByRole('rowheader')
  expect(names.map((name) => name.textContent)).toEqual(['Fernhill Books', 'Tidewater Stays'])
  expect(names.every((name) => name.getAttribute('scope') === 'row')).toBe(true)
})

test('the name of a row has more information as a tooltip', () => {
  render(ledger)
  expect(screen.getByText('Tidewater Stays').title).toBe('About Tidewater Stays')
})

test('when folded, a cell that is unclear alone is labelled by its heading', () => {
  render(ledger)
  expect(screen.getByText('£28.00').getAttribute('data-label')).toBe('Amount each')
  expect(screen.getAllByRole('cell')[1]?.hasAttribute('data-label')).toBe(false)
})

test('a ledger without rows keeps its header', () => {
  render(<Ledger caption="Transactions" columns={columns} rows={[]} rowKey={(line) => line.name} />)
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(within(screen.getByRole('table')).queryByRole('rowheader')).toBeNull()
})

test('a row opens to its details, and closes again; before, they are not there', async () => {
  render(
    <Ledger
      caption="Transactions"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      rowTitle={({ name }) => `about ${name}`}
      rowDetail={({ spent }) => <p>Waiting: {spent}</p>}
    />,
  )
  const opener = screen.getByRole('button', { name: 'Tidewater Stays' })
  expect(opener.closest('th')?.title).toBe('about Tidewater Stays')
  expect([opener.getAttribute('aria-expanded'), screen.getAllByRole('row').length]).toEqual([
    'false',
    3,
  ])
  await userEvent.click(opener)
  const detail = screen.getByText('Waiting: £412.00').closest('tr')
  expect(opener.getAttribute('aria-controls')).toBe(detail?.id)
  expect(detail?.previousElementSibling).toBe(opener.closest('tr'))
  await userEvent.click(opener)
  expect(screen.getAllByRole('row')).toHaveLength(3)
})
