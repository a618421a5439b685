import { Button } from '../button/button.tsx'
import { Entries, GainFigure } from '../figure/figure.tsx'
import { Passbook } from '../figure/passbook.tsx'
import { Status } from './status.tsx'
import { Table, type TableColumn } from './table.tsx'

interface Line {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly status: 'Paid' | 'Pending' | 'Declined'
  readonly spent: string
  readonly earned: string
  readonly kept: boolean
}

const lines: readonly Line[] = [
  {
    id: 88213,
    name: 'Fernhill Books',
    type: 'Cashback',
    status: 'Paid',
    spent: '£28.00',
    earned: '£2.10',
    kept: true,
  },
  {
    id: 88190,
    name: 'Tidewater Stays',
    type: 'Cashback',
    status: 'Pending',
    spent: '£412.00',
    earned: '£25.00',
    kept: false,
  },
  {
    id: 87954,
    name: 'Prepaid card',
    type: 'Withdrawal',
    status: 'Paid',
    spent: '',
    earned: '-£150.00',
    kept: false,
  },
  {
    id: 87811,
    name: 'Wetherby, Ollerenshaw & Fotheringham Country Outfitters Ltd',
    type: 'Cashback',
    status: 'Declined',
    spent: '£12,342.00',
    earned: '£0.00',
    kept: false,
  },
]

const statusKind = { Paid: 'done', Pending: 'open', Declined: 'off' } as const

const transactions: readonly TableColumn<Line>[] = [
  { heading: 'Name', cell: (line) => line.name },
  { heading: 'Type', cell: (line) => line.type },
  {
    heading: 'Status',
    cell: (line) => <Status kind={statusKind[line.status]}>{line.status}</Status>,
  },
  { heading: 'Purchase amount', cell: (line) => line.spent, figure: true, labelled: true },
  {
    heading: 'Cashback amount',
    cell: (line) => (line.kept ? <GainFigure>{line.earned}</GainFigure> : line.earned),
    lead: true,
  },
]

interface Benefit {
  readonly name: string
  readonly ordered: string
  readonly cancelled: string
}

const benefits: readonly TableColumn<Benefit>[] = [
  { heading: 'Name', cell: (benefit) => benefit.name },
  { heading: 'Date ordered', cell: (benefit) => benefit.ordered, labelled: true },
  { heading: 'Date cancelled', cell: (benefit) => benefit.cancelled, labelled: true },
  {
    heading: 'Status',
    cell: ({ cancelled }) => (
      <Status kind={cancelled ? 'off' : 'done'}>{cancelled ? 'Cancelled' : 'Active'}</Status>
    ),
  },
  {
    heading: 'Action',
    headingHidden: true,
    cell: ({ name, cancelled }) => (
      <Button quiet size="s" disabled={cancelled !== ''}>
        Cancel<span className="visually-hidden"> {name}</span>
      </Button>
    ),
    lead: true,
  },
]

interface Item {
  readonly vendor: string
  readonly each: string
  readonly count: number
  readonly price: string
}

const basket: readonly TableColumn<Item>[] = [
  { heading: 'Voucher', cell: (item) => item.vendor },
  { heading: 'Amount each', cell: (item) => item.each, labelled: true },
  { heading: 'Number ordered', cell: (item) => item.count, labelled: true },
  { heading: 'You pay', cell: (item) => item.price, lead: true },
]

const november = { name: 'November 2026', sums: 'Paid £2.10, pending £25.00' }
const october = { name: 'October 2026', sums: '' }

export const examples = {
  'under months, with gains that hang': (
    <Table
      caption="Transactions"
      columns={transactions}
      rows={lines}
      rowKey={(line) => line.id}
      rowGroup={({ id }) => (id > 88_000 ? november : october)}
      rowNote={({ id }) => (id > 88_000 ? '12/11/2026' : '30/10/2026')}
      rowTitle={(line) => `${line.id} - 12/11/2026`}
      hanging
    />
  ),
  'with rows that open': (
    <Table
      caption="Transactions"
      columns={transactions}
      rows={lines}
      rowKey={(line) => line.id}
      rowDetail={(line) => <p>{line.id} - 12/11/2026</p>}
      hanging
    />
  ),
  'with buttons, named by the heading above it': (
    <>
      <h2 id="ordered">My Benefits</h2>
      <Table
        namedBy="ordered"
        columns={benefits}
        rows={[
          { name: 'Dental plan', ordered: '02/04/2026', cancelled: '' },
          { name: 'Gym membership', ordered: '11/01/2025', cancelled: '30/09/2025' },
        ]}
        rowKey={(benefit) => benefit.name}
      />
    </>
  ),
  'on the ruled page': (
    <Passbook label="Basket">
      <Table
        caption="Your basket"
        columns={basket}
        rows={[
          { vendor: 'Plumfield Grocers', each: '£50.00', count: 2, price: '£95.00' },
          { vendor: 'Loomhaven Bedding', each: '£25.00', count: 1, price: '£23.00' },
        ]}
        rowKey={(item) => item.vendor}
      />
      <Entries
        entries={[
          { label: 'You Save', value: '£7.00', kind: 'gain' },
          { label: 'Order total', value: '£118.00', kind: 'total' },
        ]}
      />
    </Passbook>
  ),
  'without rows': (
    <Table caption="Transactions" columns={transactions} rows={[]} rowKey={(line) => line.id} />
  ),
}
