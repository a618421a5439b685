import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  currentView,
  forbidden,
  formatPounds,
  OrderId,
  Pence,
  pounds,
  type ResourceRef,
  type ResourceView,
  resourceMachine,
  serverFault,
  timedOut,
  unreachable,
} from '../kernel/index.ts'
import { ledgerMessages, ledgerPolicy } from '../ledger/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { held } from '../testing/held.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { play } from '../testing/story.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import { isEmpty, youSave } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { basketView } from './basket.selectors.ts'
import {
  type BillingForm,
  billingComplaints,
  billingDraftOf,
  billingFields,
  billingFormOf,
  blankBilling,
  paymentMethodOf,
} from './billing.rules.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { checkoutPolicy, type PaymentMethod, paymentMethods } from './checkout.policy.ts'
import type { OrderAnswer } from './checkout.port.ts'
import type { CheckoutEvent } from './checkout.schema.ts'
import {
  checkoutBasket,
  checkoutButtonText,
  checkoutComplaints,
  checkoutLedgerView,
  checkoutTotal,
  isCheckoutLocked,
  mayProceed,
  totalText,
} from './checkout.selectors.ts'
import { providerAddress, withoutQuotes } from './provider.rules.ts'

const line = (amount: string, quantity: number, netDiscount: string) => ({
  vendorName: 'Plumfield Grocers',
  amount: pounds(amount),
  quantity,
  netDiscount: pounds(netDiscount),
})
const basketOf = (...items: Basket['items']): Basket => ({ items, hasDeliverables: false })

/** '2 × £20.00 for £36.00' is one line: quantity, face value of each, and what the line costs. */
const basketIn = (cell: string): Basket =>
  basketOf(
    ...[...cell.matchAll(/(\d+) × £([\d,.]+) for £([\d,]+\.\d\d)/g)].map(
      ([, quantity = '', amount = '', netDiscount = '']) =>
        line(amount.replace(',', ''), Number(quantity), netDiscount.replace(',', '')),
    ),
  )

describe('What does the member save? (BASKET-03, OQ-102)', () => {
  const cases = decisionTable(
    ['id', 'case', 'basket', 'you save'],
    `
    id        | case                                    | basket                                      | you save
    BASKET-03 | one voucher                             | 1 × £100.00 for £95.00                      | £5.00
    BASKET-03 | several of one                          | 4 × £25.00 for £90.00                       | £10.00
    BASKET-03 | two lines                               | 1 × £10.00 for £9.50, 2 × £20.00 for £36.00 | £4.50
    BASKET-03 | nothing off                             | 1 × £10.00 for £10.00                       | £0.00
    BASKET-03 | a penny off                             | 1 × £10.00 for £9.99                        | £0.01
    BASKET-03 | dearer than its worth: never below zero | 1 × £10.00 for £10.01                       | £0.00
    BASKET-03 | an empty basket                         | (empty)                                     | £0.00
    BASKET-03 | three times ten pence, to the penny     | 3 × £0.10 for £0.20                         | £0.10
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row['you save']}`, () => {
      expect(formatPounds(youSave(basketIn(row.basket)))).toBe(row['you save'])
    })
  }

  test('BASKET-03 paid and saved add up to the face value', () => {
    const item = record({
      amount: integer({ min: 0, max: 100_000 }),
      quantity: integer({ min: 1, max: 9 }),
      off: integer({ min: 0, max: 100 }),
    })
    assert(
      property(array(item, { maxLength: 5 }), (items) => {
        const lines = items.map(({ amount, quantity, off }) => ({
          vendorName: 'x',
          amount: Pence.make(amount),
          quantity,
          netDiscount: Pence.make(Math.round((amount * quantity * (100 - off)) / 100)),
        }))
        const pays = lines.reduce((sum, { netDiscount }) => sum + netDiscount, 0)
        const worth = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0)
        expect(youSave(basketOf(...lines)) + pays).toBe(worth)
      }),
    )
  })
})

describe('What does the basket table show? (BASKET-01)', () => {
  const shownRows = decisionTable(
    ['id', 'case', 'basket', 'rows', 'is empty'],
    `
    id        | case                   | basket                                            | rows                                                                                      | is empty
    BASKET-01 | one row for each item  | 4 × £25.00 for £90.00                             | Plumfield Grocers, £25.00 each, 4, £90.00                                                 | no
    BASKET-01 | two items are two rows | 1 × £10.00 for £9.50, 2 × £1,200.00 for £2,280.00 | Plumfield Grocers, £10.00 each, 1, £9.50; Plumfield Grocers, £1,200.00 each, 2, £2,280.00 | no
    BASKET-01 | nothing in the basket  | (empty)                                           | (none)                                                                                    | yes
    `,
  )
  for (const row of shownRows) {
    test(`${row.id} ${row.case}`, () => {
      const basket = basketIn(row.basket)
      const { rows } = basketView(basket)
      const said = rows.map(
        ({ vendorName, amount, quantity, netDiscount }) =>
          `${vendorName}, ${amount} each, ${quantity}, ${netDiscount}`,
      )
      expect({
        rows: said.join('; ') || '(none)',
        'is empty': isEmpty(basket) ? 'yes' : 'no',
      }).toEqual({ rows: row.rows, 'is empty': row['is empty'] })
    })
  }

  test('BASKET-01, BASKET-03 the rows, and what they save', () => {
    const { youSave, isEmpty } = basketView(basketIn('4 × £25.00 for £90.00'))
    expect([youSave, isEmpty]).toEqual(['£10.00', false])
  })
})

describe('Which order total is shown? (BASKET-02)', () => {
  const totals = decisionTable(
    ['id', 'case', 'total', 'shown'],
    `
    id        | case                          | total     | shown
    BASKET-02 | shown once it is known        | £1,234.50 | £1,234.50
    BASKET-02 | a total of nothing is a total | £0.00     | £0.00
    BASKET-02 | not while it is read          | loading   | (nothing)
    BASKET-02 | never made up                 | failed    | (nothing)
    `,
  )
  for (const row of totals) {
    test(`${row.id} ${row.case}`, () => {
      const view: ResourceView<Pence> =
        row.total === 'loading'
          ? { is: 'loading' }
          : row.total === 'failed'
            ? { is: 'failed', failure: unreachable }
            : { is: 'ready', value: pounds(row.total.slice(1).replace(',', '')) }
      expect(totalText(view) ?? '(nothing)').toBe(row.shown)
    })
  }
})

const valid: BillingForm = {
  paymentMethod: 'credit',
  firstName: 'Priya',
  lastName: 'Shah',
  street: 'Mill Lane',
  city: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS1 1AA',
  email: 'p',
}

describe('What is wrong with the billing address? (CHECKOUT-04, OQ-098)', () => {
  const cases = decisionTable(
    ['id', 'field', 'empty', 'spaces', 'one character'],
    `
    id          | field     | empty                   | spaces                  | one character
    CHECKOUT-04 | firstName | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | lastName  | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | street    | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | city      | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | county    | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | postcode  | This field is required. | This field is required. | (nothing)
    CHECKOUT-04 | email     | This field is required. | This field is required. | (nothing)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.field} needs a character; a space does not count`, () => {
      const said = (typed: string) =>
        Object.entries(billingComplaints({ ...valid, [row.field]: typed }))
          .map(([field, text]) => (field === row.field ? text : `${field}: ${text}`))
          .join(', ') || '(nothing)'
      expect({ empty: said(''), spaces: said('  '), 'one character': said('x') }).toEqual({
        empty: row.empty,
        spaces: row.spaces,
        'one character': row['one character'],
      })
    })
  }

  test('CHECKOUT-02 the address has these seven fields', () => {
    expect(billingFields).toEqual([
      'firstName',
      'lastName',
      'street',
      'city',
      'county',
      'postcode',
      'email',
    ])
  })

  test('CHECKOUT-01 the methods are credit and debit, credit chosen at first (OQ-099)', () => {
    expect([paymentMethods, checkoutPolicy.firstPaymentMethod]).toEqual([
      ['credit', 'debit'],
      'credit',
    ])
  })
})

describe('How is an order delivered?', () => {
  const cases = decisionTable(
    ['id', 'case', 'method'],
    `
    id          | case                | method
    CHECKOUT-11 | every order of ours | standard
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      expect({ method: checkoutPolicy.deliveryMethod }).toEqual({ method: row.method })
    })
  }
})

describe('What is kept of the form over a login (OQ-134)', () => {
  test('CHECKOUT-02 what was typed comes back, and the payment method', () => {
    const form: BillingForm = { ...valid, paymentMethod: 'debit', county: '' }
    const draft = billingDraftOf(form)
    expect(draft && billingFormOf(draft)).toEqual(form)
  })

  test('CHECKOUT-02 nothing typed is nothing to keep', () => {
    expect(billingDraftOf({ ...blankBilling, paymentMethod: 'debit' })).toBeUndefined()
  })

  test('CHECKOUT-01 an unknown payment method becomes credit', () => {
    expect(['debit', 'credit', 'cash', '', undefined].map(paymentMethodOf)).toEqual([
      'debit',
      'credit',
      'credit',
      'credit',
      'credit',
    ])
  })
})

describe('Where does the browser go to pay? (CHECKOUT-09, OQ-104)', () => {
  const cases = decisionTable(
    ['id', 'case', 'answer', 'goes to'],
    `
    id          | case                                                           | answer                           | goes to
    OQ-104      | an https address                                               | https://pay.example/1            | https://pay.example/1
    CHECKOUT-09 | in double quotes                                               | "https://pay.example/1"          | https://pay.example/1
    CHECKOUT-09 | in single quotes                                               | 'https://pay.example/1'          | https://pay.example/1
    OQ-104      | with white space around                                        | ␠https://pay.example/1␠␠         | https://pay.example/1
    CHECKOUT-09 | a path of this origin                                          | "/Member/Provider/1"             | /Member/Provider/1
    OQ-104      | a path without a slash                                         | Provider/1                       | Provider/1
    OQ-104      | this origin, written out                                       | http://localhost:4400/Provider/1 | http://localhost:4400/Provider/1
    OQ-104      | this origin and nothing more                                   | http://localhost:4400            | http://localhost:4400
    OQ-104      | a path with a colon in its query                               | Provider/1?at=10:30              | Provider/1?at=10:30
    OQ-104      | a path with a name before the colon                            | Provider/1?for=order:1           | Provider/1?for=order:1
    OQ-104      | a path with two slashes inside                                 | /Member//Provider/1              | /Member//Provider/1
    OQ-104      | one backslash in front                                         | \\Provider                       | (nowhere)
    OQ-104      | program code that names a web address                          | javascript:x='https://a.example' | (nowhere)
    OQ-104      | plain http to another host                                     | http://pay.example/1             | (nowhere)
    OQ-104      | plain http to another host, with an https address in its query | http://pay.example/?https://a.uk | (nowhere)
    OQ-104      | another port is another origin                                 | http://localhost:4401/Provider/1 | (nowhere)
    OQ-104      | a host that only begins like ours                              | http://localhost:44000/1         | (nowhere)
    OQ-104      | a host without a scheme                                        | //pay.example/1                  | (nowhere)
    OQ-104      | a host without a scheme, with backslashes                      | \\\\\\\\pay.example/1            | (nowhere)
    OQ-104      | program code                                                   | "javascript:alert(1)"            | (nowhere)
    OQ-104      | data                                                           | data:text/html,x                 | (nowhere)
    OQ-104      | a port that does not exist                                     | https://pay.example:99999/1      | (nowhere)
    OQ-104      | half a host                                                    | https://[fe80::1/x               | (nowhere)
    OQ-104      | a host that can’t be read                                      | https://pay.example%/1           | (nowhere)
    OQ-104      | nothing                                                        | ""                               | (nowhere)
    OQ-104      | no, as plain text                                              | false                            | (nowhere)
    OQ-104      | no, as .NET writes it                                          | False                            | (nowhere)
    OQ-104      | yes, as plain text                                             | OK                               | (nowhere)
    OQ-104      | no address, as plain text                                      | null                             | (nowhere)
    OQ-104      | a word, as plain text                                          | Declined                         | (nowhere)
    OQ-104      | a word in quotes                                               | "Error"                          | (nowhere)
    OQ-104      | a word with a number                                           | pay1                             | pay1
    OQ-104      | an object, as plain text                                       | {"Message":"Not_today."}         | (nowhere)
    OQ-104      | a sentence, as plain text                                      | Not today.                       | (nowhere)
    OQ-104      | a place on this very page                                      | #paid                            | (nowhere)
    OQ-104      | a page, as plain text                                          | <html>no</html>                  | (nowhere)
    OQ-104      | a path that begins with such a word                            | false/1                          | false/1
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row['goes to']}`, () => {
      expect(
        providerAddress(row.answer.replaceAll('␠', ' '), 'http://localhost:4400') ?? '(nowhere)',
      ).toBe(row['goes to'])
    })
  }

  test.each([
    ['a control character before two slashes', '\u0001//pay.example/1'],
    ['a control character before two backslashes', '"\u0000\\\\pay.example/1"'],
    ['a line break within http', 'ht\ntp://pay.example/1'],
    ['a tab between two slashes', '/\t/pay.example/1'],
    ['a tab within the name of a script', 'java\tscript:alert(1)'],
    ['a control character before a script', '"\u0008javascript:alert(1)"'],
  ])('CHECKOUT-09 %s, which browsers skip, hides no other host and no script', (_, answer) => {
    expect(providerAddress(answer, 'http://localhost:4400')).toBeUndefined()
  })

  test('CHECKOUT-09 characters that browsers skip are left out of the address', () => {
    expect(providerAddress('"\u0001https://pay.exa\nmple/1"', 'http://localhost:4400')).toBe(
      'https://pay.example/1',
    )
  })

  test('CHECKOUT-09 white space and several quotes around it are stripped', () => {
    expect([withoutQuotes(' "https://pay.example/1" '), withoutQuotes(`"'/Provider/1'"`)]).toEqual([
      'https://pay.example/1',
      '/Provider/1',
    ])
  })

  test('CHECKOUT-09 quotes inside an address stay', () => {
    expect(withoutQuotes('"https://pay.example/?q="a""')).toBe('https://pay.example/?q="a')
  })
})

describe('Paying', () => {
  async function startCheckout(
    form: Partial<BillingForm> = valid,
    basket = basketOf(line('10.00', 1, '9.50')),
    state: 'read' | 'unread' = 'read',
    total = held(pounds('9.50')),
  ) {
    const went: string[] = []
    const order = scriptedCall<OrderAnswer, [BillingForm]>()
    const pay = scriptedCall<string, [OrderId, PaymentMethod]>()
    const read = scriptedCall<Basket>()
    const basketRef = createActor(resourceMachine(read.call)).start()
    basketRef.send({ type: 'resource.needed' })
    await quiet()
    if (state === 'read') await read.answer(basket)
    const clock = new SimulatedClock()
    const browser = {
      ...stillBrowser,
      goTo: (href: string) => went.push(href),
    }
    const totals = { credit: total, debit: held(pounds('9.40')) }
    const ledger = testLedger({ basket: basketRef, totals: Object.values(totals) }, clock)
    const ports = throughLedger({ orderBasket: order.call, startPayment: pay.call }, ledger)
    const actor = createActor(checkoutMachine(ports.checkout, browser), {
      input: {
        basket: basketRef,
        totals,
        purse: ledger.basket,
        payments: ledger.payment,
        origin: 'http://localhost:4400',
      },
      clock,
    }).start()
    const knownTotals = () => ({
      credit: currentView(total.getSnapshot()),
      debit: currentView(totals.debit.getSnapshot()),
    })
    const ledgerView = () =>
      checkoutLedgerView(
        actor.getSnapshot(),
        ledger.basket.getSnapshot(),
        ledger.payment.getSnapshot(),
        currentView(basketRef.getSnapshot()),
        knownTotals(),
      )
    const tell = async (event: CheckoutEvent) => {
      actor.send(event)
      await quiet()
    }
    await tell({ type: 'form.changed', change: form })
    return {
      went,
      order,
      pay,
      read,
      basketRef,
      total,
      clock,
      change: (change: Partial<BillingForm>) => tell({ type: 'form.changed', change }),
      submit: () => tell({ type: 'form.submitted' }),
      retry: async () => {
        basketRef.send({ type: 'resource.needed' })
        await quiet()
      },
      /** Reads the totals again, as a page that shows them does. */
      readTotals: (credit = '9.50') => {
        total.send({ type: 'resource.replaced', value: pounds(credit) })
        totals.debit.send({ type: 'resource.replaced', value: pounds('9.40') })
      },
      isLocked: () => isCheckoutLocked(actor.getSnapshot()),
      isUnread: () => ledgerView().isUnread,
      isReadAgain: () => ledgerView().isReading,
      isWaitingLong: () => ledgerView().isWaitingLong,
      note: () => ledgerView().paymentNote,
      payments: ledger.payment,
      purse: ledger.basket,
      button: () => checkoutButtonText(actor.getSnapshot()),
      mayProceed: () =>
        mayProceed(
          actor.getSnapshot(),
          ledger.basket.getSnapshot(),
          currentView(basketRef.getSnapshot()),
          knownTotals(),
        ),
      messages: () => actor.getSnapshot().context.serverMessages,
      complaints: () => checkoutComplaints(actor.getSnapshot()),
      form: () => actor.getSnapshot().context.form,
      /** How the items and their cost are shown now. */
      seen: () => {
        const views = [currentView(basketRef.getSnapshot()), knownTotals()] as const
        return {
          basket: checkoutBasket(actor.getSnapshot(), views[0]).is,
          total: checkoutTotal(actor.getSnapshot(), ...views).is,
        }
      },
      /** What the screen shows when the server's basket and total are these. */
      shown: (basket: Basket, total: string) => {
        const known = { is: 'ready', value: pounds(total) } as const
        const views = [
          { is: 'ready', value: basket },
          { credit: known, debit: known },
        ] as const
        const snapshot = actor.getSnapshot()
        const shownBasket = checkoutBasket(snapshot, views[0])
        return [
          shownBasket.is === 'ready' && basketView(shownBasket.value).rows.length,
          totalText(checkoutTotal(snapshot, ...views)),
        ]
      },
    }
  }
  const ordered: OrderAnswer = { answer: 'ordered', orderId: OrderId.make('O-1') }

  describe('How does paying go, step by step? (OQ-098, OQ-104, OQ-105, OQ-135)', () => {
    const cases = decisionTable(
      [
        'id',
        'case',
        'what happens',
        'orders sent',
        'payments started',
        'form',
        'button',
        'says',
        'goes to',
      ],
      `
      id                                    | case                                                                          | what happens                                                        | orders sent | payments started | form   | button                                 | says                                        | goes to
      CHECKOUT-03                           | the form is open                                                              | shown                                                               | 0           | 0                | open   | Proceed to payment                     | (nothing)                                   | (nowhere)
      CHECKOUT-05, CHECKOUT-06              | Pay is pressed: the form locks                                                | pressed                                                             | 1           | 0                | locked | Sending you to our payment provider... | (nothing)                                   | (nowhere)
      CHECKOUT-05                           | Pay is pressed twice: one order                                               | pressed; pressed                                                    | 1           | 0                | locked | Sending you to our payment provider... | (nothing)                                   | (nowhere)
      CHECKOUT-05                           | pressed again while the payment starts                                        | pressed; ordered; pressed                                           | 1           | 1                | locked | Sending you to our payment provider... | (nothing)                                   | (nowhere)
      CHECKOUT-07, CHECKOUT-08, CHECKOUT-10 | first the order, then its payment, then the provider                          | pressed; ordered; provider answers                                  | 1           | 1                | open   | Proceed to payment                     | (nothing)                                   | https://pay.example/1
      OQ-105                                | the provider is slow: the same address once more                              | pressed; ordered; provider answers; 3 s; pressed                    | 1           | 1                | open   | Proceed to payment                     | (nothing)                                   | https://pay.example/1, https://pay.example/1
      OQ-104                                | an address that may not be followed (OQ-104)                                  | pressed; ordered; answers with program code                         | 1           | 1                | open   | Proceed to payment                     | Something went wrong.                       | (nowhere)
      CHECKOUT-10                           | refused: the form opens and says why                                          | pressed; refused                                                    | 1           | 0                | open   | Proceed to payment                     | Card not accepted.                          | (nowhere)
      CHECKOUT-10                           | the order is placed, but its payment fails to start: the general phrase alone | pressed; ordered; payment fails                                     | 1           | 1                | open   | Proceed to payment                     | Something went wrong.                       | (nowhere)
      OQ-105                                | the next press repeats only the payment (OQ-105)                              | pressed; ordered; payment fails; pressed                            | 1           | 2                | locked | Sending you to our payment provider... | (nothing)                                   | (nowhere)
      OQ-105                                | changed details make a new order (OQ-105)                                     | pressed; ordered; payment fails; basket read; city changed; pressed | 2           | 1                | locked | Sending you to our payment provider... | (nothing)                                   | (nowhere)
      CHECKOUT-10, OQ-135                   | no answer to the order: no second before the basket is read (OQ-135)          | pressed; no answer; pressed                                         | 1           | 0                | open   | Proceed to payment                     | Something went wrong. ‹it may have arrived› | (nowhere)
      OQ-135                                | no answer to the order, and the basket was read: it can be sent again         | pressed; no answer; basket read; pressed                            | 2           | 0                | locked | Sending you to our payment provider... | (nothing)                                   | (nowhere)
      CHECKOUT-10                           | certainly not placed: it only says that something went wrong                  | pressed; forbidden                                                  | 1           | 0                | open   | Proceed to payment                     | Something went wrong.                       | (nowhere)
      CHECKOUT-04                           | a detail is missing: nothing is sent                                          | city emptied; pressed                                               | 0           | 0                | open   | Proceed to payment                     | (nothing)                                   | (nowhere)
      `,
    )
    for (const row of cases) {
      test(`${row.id} ${row.case}`, async () => {
        const checkout = await startCheckout()
        const { order, pay, read, readTotals, submit, change, clock, messages } = checkout
        await play(row['what happens'], {
          shown: () => {},
          pressed: submit,
          ordered: () => order.answer(ordered),
          refused: () => order.answer({ answer: 'refused', messages: ['Card not accepted.'] }),
          'no answer': () => order.fail(unreachable),
          forbidden: () => order.fail(forbidden),
          'provider answers': () => pay.answer('"https://pay.example/1"'),
          'answers with program code': () => pay.answer('javascript:alert(1)'),
          'payment fails': () => pay.fail(serverFault(500)),
          'basket read': async () => {
            await read.answer(basketOf(line('10.00', 1, '9.50')))
            readTotals()
          },
          'city changed': () => change({ city: 'York' }),
          'city emptied': () => change({ city: ' ' }),
          '3 s': () => clock.increment(3_000),
        })
        const says = messages().map((text) =>
          text === checkoutMessages.ours.mayHaveArrived ? '‹it may have arrived›' : text,
        )
        expect({
          'orders sent': String(order.asked.length),
          'payments started': String(pay.asked.length),
          form: checkout.isLocked() ? 'locked' : 'open',
          button: checkout.button(),
          says: says.join(' ') || '(nothing)',
          'goes to': checkout.went.join(', ') || '(nowhere)',
        }).toEqual({
          'orders sent': row['orders sent'],
          'payments started': row['payments started'],
          form: row.form,
          button: row.button,
          says: row.says,
          'goes to': row['goes to'],
        })
      })
    }
  })

  test('CHECKOUT-07, CHECKOUT-08 first the order, then its payment, then the provider', async () => {
    const { submit, order, pay, went } = await startCheckout()
    await submit()
    expect([order.asked.length, pay.asked.length]).toEqual([1, 0])
    await order.answer(ordered)
    expect([order.asked, pay.asked, went]).toEqual([[[valid]], [['O-1', 'credit']], []])
    await pay.answer('"https://pay.example/1"')
    expect(went).toEqual(['https://pay.example/1'])
  })

  test('CHECKOUT-05, OQ-032 while another tab starts a payment nothing can be paid here, and the page says why', async () => {
    const { submit, order, payments, mayProceed, note } = await startCheckout()
    payments.send({ type: 'otherTab.sent' })
    await submit()
    expect([mayProceed(), note(), order.asked.length]).toEqual([
      false,
      'A payment is being started in another tab.',
      0,
    ])
    payments.send({ type: 'otherTab.unchanged' })
    expect([mayProceed(), note()]).toEqual([true, undefined])
  })

  test('CHECKOUT-05, OQ-135 while a payment that a reload cut off may still be starting, nothing can be paid here, and the page says why', async () => {
    const { submit, order, pay, payments, mayProceed, note, clock } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.fail(unreachable)
    expect(mayProceed()).toBe(true)
    payments.send({ type: 'call.interrupted', call: 'payment', isRunning: true })
    await quiet()
    await submit()
    expect([mayProceed(), note(), pay.asked.length]).toEqual([
      false,
      `${ledgerMessages.ours.interrupted.payment} ${ledgerMessages.ours.waitingOut}`,
      1,
    ])
    clock.increment(ledgerPolicy.longWaitMs)
    await quiet()
    expect(mayProceed()).toBe(true)
    await submit()
    expect(pay.asked.length).toBe(2)
  })

  test('CHECKOUT-05, OQ-135 while an order that a reload cut off may still be placed, the unpaid one before it can’t be paid', async () => {
    const { submit, order, pay, read, purse, mayProceed, clock } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await read.answer(basketOf())
    await pay.fail(unreachable)
    expect(mayProceed()).toBe(true)
    purse.send({ type: 'call.interrupted', call: 'order', isRunning: true })
    await submit()
    expect([mayProceed(), pay.asked.length]).toEqual([false, 1])
    clock.increment(ledgerPolicy.longWaitMs)
    await submit()
    expect([pay.asked.length, order.asked.length]).toEqual([2, 1])
  })

  test('CHECKOUT-05, CHECKOUT-06 from the submit on the form is locked, and the button says why', async () => {
    const { submit, change, order, isLocked, button, mayProceed, form } = await startCheckout()
    expect([isLocked(), button(), mayProceed()]).toEqual([false, 'Proceed to payment', true])
    await submit()
    await change({ city: 'York' })
    await submit()
    expect([isLocked(), button(), mayProceed(), form().city, order.asked.length]).toEqual([
      true,
      'Sending you to our payment provider...',
      false,
      'Leeds',
      1,
    ])
    await order.answer(ordered)
    expect(isLocked()).toBe(true)
  })

  test('CHECKOUT-10 it unlocks after success, and after a refusal', async () => {
    const success = await startCheckout()
    await success.submit()
    await success.order.answer(ordered)
    await success.pay.answer('/Provider/1')
    expect([success.isLocked(), success.button()]).toEqual([false, 'Proceed to payment'])
    const refusal = await startCheckout()
    await refusal.submit()
    await refusal.order.answer({ answer: 'refused', messages: ['Card not accepted.'] })
    expect([refusal.isLocked(), refusal.messages(), refusal.form()]).toEqual([
      false,
      ['Card not accepted.'],
      valid,
    ])
  })

  test('a refusal without a message shows the general one', async () => {
    const { submit, order, messages } = await startCheckout()
    await submit()
    await order.answer({ answer: 'refused', messages: [] })
    expect(messages()).toEqual(['Something went wrong.'])
  })

  test('CHECKOUT-10 the payment fails: the next submit repeats only the payment (OQ-105)', async () => {
    const { submit, order, pay, messages, isLocked, went } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    expect([isLocked(), messages()]).toEqual([false, ['Something went wrong.']])
    await submit()
    expect([order.asked.length, pay.asked.length, messages()]).toEqual([1, 2, []])
    await pay.answer('/Provider/1')
    expect(went).toEqual(['/Provider/1'])
  })

  test('CHECKOUT-07 changed details make a new order (OQ-105)', async () => {
    const { submit, change, order, pay, read, readTotals } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    await change({ paymentMethod: 'debit' })
    await submit()
    expect(order.asked).toHaveLength(1)
    await read.answer(basketOf(line('10.00', 1, '9.50')))
    readTotals()
    await submit()
    expect(order.asked.map(([billing]) => billing.paymentMethod)).toEqual(['credit', 'debit'])
  })

  test('CHECKOUT-07 changed details make a new order even when the first has emptied the basket', async () => {
    const { submit, change, order, pay, read, readTotals, messages } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    await read.answer(basketOf())
    readTotals()
    await change({ city: 'York' })
    await submit()
    await order.answer({ answer: 'ordered', orderId: OrderId.make('O-2') })
    await pay.fail(serverFault(500))
    await submit()
    expect([order.asked.length, pay.asked.map(([id]) => id), messages()]).toEqual([
      2,
      ['O-1', 'O-2', 'O-2'],
      [],
    ])
  })

  test('BASKET-01, BASKET-02 while an order is unpaid its items and total are shown, whatever the basket holds', async () => {
    const { submit, change, order, pay, shown } = await startCheckout()
    expect(shown(basketOf(), '0')).toEqual([0, '£0.00'])
    await submit()
    expect(shown(basketOf(), '0')).toEqual([1, '£9.50'])
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    expect(shown(basketOf(), '0')).toEqual([1, '£9.50'])
    const more = basketOf(line('1.00', 1, '1.00'), line('2.00', 1, '2.00'))
    expect(shown(more, '3.00')).toEqual([1, '£9.50'])
    await change({ city: 'York' })
    expect(shown(more, '3.00')).toEqual([2, '£3.00'])
    expect(shown(basketOf(), '0')).toEqual([1, '£9.50'])
    await change({ paymentMethod: 'debit' })
    expect(shown(basketOf(), '0')).toEqual([1, undefined])
  })

  test('an order that was refused leaves the basket as it is', async () => {
    const { submit, order, shown } = await startCheckout()
    await submit()
    await order.answer({ answer: 'refused', messages: ['Not today.'] })
    expect(shown(basketOf(), '0')).toEqual([0, '£0.00'])
  })

  test('BASKET-01 after a refusal the basket is read before it is ordered: another tab may have emptied it', async () => {
    const { submit, order, read, readTotals, messages } = await startCheckout()
    await submit()
    await order.answer({ answer: 'refused', messages: ['Your basket is empty.'] })
    await submit()
    expect([order.asked.length, read.asked.length, messages()]).toEqual([
      1,
      2,
      ['Your basket is empty.'],
    ])
    await read.answer(basketOf(line('10.00', 1, '9.50')))
    readTotals()
    await submit()
    expect(order.asked).toHaveLength(2)
  })

  test('CHECKOUT-07 added white space around a text is no change', async () => {
    const { submit, change, order, pay } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    await change({ city: ' Leeds ' })
    await submit()
    expect([order.asked.length, pay.asked.length]).toEqual([1, 2])
  })

  test('CHECKOUT-05, CHECKOUT-10 while the browser is leaving a submit pays nothing twice, and typing goes on', async () => {
    const { submit, change, form, order, pay, clock, went, isLocked } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.answer('/Provider/1')
    clock.increment(2_999)
    await submit()
    await change({ city: 'York' })
    await submit()
    await change({ city: 'Leeds' })
    await submit()
    expect([order.asked.length, pay.asked.length, went, isLocked()]).toEqual([
      1,
      1,
      ['/Provider/1'],
      false,
    ])
    expect(form().city).toBe('Leeds')
  })

  test('CHECKOUT-10, OQ-105 a provider whose page is slow: another press goes to the same address, and no second payment starts', async () => {
    const { submit, order, pay, clock, went } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.answer('/Provider/1')
    for (const wait of [3_000, 60_000]) {
      clock.increment(wait)
      await submit()
    }
    expect([order.asked.length, pay.asked.length, went]).toEqual([
      1,
      1,
      ['/Provider/1', '/Provider/1', '/Provider/1'],
    ])
  })

  test('CHECKOUT-10 a member who is still here and changes something gets a new order, and complaints about what is missing', async () => {
    const { submit, change, order, pay, clock, read, readTotals, complaints } =
      await startCheckout()
    await submit()
    await order.answer(ordered)
    await read.answer(basketOf())
    readTotals()
    await pay.answer('/Provider/1')
    clock.increment(3_000)
    await change({ city: ' ' })
    await submit()
    expect([order.asked.length, complaints()]).toEqual([1, { city: 'This field is required.' }])
    await change({ city: 'York' })
    await submit()
    expect(order.asked.map(([{ city }]) => city)).toEqual(['Leeds', 'York'])
  })

  test('CHECKOUT-08 an address that may not be followed is refused, and the browser stays (OQ-104)', async () => {
    const { submit, order, pay, went, messages } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.answer('javascript:alert(1)')
    expect([went, messages()]).toEqual([[], ['Something went wrong.']])
  })

  test('no answer to the order: the page says that it may have been placed (OQ-135)', async () => {
    const { submit, order, messages } = await startCheckout()
    await submit()
    await order.fail(unreachable)
    expect(messages()).toEqual(['Something went wrong.', checkoutMessages.ours.mayHaveArrived])
  })

  test('an order that was certainly not placed says only that something went wrong', async () => {
    const { submit, order, messages } = await startCheckout()
    await submit()
    await order.fail(forbidden)
    expect(messages()).toEqual(['Something went wrong.'])
  })

  test('CHECKOUT-05, CHECKOUT-10 a lost answer: the form unlocks, but no second order before the basket is read again (OQ-135)', async () => {
    const { submit, change, order, read, total, readTotals, mayProceed, isLocked, button, form } =
      await startCheckout()
    await submit()
    await order.fail(unreachable)
    await change({ city: 'York' })
    await submit()
    expect([isLocked(), button(), mayProceed(), form().city]).toEqual([
      false,
      'Proceed to payment',
      false,
      'York',
    ])
    expect([order.asked.length, read.asked.length, total.getSnapshot().value]).toEqual([
      1,
      2,
      'stale',
    ])
    await read.answer(basketOf(line('10.00', 1, '9.50')))
    expect(mayProceed()).toBe(false)
    readTotals()
    expect(mayProceed()).toBe(true)
    await submit()
    expect(order.asked.map(([billing]) => billing.city)).toEqual(['Leeds', 'York'])
  })

  test('CHECKOUT-05 the order had arrived: the basket read again is empty, and nothing can be ordered', async () => {
    const { submit, order, read, mayProceed } = await startCheckout()
    await submit()
    await order.fail(timedOut)
    await read.answer(basketOf())
    await submit()
    expect([mayProceed(), order.asked.length]).toEqual([false, 1])
  })

  test('BASKET-02 a basket that a lost order may have emptied shows no total, since the server’s may be that order’s', async () => {
    const { submit, order, shown } = await startCheckout()
    const totalOf = (basket: Basket) => shown(basket, '9.50')[1]
    await submit()
    await order.fail(timedOut)
    expect([totalOf(basketOf()), totalOf(basketOf(line('10.00', 1, '9.50')))]).toEqual([
      undefined,
      '£9.50',
    ])
  })

  test('CHECKOUT-05 a basket that can’t be read keeps the button disabled; trying again only reads', async () => {
    const { submit, retry, order, read, readTotals, mayProceed, isUnread, isReadAgain } =
      await startCheckout()
    await submit()
    expect([isUnread(), isReadAgain()]).toEqual([false, false])
    await order.fail(unreachable)
    expect([isUnread(), isReadAgain()]).toEqual([false, true])
    await read.fail(unreachable)
    await submit()
    expect([isUnread(), isReadAgain(), mayProceed()]).toEqual([true, false, false])
    expect(order.asked).toHaveLength(1)
    await retry()
    expect([isUnread(), isReadAgain(), mayProceed()]).toEqual([false, true, false])
    expect(read.asked).toHaveLength(3)
    await read.answer(basketOf(line('10.00', 1, '9.50')))
    expect([isUnread(), isReadAgain(), mayProceed()]).toEqual([false, true, false])
    readTotals()
    expect([isUnread(), isReadAgain(), mayProceed()]).toEqual([false, false, true])
    expect(order.asked).toHaveLength(1)
  })

  test('CHECKOUT-05 no deadline ends order or payment: after 15 s each wait becomes visible', async () => {
    const { submit, order, pay, clock, isWaitingLong } = await startCheckout()
    await submit()
    clock.increment(14_999)
    expect(isWaitingLong()).toBe(false)
    clock.increment(1)
    expect([isWaitingLong(), order.interrupted()]).toEqual([true, 0])
    await order.answer(ordered)
    clock.increment(14_999)
    expect(isWaitingLong()).toBe(false)
    clock.increment(600_000)
    expect([isWaitingLong(), pay.interrupted()]).toEqual([true, 0])
    await pay.answer('/Provider/1')
    expect(isWaitingLong()).toBe(false)
  })

  describe('When does an order make the basket and its totals stale? (OQ-032)', () => {
    async function startReading() {
      const { basketRef, total, ...checkout } = await startCheckout()
      return {
        ...checkout,
        known: () => [basketRef.getSnapshot().value, total.getSnapshot().value],
        readByAnother: () => {
          basketRef.send({ type: 'resource.replaced', value: basketOf() })
          total.send({ type: 'resource.replaced', value: pounds('0') })
        },
      }
    }

    test('CHECKOUT-07 with its answer, whatever was read meanwhile', async () => {
      const { submit, order, known, readByAnother } = await startReading()
      await submit()
      readByAnother()
      await order.answer(ordered)
      expect(known()).toEqual(['loading', 'stale'])
    })

    test('CHECKOUT-07 with its answer lost: the basket is read again at once, the total once it is needed', async () => {
      const { submit, order, known, readByAnother } = await startReading()
      await submit()
      readByAnother()
      await order.fail(unreachable)
      expect(known()).toEqual(['loading', 'stale'])
    })
  })

  test('CHECKOUT-01, CHECKOUT-02 at first the form is empty but for the method, and there are no messages', async () => {
    const { form, messages } = await startCheckout({})
    const empty = Object.fromEntries(billingFields.map((field) => [field, '']))
    expect([form(), messages()]).toEqual([{ ...empty, paymentMethod: 'credit' }, []])
  })

  test('CHECKOUT-03 a basket that is not known yet can’t be ordered', async () => {
    const { submit, order, mayProceed } = await startCheckout(valid, basketOf(), 'unread')
    await submit()
    expect([mayProceed(), order.asked.length]).toEqual([false, 0])
  })

  async function failAnew<Value>(resource: ResourceRef<Value>, fail: () => Promise<void>) {
    resource.send({ type: 'resource.invalidated' })
    resource.send({ type: 'resource.needed' })
    await quiet()
    await fail()
  }

  test('BASKET-01, CHECKOUT-03 a basket that could not be read again is not shown and can’t be ordered', async () => {
    const { submit, order, read, basketRef, mayProceed, seen } = await startCheckout()
    expect([mayProceed(), seen().basket]).toEqual([true, 'ready'])
    await failAnew(basketRef, () => read.fail(serverFault(500)))
    await submit()
    expect([mayProceed(), seen().basket, order.asked.length]).toEqual([false, 'failed', 0])
    basketRef.send({ type: 'resource.needed' })
    await quiet()
    expect([mayProceed(), seen().basket]).toEqual([false, 'loading'])
    await read.answer(basketOf(line('10.00', 2, '19.00')))
    expect([mayProceed(), seen().basket]).toEqual([true, 'ready'])
  })

  test('BASKET-02, CHECKOUT-03 a total that could not be read again is not shown, and nothing is ordered at it', async () => {
    const reading = scriptedCall<Pence>()
    const total = createActor(resourceMachine(reading.call)).start()
    total.send({ type: 'resource.replaced', value: pounds('9.50') })
    const { submit, order, mayProceed, seen } = await startCheckout(
      valid,
      basketOf(line('10.00', 1, '9.50')),
      'read',
      total,
    )
    await failAnew(total, () => reading.fail(serverFault(500)))
    await submit()
    expect([mayProceed(), seen().total, order.asked.length]).toEqual([false, 'failed', 0])
    total.send({ type: 'resource.needed' })
    await quiet()
    await reading.answer(pounds('9.00'))
    expect([mayProceed(), seen().total]).toEqual([true, 'ready'])
  })

  test('CHECKOUT-10 an unpaid order is paid whatever happened to the basket; with other details it is not placed', async () => {
    const { submit, change, order, pay, read, mayProceed, seen } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    await read.fail(serverFault(500))
    expect([mayProceed(), seen().basket]).toEqual([true, 'ready'])
    await change({ city: 'York' })
    await submit()
    expect([mayProceed(), seen().basket, order.asked.length]).toEqual([false, 'failed', 1])
    await change({ city: 'Leeds' })
    await submit()
    expect([order.asked.length, pay.asked.length]).toEqual([1, 2])
  })

  test('CHECKOUT-03 an order that has emptied the basket can still be paid (OQ-105)', async () => {
    const { submit, order, pay, basketRef, mayProceed } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    basketRef.send({ type: 'resource.replaced', value: basketOf() })
    expect(mayProceed()).toBe(true)
    await submit()
    expect([order.asked.length, pay.asked.length]).toEqual([1, 2])
  })

  test('CHECKOUT-04 nothing is sent while something is missing, and complaints are shown from then on', async () => {
    const { submit, change, order, complaints } = await startCheckout({ ...valid, city: ' ' })
    expect(complaints()).toEqual({})
    await submit()
    expect([order.asked.length, complaints()]).toEqual([0, { city: 'This field is required.' }])
    await change({ city: 'Leeds' })
    expect(complaints()).toEqual({})
  })

  test('CHECKOUT-03 an empty basket can’t proceed (OQ-105)', async () => {
    const { submit, order, mayProceed } = await startCheckout(valid, basketOf())
    await submit()
    expect([mayProceed(), order.asked.length]).toEqual([false, 0])
  })
})
