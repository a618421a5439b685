import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Comparison } from './comparison.tsx'
import { Share } from './share.tsx'
import { Status } from './status.tsx'
import { Table, type TableColumn, type TableProps } from './table.tsx'

interface Line {
  readonly name: string
  readonly spent: string
}

const columns: readonly TableColumn<Line>[] = [
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

const table = (props: Partial<Omit<TableProps<Line>, 'caption' | 'namedBy'>> = {}) => (
  <Table
    caption="Transactions"
    columns={columns}
    rows={rows}
    rowKey={({ name }) => name}
    {...props}
  />
)

test('the heading above a table names it, without a second caption', () => {
  render(
    <>
      <h2 id="ordered">My Benefits</h2>
      <Table namedBy="ordered" columns={columns} rows={rows} rowKey={(line) => line.name} />
    </>,
  )
  expect(screen.getByRole('table', { name: 'My Benefits' })).toBeTruthy()
  expect(screen.getByText('My Benefits').tagName).toBe('H2')
})

test('columns and rows have headings with scope, including a hidden one', () => {
  render(table())
  const headings = screen.getAllByRole('columnheader')
  expect(headings.map((heading) => heading.textContent)).toEqual(['Name', 'Amount each', 'Action'])
  expect(headings.every((heading) => heading.getAttribute('scope') === 'col')).toBe(true)
  const names = screen.getAllByRole('rowheader')
  expect(names.map((name) => name.textContent)).toEqual(['Fernhill Books', 'Tidewater Stays'])
  expect(names.every((name) => name.getAttribute('scope') === 'row')).toBe(true)
})

test('in a folded table a cell that would be unclear alone is labelled by its heading', () => {
  render(table())
  expect(screen.getByText('£28.00').getAttribute('data-label')).toBe('Amount each')
  expect(screen.getAllByRole('cell')[1]?.hasAttribute('data-label')).toBe(false)
})

test('a table without rows keeps its header', () => {
  render(table({ rows: [] }))
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(within(screen.getByRole('table')).queryByRole('rowheader')).toBeNull()
})

test('a row opens to its details and closes again, and the details aren’t in the page before it opens', async () => {
  render(
    table({
      rowTitle: ({ name }) => `about ${name}`,
      rowDetail: ({ spent }) => <p>Waiting: {spent}</p>,
    }),
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

const comparison = (
  <Comparison
    caption="Cost comparison"
    options={['Basic rate', 'Higher rate']}
    rows={[
      { label: 'Annual saving', values: ['£336.00', '£504.00'], kind: 'gain', under: 'Because.' },
      { label: 'Monthly cost', values: ['£72.00', '£58.00'], kind: 'total' },
    ]}
  />
)

test('a comparison is a table with a column for each option and a row for each figure, which is one string', () => {
  render(comparison)
  const table = screen.getByRole('table', { name: 'Cost comparison' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Basic rate', 'Higher rate'])
  const row = within(table).getByRole('row', { name: 'Monthly cost £72.00 £58.00' })
  expect(within(row).getByRole('rowheader').textContent).toBe('Monthly cost')
  for (const figure of ['£336.00', '£504.00', '£72.00', '£58.00'])
    expect(screen.getByText(figure).childNodes.length).toBe(1)
})

test('content below a row takes the whole width of the table', () => {
  render(comparison)
  expect(screen.getByRole('cell', { name: 'Because.' }).getAttribute('colspan')).toBe('3')
})

const show = (tax: number) =>
  render(
    <Share
      caption="Where the amount goes"
      total={{ label: 'You give up', value: '£1,200.00' }}
      parts={[
        { label: 'Tax', value: '£240.00', percent: tax },
        { label: 'Loans', value: '£0.00', percent: 0 },
        { label: 'You', value: '£960.00', percent: 80 },
      ]}
    />,
  )

test('the bar has a named part for each share above zero, and the table says the same', () => {
  show(20)
  const bar = screen.getByRole('img', { name: 'Where the amount goes: Tax 20%, You 80%' })
  expect([...bar.children].map((part) => (part as HTMLElement).style.flexGrow)).toEqual([
    '20',
    '80',
  ])
  expect([...bar.children].map(({ className }) => className)).toEqual(['share-1', 'share-last'])
  const table = within(screen.getByRole('table', { name: 'Where the amount goes' }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Tax20%£240.00',
    'Loans0%£0.00',
    'You80%£960.00',
    'You give up£1,200.00',
  ])
})

test('with a part below zero, only the table appears', () => {
  show(-10)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('rowheader', { name: 'Tax' })).toBeTruthy()
})

test('adjacent rows of a group share one heading with its sums, and a group that appears again repeats its heading', () => {
  const group = (name: string) => ({ name, sums: `Paid £1.00 in ${name}` })
  const [october, november] = [group('October'), group('November')]
  render(
    table({
      rows: [...rows, { name: 'Otterby', spent: '' }, { name: 'Plumfield', spent: '' }],
      rowGroup: ({ name }) => (name === 'Otterby' ? november : october),
      rowNote: () => '12/11/2026',
    }),
  )
  const [, ...groups] = screen.getAllByRole('rowgroup')
  expect(groups.map((one) => within(one).getAllByRole('rowheader')[0]?.textContent)).toEqual([
    'October',
    'November',
    'October',
  ])
  const heading = screen.getByText('November')
  expect([heading.getAttribute('scope'), heading.nextElementSibling?.textContent]).toEqual([
    'rowgroup',
    'Paid £1.00 in November',
  ])
  expect(screen.getByText('Otterby').textContent).toBe('Otterby12/11/2026')
})

test('the three kinds of status have different dots', () => {
  render(
    <>
      <Status>Pending</Status>
      <Status kind="done">Paid</Status>
      <Status kind="off">Declined</Status>
    </>,
  )
  const classNames = ['Pending', 'Paid', 'Declined'].map((word) => screen.getByText(word).className)
  expect(new Set(classNames).size).toBe(3)
})
