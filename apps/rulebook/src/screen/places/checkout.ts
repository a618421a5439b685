/** The basket's totals. */
import { BasketWire, basketPath, TotalWire, totalPath } from '@save/api-adapter/wire'
import { basketView, checkoutMessages } from '@save/domain/checkout'
import { formatPounds, type Pence } from '@save/domain/kernel'
import { readOnce } from '../../site/explain/read-case.ts'
import { type Expected, isAt, type Seen } from '../expected.ts'

export function checkoutPlaces(seen: Seen): readonly Expected[] {
  const basket = readOnce(BasketWire, seen.answers.get(basketPath))
  if (basket === undefined || !isAt('/Checkout', seen)) return []
  const { rows, youSave, isEmpty } = basketView(basket)
  const worth = rows.map(({ amount, quantity }) => `${amount} × ${quantity}`).join(' + ')
  const pays = rows.map(({ netDiscount }) => netDiscount).join(' + ')
  const method = seen.typed('paymentMethod') ?? 'credit'
  const total = totalFor(method, seen)
  const { orderTotal, emptyBasket } = checkoutMessages.ours
  return [
    ...rows.flatMap(({ vendorName, amount, netDiscount, quantity }) => [
      {
        what: `The amount of ${vendorName}`,
        shows: amount,
        because: [
          `Amount of its line, as the server gives it: what one voucher is worth; ${quantity} of it`,
        ],
        ids: ['BASKET-01', 'DATA-23'],
        text: amount,
        near: vendorName,
      },
      {
        what: `What ${vendorName} costs`,
        shows: netDiscount,
        because: [
          `What is paid for its line, all ${quantity} of it (NetDiscount: the amount after the discount), as the server gives it`,
        ],
        ids: ['BASKET-01', 'OQ-102'],
        text: netDiscount,
        near: vendorName,
      },
    ]),
    {
      what: checkoutMessages.youSave,
      shows: youSave,
      because: [
        isEmpty ? 'Nothing is in the basket' : `(${worth}) − (${pays}) = ${youSave}`,
        'Never below nothing',
      ],
      ids: ['BASKET-03', 'OQ-102'],
      text: youSave,
      near: checkoutMessages.youSave,
    },
    ...(isEmpty
      ? [
          {
            what: 'Why nothing can be paid',
            shows: emptyBasket,
            because: ['Nothing is in the basket, so Proceed to payment is disabled and says why'],
            ids: ['OQ-105', 'OQ-137'],
            text: emptyBasket,
          },
        ]
      : []),
    ...(total === undefined
      ? []
      : [
          {
            what: orderTotal,
            shows: formatPounds(total),
            because: [
              `The server’s total for payment by ${method} and standard delivery`,
              'A charge for the payment method is for the server to decide',
            ],
            ids: ['BASKET-02', 'CHECKOUT-11'],
            isServers: true,
            text: formatPounds(total),
            near: orderTotal,
          },
        ]),
    {
      what: checkoutMessages.proceedToPayment,
      shows: isEmpty ? 'disabled' : 'orders and pays once the billing address is complete',
      because: [
        isEmpty
          ? 'The basket is empty, so there is nothing to pay'
          : 'Each of the seven fields of the address needs a character',
        'It is locked while an order is on its way',
      ],
      ids: ['CHECKOUT-03', 'CHECKOUT-04', 'CHECKOUT-05'],
      text: checkoutMessages.proceedToPayment,
    },
  ]
}

function totalFor(method: string, { answers }: Seen): Pence | undefined {
  const asked = [...answers.all].filter(
    ([call]) =>
      call.startsWith(`${totalPath.toLowerCase()}?`) && call.includes(`paymentmethod=${method}`),
  )
  return readOnce(TotalWire, asked.at(-1)?.[1])
}
