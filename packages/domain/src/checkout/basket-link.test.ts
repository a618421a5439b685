import { expect, test } from 'vitest'
import { pounds, type ResourceView, unreachable } from '../kernel/index.ts'
import type { Basket } from './basket.schema.ts'
import { basketLinkText } from './basket-link.selectors.ts'

const basketOf = (...quantities: readonly number[]): ResourceView<Basket> => ({
  is: 'ready',
  value: {
    items: quantities.map((quantity) => ({
      vendorName: 'Plumfield Grocers',
      amount: pounds('10'),
      netDiscount: pounds('9.50'),
      quantity,
    })),
    hasDeliverables: false,
  },
})

const cases: readonly (readonly [string, ResourceView<Basket>, string | undefined])[] = [
  ['one voucher', basketOf(1), 'Your basket (1)'],
  ['two lines, one of them of several vouchers', basketOf(4, 1), 'Your basket (5)'],
  ['very many', basketOf(1200), 'Your basket (1,200)'],
  ['nothing in it', basketOf(), undefined],
  ['contents that are not known yet', { is: 'loading' }, undefined],
  ['contents that can’t be read', { is: 'failed', failure: unreachable }, undefined],
]
for (const [name, basket, text] of cases) {
  test(`BASKET-01 the link to a basket with ${name}: ${text ?? 'not there'}`, () => {
    expect(basketLinkText(basket)).toBe(text)
  })
}
