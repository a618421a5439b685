import { boughtVouchers } from '../checkout/index.ts'
import { failureMessages, forbidden, serverFault, unreachable } from '../kernel/index.ts'
import { ledgerPolicy, unreported } from '../ledger/index.ts'
import { count, inWords, list, orNone, quoted, text, yesNo } from '../testing/cells.ts'
import { control, shownAs } from '../testing/control.ts'
import { play, story } from '../testing/story.ts'
import { table } from '../testing/table.ts'
import { amountWays } from './voucher-amount.rules.ts'
import { type VoucherForm, voucherComplaints } from './voucher-form.rules.ts'
import { purchaseDraft } from './voucher-purchase.selectors.ts'
import { startPurchase, validForm, vendorOfBoth } from './vouchers.examples.ts'
import { vouchersMessages } from './vouchers.messages.ts'
import { vouchersPolicy } from './vouchers.policy.ts'

export const sentWithPurchase = table({
  title: 'What is sent with every purchase?',
  given: {},
  answers: { currency: text, description: text },
  rows: `
    id     | case           | currency | description
    API-34 | every purchase | GBP      | Gift Card
  `,
  decide: () => vouchersPolicy,
})

export const voucherFormComplaints = table({
  title: 'What is wrong with the voucher form?',
  given: { field: inWords(['firstName', 'lastName', 'personalMessage']), value: quoted },
  answers: { complaint: orNone(text) },
  rows: `
    id         | case                                     | field            | value  | complaint
    VOUCHER-16 | no first name                            | first name       | ""     | This field is required.
    VOUCHER-16 | a space is no first name                 | first name       | " "    | This field is required.
    VOUCHER-16 | one character is enough for a first name | first name       | "P"    | (none)
    VOUCHER-16 | no last name                             | last name        | ""     | This field is required.
    VOUCHER-16 | a space is no last name                  | last name        | " "    | This field is required.
    VOUCHER-16 | one character is enough for a last name  | last name        | "S"    | (none)
    VOUCHER-17 | no personal message                      | personal message | ""     | (none)
    VOUCHER-17 | any personal message                     | personal message | "<3 £" | (none)
  `,
  decide: ({ field, value }) => {
    const form = { ...validForm, [field]: value }
    const complaints = Object.entries(voucherComplaints(form, amountWays(vendorOfBoth)))
    const texts = complaints.map(([at, message]) => (at === field ? message : `${at}: ${message}`))
    return { complaint: texts.join(' ') || undefined }
  },
})

type Journey = Awaited<ReturnType<typeof startPurchase>>

const change =
  (change: Partial<VoucherForm>) =>
  ({ tell }: Journey) =>
    tell({ type: 'form.changed', change })

const refuse =
  (...messages: readonly string[]) =>
  ({ purchase }: Journey) =>
    purchase.answer({ answer: 'refused', messages })

const purchaseStory = story<Journey>({
  shown: () => {},
  'first name changed': change({ firstName: 'A' }),
  'first name emptied': change({ firstName: '' }),
  'last name emptied': change({ lastName: '' }),
  'amount emptied': change({ chosen: { way: 'fixed', amount: undefined } }),
  pressed: ({ submit }) => submit(),
  bought: ({ purchase }) => purchase.answer({ answer: 'purchased' }),
  refused: refuse('Sold out.', 'Try later.'),
  'refused without a word': refuse(),
  'no answer': ({ purchase }) => purchase.fail(unreachable),
  'a fault of the server': ({ purchase }) => purchase.fail(serverFault(500)),
  forbidden: ({ purchase }) => purchase.fail(forbidden),
  'basket read': ({ basketRead }) => basketRead.answer({ items: [], hasDeliverables: false }),
  'basket not read': ({ basketRead }) => basketRead.fail(unreachable),
  'read again': ({ readAgain }) => readAgain(),
  '4,999 ms': ({ clock }) => clock.increment(ledgerPolicy.nextPageMs - 1),
  '1 ms': ({ clock }) => clock.increment(1),
  left: ({ tell }) => tell({ type: 'page.left' }),
  back: ({ tell }) => tell({ type: 'page.entered' }),
  'message closed': ({ purse }) => {
    const { outcomes } = purse.getSnapshot().context
    outcomes.send({ type: 'outcomes.closed', closed: unreported(outcomes.getSnapshot().context) })
  },
  'basket seen': ({ purse }) => {
    const { outcomes } = purse.getSnapshot().context
    outcomes.send({ type: 'page.shown', own: boughtVouchers, isSaying: true })
    outcomes.send({ type: 'page.closed', own: boughtVouchers })
  },
  'basket ordered': ({ purse }) => {
    purse.send({ type: 'call.pressed', call: 'order' })
    purse.send({ type: 'call.ended', purse: 'known', end: 'succeeded' })
  },
  'bought at another shop': ({ purse }) =>
    purse.send({ type: 'call.pressed', call: 'voucherPurchase', about: 'another' }),
})

const { ours } = vouchersMessages
export const purchaseSteps = table({
  title: 'How does the purchase of a voucher go, step by step?',
  given: { 'what happens': purchaseStory },
  answers: {
    sent: count,
    form: control,
    'form kept': yesNo,
    complaints: count,
    says: list(text, { none: '(nothing)' }),
    'goes to': list(text, { none: '(nowhere)' }),
  },
  rows: `
    id                     | case                                                                           | what happens                                                                              | sent | form             | form kept | complaints | says                                        | goes to
    VOUCHER-15             | the form is open                                                               | shown                                                                                     | 0    | enabled          | yes       | 0          | (nothing)                                   | (nowhere)
    VOUCHER-16             | nothing is sent without a first name                                           | first name emptied; pressed                                                               | 0    | enabled          | yes       | 1          | (nothing)                                   | (nowhere)
    VOUCHER-16             | nothing is sent without a last name                                            | last name emptied; pressed                                                                | 0    | enabled          | yes       | 1          | (nothing)                                   | (nowhere)
    VOUCHER-23             | nothing is sent without an amount                                              | amount emptied; pressed                                                                   | 0    | enabled          | yes       | 1          | (nothing)                                   | (nowhere)
    VOUCHER-15             | the form is locked while the purchase runs: a second press does nothing        | pressed; pressed                                                                          | 1    | in flight        | yes       | 0          | (nothing)                                   | (nowhere)
    VOUCHER-13, VOUCHER-15 | bought: on to the basket, and nothing is sent again                            | pressed; bought; pressed                                                                  | 1    | done             | no        | 0          | (nothing)                                   | /Checkout
    VOUCHER-13             | the basket’s page may take a while                                             | pressed; bought; 4,999 ms                                                                 | 1    | done             | no        | 0          | (nothing)                                   | /Checkout
    VOUCHER-13             | the basket’s page does not open: this one says that it is bought               | pressed; bought; 4,999 ms; 1 ms                                                           | 1    | done             | no        | 0          | bought, still here                          | /Checkout
    VOUCHER-15             | bought, and the basket can’t be read: the page of the basket says so           | pressed; bought; basket not read                                                          | 1    | done             | no        | 0          | (nothing)                                   | /Checkout
    VOUCHER-15             | bought, and back on the page: an empty form                                    | pressed; bought; basket read; left; back                                                  | 1    | enabled          | no        | 0          | (nothing)                                   | /Checkout
    VOUCHER-15, OQ-096     | refused: every message, and the text stays                                     | pressed; refused                                                                          | 1    | enabled          | yes       | 0          | Sold out., Try later.                       | (nowhere)
    VOUCHER-15             | the next press removes the messages                                            | pressed; refused; pressed                                                                 | 2    | in flight        | yes       | 0          | (nothing)                                   | (nowhere)
    OQ-096                 | refused without a message                                                      | pressed; refused without a word                                                           | 1    | enabled          | yes       | 0          | failed                                      | (nowhere)
    OQ-135                 | no answer: the voucher may be in the basket, and may still come                | pressed; no answer                                                                        | 1    | may still arrive | yes       | 0          | failed, may be in the basket                | (nowhere)
    ours                   | refused before anything happened: only a failure                               | pressed; forbidden; basket read                                                           | 1    | enabled          | yes       | 0          | failed                                      | (nowhere)
    VOUCHER-15, OQ-135     | a fault of the server: the form waits for the basket, and a press does nothing | pressed; a fault of the server; pressed                                                   | 1    | refreshing       | yes       | 0          | failed, may be in the basket                | (nowhere)
    VOUCHER-15, OQ-135     | a fault of the server, and an incomplete form while the basket is read         | pressed; a fault of the server; first name emptied; pressed                               | 1    | refreshing       | yes       | 1          | failed, may be in the basket                | (nowhere)
    VOUCHER-15, OQ-135     | the form opens once the basket is read                                         | pressed; a fault of the server; basket read; pressed                                      | 2    | in flight        | yes       | 0          | (nothing)                                   | (nowhere)
    VOUCHER-15             | the basket can’t be read: the button reads it, and sends nothing               | pressed; a fault of the server; basket not read; pressed                                  | 1    | enabled          | yes       | 0          | failed, may be in the basket, basket unread | (nowhere)
    VOUCHER-15             | the basket is being read again                                                 | pressed; a fault of the server; basket not read; read again                               | 1    | refreshing       | yes       | 0          | failed, may be in the basket                | (nowhere)
    VOUCHER-15             | the basket was read again                                                      | pressed; a fault of the server; basket not read; read again; basket read                  | 1    | enabled          | yes       | 0          | failed, may be in the basket                | (nowhere)
    VOUCHER-13             | back before it is bought: on to the basket                                     | pressed; left; back; bought                                                               | 1    | done             | no        | 0          | (nothing)                                   | /Checkout
    VOUCHER-13             | bought while the member is away: nobody is moved                               | pressed; left; bought; basket read; back                                                  | 1    | enabled          | no        | 0          | bought                                      | (nowhere)
    VOUCHER-13             | back before the basket is read                                                 | pressed; left; bought; back                                                               | 1    | refreshing       | no        | 0          | bought                                      | (nowhere)
    VOUCHER-13             | the purchase is reported once                                                  | pressed; left; bought; basket read; back; left; back                                      | 1    | enabled          | no        | 0          | (nothing)                                   | (nowhere)
    VOUCHER-15             | it is not reported again once something is typed                               | pressed; left; bought; basket read; back; first name changed                              | 1    | enabled          | yes       | 0          | (nothing)                                   | (nowhere)
    VOUCHER-15             | it is not reported again after a press                                         | pressed; left; bought; basket read; back; pressed                                         | 1    | enabled          | no        | 3          | (nothing)                                   | (nowhere)
    VOUCHER-13             | the member has seen the basket since                                           | pressed; left; bought; basket read; basket seen; back                                     | 1    | enabled          | no        | 0          | (nothing)                                   | (nowhere)
    VOUCHER-13             | refused, then bought, and the member has seen the basket since                 | pressed; refused; pressed; left; bought; basket read; basket seen; back                   | 2    | enabled          | no        | 0          | (nothing)                                   | (nowhere)
    VOUCHER-13             | the basket was ordered since                                                   | pressed; left; bought; basket read; basket ordered; back                                  | 1    | enabled          | no        | 0          | (nothing)                                   | (nowhere)
    VOUCHER-13             | the basket was ordered, and filled at another shop since                       | pressed; left; bought; basket read; basket ordered; bought at another shop; back          | 1    | in flight        | no        | 0          | (nothing)                                   | (nowhere)
    VOUCHER-15             | a failure while the member is away is shown on return                          | pressed; left; a fault of the server; basket read; back                                   | 1    | enabled          | yes       | 0          | failed, may be in the basket                | (nowhere)
    VOUCHER-15             | it is shown once, and the form starts empty                                    | pressed; left; a fault of the server; basket read; back; left; back                       | 1    | enabled          | no        | 0          | (nothing)                                   | (nowhere)
    OQ-135                 | it is not shown again once another page has said it                            | pressed; left; a fault of the server; basket read; message closed; back                   | 1    | enabled          | yes       | 0          | (nothing)                                   | (nowhere)
    OQ-135                 | a refusal is: only this page gives the reason                                  | pressed; left; refused; message closed; back                                              | 1    | enabled          | yes       | 0          | Sold out., Try later.                       | (nowhere)
    OQ-135                 | a failure after a refusal is not                                               | pressed; refused; pressed; left; a fault of the server; basket read; message closed; back | 2    | enabled          | yes       | 0          | (nothing)                                   | (nowhere)
  `,
  decide: async (given) => {
    const { view, snapshot, complaints, opened, purchase } = await play(
      given['what happens'],
      await startPurchase(),
    )
    const { serverMessages, mayBeInBasket, isBought, isStillHere, isSaying, control } = view()
    const named: Readonly<Record<string, string>> = {
      [failureMessages.somethingWentWrong]: 'failed',
      [ours.mayHaveArrived]: mayBeInBasket ? 'may be in the basket' : 'no place to look',
      [ours.unread]: 'basket unread',
    }
    const says = [
      ...serverMessages.map((message) => named[message] ?? message),
      ...(isBought ? ['bought'] : []),
      ...(isStillHere ? ['still here'] : []),
    ]
    return {
      sent: purchase.asked.length,
      form: shownAs(control),
      'form kept': purchaseDraft(snapshot()) !== undefined,
      complaints: Object.keys(complaints()).length,
      says:
        isSaying === says.length > 0 ? says : ['it is not known whether the page says anything'],
      'goes to': opened,
    }
  },
})
