import { type Cell, count, list, money, orNone, text, unreadable, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { isEmpty } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { basketView, chargeEntries } from './basket.selectors.ts'
import { basketOf } from './checkout.examples.ts'

/** '2 × £20.00 for £36.00': quantity, face value of each, price of the line. */
const line: Cell<Basket['items'][number]> = {
  hint: 'vouchers and their price, such as 2 × £20.00 for £36.00',
  read: (cell) => {
    const [, quantity, each = '', price = ''] = /^(\d+) × (\S+) for (\S+)$/.exec(cell) ?? []
    const amount = money.read(each)
    const netDiscount = money.read(price)
    if (amount === unreadable || netDiscount === unreadable) return unreadable
    return { vendorName: 'Plumfield Grocers', amount, quantity: Number(quantity), netDiscount }
  },
  write: ({ quantity, amount, netDiscount }) =>
    `${quantity} × ${money.write(amount)} for ${money.write(netDiscount)}`,
}
const basket = list(line, { none: '(empty)' })

export const savings = table({
  title: 'What does the member save?',
  ids: ['OQ-102'],
  given: { basket },
  answers: { 'you save': text, gain: yesNo },
  rows: `
    id        | case                                    | basket                                      | you save | gain
    BASKET-03 | one voucher                             | 1 × £100.00 for £95.00                      | £5.00 | yes
    BASKET-03 | several of one                          | 4 × £25.00 for £90.00                       | £10.00 | yes
    BASKET-03 | two lines                               | 1 × £10.00 for £9.50, 2 × £20.00 for £36.00 | £4.50 | yes
    BASKET-03 | nothing off                             | 1 × £10.00 for £10.00                       | £0.00 | no
    BASKET-03 | a penny off                             | 1 × £10.00 for £9.99                        | £0.01 | yes
    BASKET-03 | dearer than its worth: never below zero | 1 × £10.00 for £10.01                       | £0.00 | no
    BASKET-03 | an empty basket                         | (empty)                                     | £0.00 | no
    BASKET-03 | three times ten pence, to the penny     | 3 × £0.10 for £0.20                         | £0.10 | yes
  `,
  decide: ({ basket }) => {
    const { youSave, isAnythingSaved } = basketView(basketOf(...basket))
    return { 'you save': youSave, gain: isAnythingSaved }
  },
})

export const charges = table({
  title: 'What does the order total include besides the lines?',
  given: { basket, 'left out': count, total: orNone(money, '(unknown)') },
  answers: { charge: orNone(text, '(no row)') },
  rows: `
    id   | case                                                      | basket                                       | left out | total  | charge
    ours | nothing                                                   | 1 × £50.00 for £45.00                        | 0        | £45.00 | (no row)
    ours | paying costs something                                    | 1 × £50.00 for £45.00                        | 0        | £45.90 | Charge for paying by debit card: £0.90
    ours | a penny                                                   | 1 × £50.00 for £45.00                        | 0        | £45.01 | Charge for paying by debit card: £0.01
    ours | of all the lines                                          | 2 × £10.00 for £19.00, 1 × £50.00 for £45.00 | 0        | £65.00 | Charge for paying by debit card: £1.00
    ours | a total below the lines is no charge                      | 1 × £50.00 for £45.00                        | 0        | £44.99 | (no row)
    ours | the total is not known | 1 × £50.00 for £45.00 | 0 | (unknown) | (no row)
    ours | an item that can’t be shown may be all of the difference  | 1 × £50.00 for £45.00                        | 1        | £45.90 | (no row)
  `,
  decide: ({ basket: lines, 'left out': leftOut, total }) => {
    const known =
      total === undefined ? ({ is: 'unknown' } as const) : ({ is: 'ready', value: total } as const)
    const [row] = chargeEntries(basketWithout(leftOut, lines), known, 'debit')
    return { charge: row && `${row.label}: ${row.value}` }
  },
})

const basketWithout = (leftOut: number, lines: Basket['items']): Basket => ({
  ...basketOf(),
  items: Object.assign([...lines], { leftOut }),
})

export const basketRows = table({
  title: 'What does the basket table show?',
  given: { basket, 'left out': count },
  answers: { rows: list(text, { separator: '; ' }), 'is empty': yesNo, 'can’t be shown': count },
  rows: `
    id        | case                                        | basket                                            | left out | rows                                                                                      | is empty | can’t be shown
    BASKET-01 | one row for each item                       | 4 × £25.00 for £90.00                             | 0        | Plumfield Grocers, £25.00 each, 4, £90.00                                                 | no       | 0
    BASKET-01 | two items are two rows                      | 1 × £10.00 for £9.50, 2 × £1,200.00 for £2,280.00 | 0        | Plumfield Grocers, £10.00 each, 1, £9.50; Plumfield Grocers, £1,200.00 each, 2, £2,280.00 | no       | 0
    BASKET-01 | nothing in the basket                       | (empty)                                           | 0        | (none)                                                                                    | yes      | 0
    OQ-143    | an item that can't be read                  | 4 × £25.00 for £90.00                             | 1        | Plumfield Grocers, £25.00 each, 4, £90.00                                                 | no       | 1
  `,
  decide: ({ basket: lines, 'left out': leftOut }) => {
    const basket = basketWithout(leftOut, lines)
    return {
      rows: basketView(basket).rows.map(
        ({ vendorName, amount, quantity, netDiscount }) =>
          `${vendorName}, ${amount} each, ${quantity}, ${netDiscount}`,
      ),
      'is empty': isEmpty(basket),
      'can’t be shown': basketView(basket).leftOut,
    }
  },
})
