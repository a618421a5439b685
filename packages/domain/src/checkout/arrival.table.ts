import { orNone, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { hasProviderLed } from './arrival.rules.ts'
import { billing, openCheckout, order } from './kept-order.examples.ts'

export const waysBack = table({
  title: 'Has the provider itself led the member back, so that the order counts as settled?',
  ids: ['OQ-105'],
  given: { 'sent to': text, 'came from': text },
  answers: { 'address that is kept': orNone(text), settled: yesNo },
  rows: `
    case                                             | sent to                          | came from                                         | address that is kept                          | settled
    the provider leads back, as far as is told       | https://pay.example/o/1?secret=a | https://pay.example/                              | https://pay.example/                          | yes
    the provider tells its whole address             | https://pay.example/o/1          | https://pay.example/o/1/done?at=2                 | https://pay.example/                          | yes
    the provider is written in capitals              | HTTPS://PAY.example/o/1          | https://pay.example/                              | https://pay.example/                          | yes
    the provider’s address has a port and a name     | https://me@pay.example:443/o/1   | https://pay.example/                              | https://pay.example/                          | yes
    another site leads here                          | https://pay.example/o/1          | https://search.example/                           | https://pay.example/                          | no
    a site whose name begins as the provider’s       | https://pay.example/o/1          | https://pay.example.net/                          | https://pay.example/                          | no
    the browser tells of no site                     | https://pay.example/o/1          |                                                   | https://pay.example/                          | no
    a page of ours is the provider                   | /Member/PaymentProvider/7?a=1    | https://save.example/Member/PaymentProvider/7?b=1 | https://save.example/Member/PaymentProvider/7 | yes
    a page of ours, with its origin, is the provider | https://save.example/pay/7       | https://save.example/pay/7                        | https://save.example/pay/7                    | yes
    a page of ours, for another order, leads here    | /Member/PaymentProvider/7        | https://save.example/Member/PaymentProvider/70    | https://save.example/Member/PaymentProvider/7 | no
    a page below the provider’s leads here           | /Member/PaymentProvider/7        | https://save.example/Member/PaymentProvider/7/ok  | https://save.example/Member/PaymentProvider/7 | yes
    another page of ours leads here                  | /Member/PaymentProvider/7        | https://save.example/Member/FAQ                   | https://save.example/Member/PaymentProvider/7 | no
    a relative address is taken from the root        | pay/7                            | https://save.example/Member/pay/7                 | https://save.example/pay/7                    | no
  `,
  decide: async ({ 'sent to': address, 'came from': referrer }) => {
    const { snapshot, submit, pay } = await openCheckout(order, billing)
    await submit()
    await pay.answer(address)
    const sentTo = snapshot().context.openOrder?.sentTo
    return { 'address that is kept': sentTo, settled: hasProviderLed(referrer, sentTo) }
  },
})
