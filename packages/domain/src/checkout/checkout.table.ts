import {
  forbidden,
  type Pence,
  type ResourceView,
  serverFault,
  unreachable,
} from '../kernel/index.ts'
import { unreported } from '../ledger/index.ts'
import {
  type Cell,
  count,
  list,
  money,
  named,
  oneOf,
  orNone,
  text,
  unreadable,
  yesNo,
} from '../testing/cells.ts'
import { control } from '../testing/control.ts'
import { play, story } from '../testing/story.ts'
import { table } from '../testing/table.ts'
import { basketOf, oneVoucher, ordered, startCheckout } from './checkout.examples.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { checkoutPolicy } from './checkout.policy.ts'
import { totalText } from './checkout.selectors.ts'

const total: Cell<ResourceView<Pence>> = {
  hint: 'an amount, such as £1,234.50, or loading or failed',
  read: (cell) => {
    if (cell === 'loading') return { is: 'loading' }
    if (cell === 'failed') return { is: 'failed', failure: unreachable }
    const value = money.read(cell)
    return value === unreadable ? unreadable : { is: 'ready', value }
  },
  write: (view) => (view.is === 'ready' ? money.write(view.value) : view.is),
}

export const shownTotals = table({
  title: 'Which order total is shown?',
  given: { total },
  answers: { shown: orNone(text, '(nothing)') },
  rows: `
    id        | case                          | total     | shown
    BASKET-02 | shown once it is known        | £1,234.50 | £1,234.50
    BASKET-02 | a total of nothing is a total | £0.00     | £0.00
    BASKET-02 | not while it is read          | loading   | (nothing)
    BASKET-02 | never made up                 | failed    | (nothing)
  `,
  decide: ({ total }) => ({ shown: totalText(total) }),
})

export const delivery = table({
  title: 'How is an order delivered?',
  given: {},
  answers: { method: oneOf('standard') },
  rows: `
    id          | case                | method
    CHECKOUT-11 | every order of ours | standard
  `,
  decide: () => ({ method: checkoutPolicy.deliveryMethod }),
})

export const paying = table({
  title: 'How does paying go, step by step?',
  given: {
    'what happens': story<Awaited<ReturnType<typeof startCheckout>>>({
      shown: () => {},
      pressed: ({ submit }) => submit(),
      ordered: ({ order }) => order.answer(ordered),
      refused: ({ order }) => order.answer({ answer: 'refused', messages: ['Card not accepted.'] }),
      'a fault of the server': ({ order }) => order.fail(serverFault(500)),
      'no answer': ({ order }) => order.fail(unreachable),
      forbidden: ({ order }) => order.fail(forbidden),
      'provider answers': ({ pay }) => pay.answer('"https://pay.example/1"'),
      'answers with program code': ({ pay }) => pay.answer('javascript:alert(1)'),
      'payment fails': ({ pay }) => pay.fail(serverFault(500)),
      'basket read': async ({ read, readTotals }) => {
        await read.answer(oneVoucher)
        readTotals()
      },
      'an empty basket read': async ({ read, readTotals }) => {
        await read.answer(basketOf())
        readTotals('0.00')
      },
      'an empty basket read, without its total': ({ read }) => read.answer(basketOf()),
      'basket not read': ({ read }) => read.fail(unreachable),
      'basket outdated': ({ basketRef, retry }) => {
        basketRef.send({ type: 'resource.invalidated' })
        return retry()
      },
      'total outdated': ({ total }) => total.send({ type: 'resource.invalidated' }),
      'voucher bought': ({ purse }) => {
        purse.send({ type: 'call.pressed', call: 'voucherPurchase' })
        purse.send({ type: 'call.ended', purse: 'changed', end: 'succeeded' })
      },
      left: ({ tell }) => tell({ type: 'page.left' }),
      back: ({ tell }) => tell({ type: 'page.entered' }),
      'message closed': ({ purse }) => {
        const { outcomes } = purse.getSnapshot().context
        outcomes.send({
          type: 'outcomes.closed',
          closed: unreported(outcomes.getSnapshot().context),
        })
      },
      'city changed': ({ change }) => change({ city: 'York' }),
      'city emptied': ({ change }) => change({ city: ' ' }),
      '3 s': ({ clock }) => clock.increment(3_000),
    }),
  },
  answers: {
    'orders sent': count,
    'payments started': count,
    form: named({ locked: true, open: false }),
    'pay button': control,
    button: text,
    'being read': yesNo,
    says: list(text, { separator: ' ', none: '(nothing)' }),
    'goes to': list(text, { none: '(nowhere)' }),
  },
  rows: `
    id                                    | case                                                                          | what happens                                                                                           | orders sent | payments started | form   | pay button       | button                                 | being read | says                                        | goes to
    CHECKOUT-03                           | the form is open                                                              | shown                                                                                                  | 0           | 0                | open   | enabled          | Proceed to payment                     | no         | (nothing)                                   | (nowhere)
    CHECKOUT-05, CHECKOUT-06              | Pay is pressed: the form locks                                                | pressed                                                                                                | 1           | 0                | locked | in flight        | Sending you to our payment provider... | no         | (nothing)                                   | (nowhere)
    CHECKOUT-05                           | Pay is pressed twice: one order                                               | pressed; pressed                                                                                       | 1           | 0                | locked | in flight        | Sending you to our payment provider... | no         | (nothing)                                   | (nowhere)
    CHECKOUT-05                           | while an order is placed, a basket that can’t be read changes nothing         | pressed; basket outdated; basket not read                                                              | 1           | 0                | locked | in flight        | Sending you to our payment provider... | no         | (nothing)                                   | (nowhere)
    CHECKOUT-05                           | pressed again while the payment starts                                        | pressed; ordered; pressed                                                                              | 1           | 1                | locked | in flight        | Sending you to our payment provider... | no         | (nothing)                                   | (nowhere)
    CHECKOUT-07, CHECKOUT-08, CHECKOUT-10 | first the order, then its payment, then the provider                          | pressed; ordered; provider answers                                                                     | 1           | 1                | open   | enabled          | Proceed to payment                     | no         | (nothing)                                   | https://pay.example/1
    OQ-105                                | the provider is slow: the same address once more                              | pressed; ordered; provider answers; 3 s; pressed                                                       | 1           | 1                | open   | enabled          | Proceed to payment                     | no         | (nothing)                                   | https://pay.example/1, https://pay.example/1
    OQ-104                                | an address that may not be followed (OQ-104)                                  | pressed; ordered; answers with program code                                                            | 1           | 1                | open   | enabled          | Proceed to payment                     | no         | Something went wrong.                       | (nowhere)
    CHECKOUT-10                           | refused: the form opens and says why                                          | pressed; refused                                                                                       | 1           | 0                | open   | refreshing       | Proceed to payment                     | yes        | Card not accepted.                          | (nowhere)
    CHECKOUT-10                           | the order is placed, but its payment fails to start: the general phrase alone | pressed; ordered; payment fails                                                                        | 1           | 1                | open   | enabled          | Proceed to payment                     | no         | Something went wrong.                       | (nowhere)
    OQ-105                                | the next press repeats only the payment (OQ-105)                              | pressed; ordered; payment fails; pressed                                                               | 1           | 2                | locked | in flight        | Sending you to our payment provider... | no         | (nothing)                                   | (nowhere)
    OQ-105                                | changed details make a new order (OQ-105)                                     | pressed; ordered; payment fails; basket read; city changed; pressed                                    | 2           | 1                | locked | in flight        | Sending you to our payment provider... | no         | (nothing)                                   | (nowhere)
    CHECKOUT-10, OQ-135                   | no answer to the order: no second follows at once (OQ-135)                    | pressed; no answer; basket read; pressed                                                               | 1           | 0                | open   | may still arrive | Proceed to payment                     | no         | Something went wrong. ‹it may have arrived› | (nowhere)
    OQ-135                                | a fault of the server, and the basket was read: it can be sent again          | pressed; a fault of the server; basket read; pressed                                                   | 2           | 0                | locked | in flight        | Sending you to our payment provider... | no         | (nothing)                                   | (nowhere)
    OQ-135                                | the basket is empty after a fault of the server: a press changes nothing      | pressed; a fault of the server; an empty basket read; pressed                                          | 1           | 0                | open   | basket empty     | Proceed to payment                     | no         | Something went wrong. ‹it may have arrived› | (nowhere)
    OQ-135                                | nor does one without all details                                              | pressed; a fault of the server; an empty basket read; city emptied; pressed                            | 1           | 0                | open   | basket empty     | Proceed to payment                     | no         | Something went wrong. ‹it may have arrived› | (nowhere)
    CHECKOUT-10                           | certainly not placed: it only says that something went wrong                  | pressed; forbidden                                                                                     | 1           | 0                | open   | refreshing       | Proceed to payment                     | yes        | Something went wrong.                       | (nowhere)
    CHECKOUT-04                           | a detail is missing: nothing is sent                                          | city emptied; pressed                                                                                  | 0           | 0                | open   | enabled          | Proceed to payment                     | no         | (nothing)                                   | (nowhere)
    OQ-135                                | after a fault of the server basket and total are read                         | pressed; a fault of the server                                                                         | 1           | 0                | open   | refreshing       | Proceed to payment                     | yes        | Something went wrong. ‹it may have arrived› | (nowhere)
    OQ-135                                | the basket can’t be read                                                      | pressed; a fault of the server; basket not read                                                        | 1           | 0                | open   | basket unknown   | Proceed to payment                     | no         | Something went wrong. ‹it may have arrived› | (nowhere)
    OQ-135                                | an empty basket has no total to wait for                                      | pressed; a fault of the server; an empty basket read, without its total                                | 1           | 0                | open   | total unknown    | Proceed to payment                     | no         | Something went wrong. ‹it may have arrived› | (nowhere)
    OQ-135                                | without a call the basket is read in silence                                  | basket outdated                                                                                        | 0           | 0                | open   | basket unknown   | Proceed to payment                     | no         | (nothing)                                   | (nowhere)
    OQ-135                                | without a call the total is read in silence                                   | total outdated                                                                                         | 0           | 0                | open   | total unknown    | Proceed to payment                     | no         | (nothing)                                   | (nowhere)
    OQ-135                                | a voucher was bought: the basket is read                                      | voucher bought                                                                                         | 0           | 0                | open   | refreshing       | Proceed to payment                     | yes        | (nothing)                                   | (nowhere)
    OQ-105                                | an order that is being paid needs no basket                                   | pressed; ordered                                                                                       | 1           | 1                | locked | in flight        | Sending you to our payment provider... | no         | (nothing)                                   | (nowhere)
    OQ-135                                | a failure while the member is away is shown on return                         | pressed; left; a fault of the server; basket read; back                                                | 1           | 0                | open   | enabled          | Proceed to payment                     | no         | Something went wrong. ‹it may have arrived› | (nowhere)
    OQ-135                                | it is not shown again once another page has said it                           | pressed; left; a fault of the server; basket read; message closed; back                                | 1           | 0                | open   | enabled          | Proceed to payment                     | no         | (nothing)                                   | (nowhere)
    OQ-135                                | a refusal is: only this page gives the reason                                 | pressed; left; refused; basket read; message closed; back                                              | 1           | 0                | open   | enabled          | Proceed to payment                     | no         | Card not accepted.                          | (nowhere)
    OQ-135                                | a failure after a refusal is not                                              | pressed; refused; basket read; pressed; left; a fault of the server; basket read; message closed; back | 2           | 0                | open   | enabled          | Proceed to payment                     | no         | (nothing)                                   | (nowhere)
    OQ-135                                | a failed payment is shown on return, even after another call on the basket    | pressed; ordered; left; payment fails; basket read; voucher bought; back                               | 1           | 1                | open   | enabled          | Proceed to payment                     | no         | Something went wrong.                       | (nowhere)
    OQ-135                                | a failed payment is not shown again once another page has said it             | pressed; ordered; left; payment fails; message closed; back                                            | 1           | 1                | open   | enabled          | Proceed to payment                     | no         | (nothing)                                   | (nowhere)
    OQ-104                                | a refused address is shown again: only this page gives the reason             | pressed; ordered; left; answers with program code; message closed; basket read; voucher bought; back   | 1           | 1                | open   | enabled          | Proceed to payment                     | no         | Something went wrong.                       | (nowhere)
  `,
  decide: async (given) => {
    const checkout = await play(given['what happens'], await startCheckout())
    const { order, pay } = checkout
    return {
      'orders sent': order.asked.length,
      'payments started': pay.asked.length,
      form: checkout.isLocked(),
      'pay button': checkout.control(),
      button: checkout.button(),
      'being read': checkout.isReadAgain(),
      says: checkout
        .messages()
        .map((text) =>
          text === checkoutMessages.ours.mayHaveArrived ? '‹it may have arrived›' : text,
        ),
      'goes to': checkout.went,
    }
  },
})
