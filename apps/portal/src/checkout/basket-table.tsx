import { type BasketRowView, checkoutMessages } from '@save/domain/checkout'
import { Table, type TableColumn } from '@save/ui/table'

const { ours } = checkoutMessages

interface Row extends BasketRowView {
  readonly index: number
}

const columns: readonly TableColumn<Row>[] = [
  { heading: ours.vendor, cell: ({ vendorName }) => vendorName },
  { heading: ours.amount, labelled: true, cell: ({ amount }) => amount },
  { heading: ours.quantity, labelled: true, cell: ({ quantity }) => quantity },
  { heading: ours.netDiscount, lead: true, cell: ({ netDiscount }) => netDiscount },
]

/** One row for each item (BASKET-01). */
export const BasketTable = ({ rows }: { readonly rows: readonly BasketRowView[] }) => (
  <Table
    caption={ours.basket}
    columns={columns}
    rows={rows.map((row, index) => ({ ...row, index }))}
    rowKey={({ index }) => index}
  />
)
