import { decimal, money } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { voucherPrice } from './voucher-price.rules.ts'

export const voucherPrices = table({
  title: 'What does the member pay for a voucher, and what do they save?',
  given: { worth: money, discount: decimal },
  answers: { pays: money, saves: money },
  rows: `
    case                          | worth   | discount | pays   | saves
    five per cent of a round sum  | £100.00 | 0.05     | £95.00 | £5.00
    half a penny is rounded once  | £10.10  | 0.05     | £9.59  | £0.51
    under half a penny is dropped | £10.05  | 0.045    | £9.60  | £0.45
    nothing off                   | £10.00  | 0        | £10.00 | £0.00
  `,
  decide: ({ worth, discount }) => {
    const { pays, saving } = voucherPrice(worth, discount)
    return { pays, saves: saving }
  },
})
