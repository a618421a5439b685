import { Button } from '../button/button.tsx'
import { FieldMessage } from '../field/field.tsx'
import { Entries, GainFigure } from '../figure/figure.tsx'
import { Passbook } from '../figure/passbook.tsx'
import { RowAction, RowQuestion } from './row-action.tsx'
import { Status } from './status.tsx'
import { Table, type TableColumn } from './table.tsx'

const statusKind = { Paid: 'done', Pending: 'open', Declined: 'off' } as const

type Line = readonly [
  id: number,
  name: string,
  type: string,
  status: keyof typeof statusKind,
  spent: string,
  earned: string,
]

const longName = 'Wetherby, Ollerenshaw & Fotheringham Country Outfitters Ltd'

const lines: readonly Line[] = [
  [88213, 'Fernhill Books', 'Cashback', 'Paid', '£28.00', '£2.10'],
  [88190, 'Tidewater Stays', 'Cashback', 'Pending', '£412.00', '£25.00'],
  [87954, 'Prepaid card', 'Withdrawal', 'Paid', '', '-£150.00'],
  [87811, longName, 'Cashback', 'Declined', '£12,342.00', '£0.00'],
]

const transactions = {
  caption: 'Transactions',
  columns: [
    { heading: 'Name', cell: ([, name]) => name },
    { heading: 'Type', cell: ([, , type]) => type },
    {
      heading: 'Status',
      cell: ([, , , status]) => <Status kind={statusKind[status]}>{status}</Status>,
    },
    { heading: 'Purchase amount', cell: ([, , , , spent]) => spent, figure: true, labelled: true },
    {
      heading: 'Cashback amount',
      cell: ([id, , , , , earned]) => (id === 88213 ? <GainFigure>{earned}</GainFigure> : earned),
      lead: true,
    },
  ] satisfies readonly TableColumn<Line>[],
  rows: lines,
  rowKey: ([id]: Line) => id,
  hanging: true,
}

const ignore = () => {}

type Texts = readonly [string, string, string, string?]

const benefits: readonly TableColumn<Texts>[] = [
  { heading: 'Name', cell: ([name]) => name },
  { heading: 'Date ordered', cell: ([, ordered]) => ordered, labelled: true },
  { heading: 'Date cancelled', cell: ([, , cancelled]) => cancelled, labelled: true },
  {
    heading: 'Status',
    cell: ([, , cancelled]) => (
      <Status kind={cancelled ? 'off' : 'done'}>{cancelled ? 'Cancelled' : 'Active'}</Status>
    ),
  },
  {
    heading: 'Action',
    headingHidden: true,
    cell: ([name, , cancelled, outcome]) =>
      outcome === 'asked' ? (
        <RowAction>
          <RowQuestion
            question={`Cancel ${name}?`}
            yes="Yes, cancel it"
            no="Keep it"
            onYes={ignore}
            onNo={ignore}
          />
        </RowAction>
      ) : (
        <RowAction
          failed={
            outcome === 'failed' && <FieldMessage id="failed">Something went wrong.</FieldMessage>
          }
          done={cancelled && `${name} is cancelled.`}
        >
          <Button quiet size="s" disabled={cancelled !== ''}>
            Cancel<span className="visually-hidden"> {name}</span>
          </Button>
        </RowAction>
      ),
    lead: true,
  },
]

const basket: readonly TableColumn<Texts>[] = [
  { heading: 'Voucher', cell: ([vendor]) => vendor },
  { heading: 'Amount each', cell: ([, each]) => each, labelled: true },
  { heading: 'Number ordered', cell: ([, , count]) => count, labelled: true },
  { heading: 'You pay', cell: ([, , , price]) => price, lead: true },
]

const november = { name: 'November 2026', sums: 'Paid £2.10, pending £25.00' }
const october = { name: 'October 2026', sums: '' }

export const examples = {
  'under months, with gains that hang': (
    <Table
      {...transactions}
      rowGroup={([id]) => (id > 88_000 ? november : october)}
      rowNote={([id]) => (id > 88_000 ? '12/11/2026' : '30/10/2026')}
      rowTitle={([id]) => `${id} - 12/11/2026`}
    />
  ),
  'with rows that open': <Table {...transactions} rowDetail={([id]) => <p>{id} - 12/11/2026</p>} />,
  'with buttons, named by the heading above it': (
    <>
      <h2 id="ordered">My Benefits</h2>
      <Table
        namedBy="ordered"
        columns={benefits}
        rows={[
          ['Dental plan', '02/04/2026', ''],
          ['Cycle to work', '17/06/2025', '', 'asked'],
          ['Eye care', '17/06/2025', '', 'failed'],
          ['Gym membership', '11/01/2025', '30/09/2025'],
        ]}
        rowKey={([name]) => name}
      />
    </>
  ),
  'on the ruled page': (
    <Passbook label="Basket">
      <Table
        caption="Your basket"
        columns={basket}
        rows={[
          ['Plumfield Grocers', '£50.00', '2', '£95.00'],
          ['Loomhaven Bedding', '£25.00', '1', '£23.00'],
        ]}
        rowKey={([vendor]) => vendor}
      />
      <Entries
        entries={[
          { label: 'You Save', value: '£7.00', kind: 'gain' },
          { label: 'Order total', value: '£118.00', kind: 'total' },
        ]}
      />
    </Passbook>
  ),
  'without rows': <Table {...transactions} rows={[]} hasHangingCorners={false} />,
}
