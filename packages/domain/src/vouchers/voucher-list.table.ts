import { VendorCode } from '../kernel/index.ts'
import { list, text } from '../testing/cells.ts'
import { query } from '../testing/query.ts'
import { table } from '../testing/table.ts'
import type { Vendor } from './vendor.schema.ts'
import { vendorsAt, voucherListStateOf } from './voucher-list.rules.ts'
import { exampleVendor } from './vouchers.examples.ts'

const vendor = (name: string, percentageDiscount: number): Vendor => ({
  ...exampleVendor,
  code: VendorCode.make(name),
  name,
  percentageDiscount,
  hasRangedRange: true,
})

export const listedVendors = [
  vendor('Tea & Brick', 0.05),
  vendor('Tam’s Attic', 0.08),
  vendor('Fernhill', 0.05),
  vendor('Teasel', 0.1),
]

export const voucherList = table({
  title:
    'Which vouchers are listed, and in which order? Tea & Brick saves 5%, Tam’s Attic 8%, Fernhill 5%, Teasel 10%',
  given: { address: query },
  answers: { listed: list(text, { none: '' }) },
  rows: `
    case                                         | address                  | listed
    all, as the server has them                  | (none)                   | Tea & Brick, Tam’s Attic, Fernhill, Teasel
    vouchers of a name                           | ?search=tea              | Tea & Brick, Teasel
    a name as a phone writes it                  | ?search=tam's            | Tam’s Attic
    a blank name is none                         | ?search=                 | Tea & Brick, Tam’s Attic, Fernhill, Teasel
    the biggest saving first, in a tie the first | ?order=saving            | Teasel, Tam’s Attic, Tea & Brick, Fernhill
    in any letter case                           | ?order=SAVING            | Teasel, Tam’s Attic, Tea & Brick, Fernhill
    an unknown order is ignored                  | ?order=name              | Tea & Brick, Tam’s Attic, Fernhill, Teasel
    a name and an order                          | ?search=tea&order=saving | Teasel, Tea & Brick
    nothing of that name                         | ?search=zzz              |
  `,
  decide: ({ address }) => ({
    listed: vendorsAt(voucherListStateOf(address), listedVendors).map(({ name }) => name),
  }),
})
