import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Basket, boughtVouchers } from '../checkout/index.ts'
import {
  forbidden,
  pounds,
  resourceMachine,
  serverFault,
  unreachable,
  VendorCode,
} from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { isDisabled, shownAs } from '../testing/control.ts'
import { held } from '../testing/held.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import { logVendorVisit } from './vendor-visit.ts'
import { amountWays } from './voucher-amount.rules.ts'
import {
  blankVoucherDraft,
  blankVoucherForm,
  type VoucherForm,
  voucherComplaints,
  voucherDraftOf,
  voucherFormOf,
} from './voucher-form.rules.ts'
import { type VoucherPurchaseEvent, voucherPurchaseMachine } from './voucher-purchase.machine.ts'
import {
  priceView,
  purchaseComplaints,
  purchaseDraft,
  purchaseView,
} from './voucher-purchase.selectors.ts'
import { sentWithPurchase, voucherFormComplaints } from './voucher-purchase.table.ts'
import { validForm as valid, vendorOfBoth as vendor } from './vouchers.examples.ts'
import { vouchersMessages } from './vouchers.messages.ts'
import type { PurchaseAnswer, VoucherPurchase } from './vouchers.port.ts'

const emptyBasket: Basket = { items: [], hasDeliverables: false }

check(voucherFormComplaints)
check(sentWithPurchase)

test('VOUCHER-23 a wrong amount has its message', () => {
  const form = { ...valid, chosen: { way: 'manual', text: '4.99' } as const }
  expect(voucherComplaints(form, amountWays(vendor))).toEqual({
    amount: 'Please enter correct amount.',
  })
})

test('VOUCHER-21 nothing is chosen at first: the form starts on the list, or without one on the text field', () => {
  const manualOnly = amountWays({ ...vendor, hasFixedRange: false })
  const empty = { firstName: '', lastName: '', personalMessage: '' }
  expect([blankVoucherForm(amountWays(vendor)), blankVoucherForm(manualOnly)]).toEqual([
    { chosen: { way: 'fixed', amount: undefined }, ...empty },
    { chosen: { way: 'manual', text: '' }, ...empty },
  ])
})

describe('Storing the form over a login (OQ-134)', () => {
  const ways = amountWays(vendor)
  const back = (form: VoucherForm) => {
    const draft = voucherDraftOf(form)
    return draft && voucherFormOf(draft, ways)
  }

  test('VOUCHER-11 the typed text and the chosen amount are restored', () => {
    const listed = { ...valid, chosen: { way: 'fixed', amount: ways.fixed[0] } as const }
    expect([back(valid), back(listed)]).toEqual([valid, listed])
  })

  const enteredAlone = amountWays({ ...vendor, hasFixedRange: false })

  test('VOUCHER-11 an unedited form is not stored, with or without a list', () => {
    expect([ways, enteredAlone].map(blankVoucherForm).map(voucherDraftOf)).toEqual([
      undefined,
      undefined,
    ])
  })

  test('VOUCHER-11 a field missing from the stored draft is blank', () => {
    const texts = ['listed', 'typed', 'firstName', 'lastName', 'personalMessage']
    expect(blankVoucherDraft).toEqual(Object.fromEntries(texts.map((text) => [text, ''])))
  })

  test('VOUCHER-21 an amount that is no longer on the list is dropped', () => {
    const draft = { ...blankVoucherDraft, firstName: 'Priya' }
    const nothing = { ...blankVoucherForm(ways), firstName: 'Priya' }
    for (const listed of ['', '1', 'x', '-0.5']) {
      expect(voucherFormOf({ ...draft, listed }, ways)).toEqual(nothing)
    }
  })

  test('VOUCHER-21 the amount has to be typed if the vendor no longer has a list', () => {
    expect(voucherFormOf({ ...blankVoucherDraft, listed: '1000' }, enteredAlone)).toEqual(
      blankVoucherForm(enteredAlone),
    )
  })
})

describe('Buying a voucher', () => {
  async function startPurchase(form: Partial<VoucherForm> = valid, draft?: VoucherForm) {
    const opened: string[] = []
    const purchase = scriptedCall<PurchaseAnswer, [VoucherPurchase]>()
    const basketRead = scriptedCall<Basket>()
    const basket = createActor(resourceMachine(basketRead.call)).start()
    basket.send({ type: 'resource.needed' })
    await quiet()
    await basketRead.answer(emptyBasket)
    const total = held(pounds('0'))
    const clock = new SimulatedClock()
    const browser = {
      ...stillBrowser,
      openPath: (path: string) => opened.push(path),
    }
    const ledger = testLedger({ basket, totals: [total] }, clock)
    const { vouchers } = throughLedger({ purchaseVoucher: purchase.call }, ledger)
    const actor = createActor(voucherPurchaseMachine(vouchers, browser), {
      input: { vendor, emailAddress: 'member@example.com', basket, purse: ledger.basket, draft },
      clock,
    }).start()
    const view = () => purchaseView(actor.getSnapshot())
    const tell = async (...events: VoucherPurchaseEvent[]) => {
      for (const event of events) actor.send(event)
      await quiet()
    }
    await tell({ type: 'form.changed', change: form })
    return {
      opened,
      purchase,
      purse: ledger.basket,
      basket,
      basketRead,
      total,
      clock,
      tell,
      submit: () => tell({ type: 'form.submitted' }),
      view,
      retry: async () => {
        basket.send({ type: 'resource.needed' })
        await quiet()
      },
      isUnread: () => view().isUnread,
      isWaitingLong: () => view().isWaitingLong,
      snapshot: () => actor.getSnapshot(),
      mayBeInBasket: () => view().mayBeInBasket,
      /** The states of basket and total; another screen may have read them while the call ran. */
      known: () => [basket.getSnapshot().value, total.getSnapshot().value],
      readByAnother: () => {
        basket.send({ type: 'resource.replaced', value: emptyBasket })
        total.send({ type: 'resource.replaced', value: pounds('0') })
      },
      isLocked: () => isDisabled(view()),
      messages: () => actor.getSnapshot().context.serverMessages,
      complaints: () => purchaseComplaints(actor.getSnapshot()),
    }
  }

  test('VOUCHER-12, API-33 the request has trimmed names, the member’s own email, and the discount unchanged', async () => {
    const { submit, purchase } = await startPurchase()
    await submit()
    expect(purchase.asked).toEqual([
      [
        {
          firstName: 'Priya',
          lastName: 'Shah',
          emailAddress: 'member@example.com',
          personalMessage: '',
          amount: pounds('25.50'),
          vendorCode: 'PLU1089',
          vendorName: 'Plumfield Grocers',
          percentageDiscount: 0.05,
        },
      ],
    ])
  })

  test('VOUCHER-13 a purchase opens the basket, which is stale now, as are its totals', async () => {
    const { submit, purchase, opened, basket, total, isLocked } = await startPurchase()
    await submit()
    expect(opened).toEqual([])
    await purchase.answer({ answer: 'purchased' })
    expect([opened, isLocked()]).toEqual([['/Checkout'], true])
    expect([basket.getSnapshot().value, total.getSnapshot().value]).toEqual(['loading', 'stale'])
  })

  test('VOUCHER-13 data read before the answer is read again after it', async () => {
    const { submit, purchase, known, readByAnother } = await startPurchase()
    await submit()
    readByAnother()
    await purchase.answer({ answer: 'purchased' })
    expect(known()).toEqual(['loading', 'stale'])
  })

  test('VOUCHER-15 after a lost response the basket is read again at once, and the total once it is needed', async () => {
    const { submit, purchase, known, readByAnother } = await startPurchase()
    await submit()
    readByAnother()
    await purchase.fail(unreachable)
    expect(known()).toEqual(['loading', 'stale'])
  })

  test('VOUCHER-15 the form is disabled, and gives the reason, while the purchase runs, while the basket is read, and after a purchase', async () => {
    const { submit, purchase, basketRead, view } = await startPurchase()
    const form = () => shownAs(view().control)
    expect(form()).toBe('enabled')
    await submit()
    expect(form()).toBe('inFlight')
    await purchase.fail(serverFault(500))
    expect(form()).toBe('refreshing')
    await basketRead.answer(emptyBasket)
    expect(form()).toBe('enabled')
    await submit()
    await purchase.answer({ answer: 'purchased' })
    expect(form()).toBe('done')
  })

  test('VOUCHER-15 a second submit while the purchase runs, or after it, sends nothing', async () => {
    const { submit, purchase } = await startPurchase()
    await submit()
    await submit()
    expect(purchase.asked).toHaveLength(1)
    await purchase.answer({ answer: 'purchased' })
    await submit()
    expect(purchase.asked).toHaveLength(1)
  })

  test('VOUCHER-16, VOUCHER-23 nothing is sent while a field is wrong', async () => {
    for (const wrong of [
      { firstName: '' },
      { lastName: '' },
      { chosen: { way: 'fixed', amount: undefined } as const },
    ]) {
      const { submit, purchase, isLocked } = await startPurchase({ ...valid, ...wrong })
      await submit()
      expect([purchase.asked.length, isLocked()]).toEqual([0, false])
    }
  })

  test('VOUCHER-15 after a refusal the form unlocks, shows every message, and keeps its text (OQ-096)', async () => {
    const { submit, purchase, messages, isLocked, snapshot, opened } = await startPurchase()
    await submit()
    await purchase.answer({ answer: 'refused', messages: ['Sold out.', 'Try later.'] })
    expect([messages(), isLocked(), snapshot().context.form, opened]).toEqual([
      ['Sold out.', 'Try later.'],
      false,
      valid,
      [],
    ])
    await submit()
    expect([messages(), purchase.asked.length]).toEqual([[], 2])
  })

  test('a refusal without a message shows the general one', async () => {
    const { submit, purchase, messages } = await startPurchase()
    await submit()
    await purchase.answer({ answer: 'refused', messages: [] })
    expect(messages()).toEqual(['Something went wrong.'])
  })

  test('after a lost response the page says that the voucher may be in the basket, and where to look (OQ-135)', async () => {
    const { submit, purchase, messages, mayBeInBasket } = await startPurchase()
    await submit()
    expect(mayBeInBasket()).toBe(false)
    await purchase.fail(unreachable)
    expect(messages()).toEqual(['Something went wrong.', vouchersMessages.ours.mayHaveArrived])
    expect(mayBeInBasket()).toBe(true)
  })

  test('the message for a call that certainly did nothing says only that something went wrong', async () => {
    const { submit, purchase, messages, mayBeInBasket } = await startPurchase()
    await submit()
    await purchase.fail(forbidden)
    expect([messages(), mayBeInBasket()]).toEqual([['Something went wrong.'], false])
  })

  test('VOUCHER-15 after a failure the form unlocks only once the basket has been read again (OQ-135)', async () => {
    const { submit, purchase, basketRead, total, isLocked, snapshot } = await startPurchase()
    await submit()
    await purchase.fail(serverFault(500))
    await submit()
    expect([isLocked(), purchase.asked.length, basketRead.asked.length]).toEqual([true, 1, 2])
    expect(total.getSnapshot().value).toBe('stale')
    await basketRead.answer(emptyBasket)
    expect([isLocked(), snapshot().context.form]).toEqual([false, valid])
    await submit()
    expect(purchase.asked).toHaveLength(2)
  })

  test('VOUCHER-15 while the basket can’t be read nothing is sent; trying again only reads', async () => {
    const { submit, retry, purchase, basketRead, isLocked, isUnread } = await startPurchase()
    await submit()
    await purchase.fail(serverFault(500))
    expect([isUnread(), isLocked()]).toEqual([false, true])
    await basketRead.fail(unreachable)
    await submit()
    expect([isUnread(), isLocked(), purchase.asked.length]).toEqual([true, false, 1])
    await retry()
    expect([isUnread(), isLocked(), basketRead.asked.length]).toEqual([false, true, 3])
    await basketRead.answer(emptyBasket)
    expect([isUnread(), isLocked(), purchase.asked.length]).toEqual([false, false, 1])
  })

  test('VOUCHER-15, VOUCHER-23 while the basket can’t be read the form can be changed, and its amount is checked', async () => {
    const { tell, submit, retry, purchase, basketRead, complaints } = await startPurchase()
    await submit()
    await purchase.fail(serverFault(500))
    await basketRead.fail(unreachable)
    await tell({ type: 'form.changed', change: { chosen: { way: 'manual', text: '4.99' } } })
    expect(complaints()).toEqual({ amount: vouchersMessages.wrongAmount })
    await tell({ type: 'form.changed', change: { chosen: { way: 'manual', text: '5' } } })
    await retry()
    await basketRead.answer(emptyBasket)
    await submit()
    expect(purchase.asked.map(([{ amount }]) => amount)).toEqual([pounds('25.50'), pounds('5')])
  })

  test('VOUCHER-15 the call has no deadline: after 15 s the page shows that it takes long', async () => {
    const { submit, purchase, clock, isWaitingLong, opened } = await startPurchase()
    await submit()
    clock.increment(14_999)
    expect(isWaitingLong()).toBe(false)
    clock.increment(1)
    expect([isWaitingLong(), purchase.interrupted()]).toEqual([true, 0])
    clock.increment(600_000)
    await purchase.answer({ answer: 'purchased' })
    expect([isWaitingLong(), opened]).toEqual([false, ['/Checkout']])
  })

  test('VOUCHER-13 a member who left the page stays there; on return it reports the purchase once', async () => {
    const { submit, tell, purchase, basketRead, opened, view } = await startPurchase()
    await submit()
    await tell({ type: 'page.left' })
    await purchase.answer({ answer: 'purchased' })
    await basketRead.answer(emptyBasket)
    await tell({ type: 'page.entered' })
    expect([opened, view().isBought, isDisabled(view())]).toEqual([[], true, false])
    await tell({ type: 'page.left' })
    expect(view().isBought).toBe(false)
  })

  test('VOUCHER-15 the purchase is not reported again after typing another, or trying to buy it', async () => {
    for (const event of [
      { type: 'form.changed', change: { firstName: 'A' } },
      { type: 'form.submitted' },
    ] as const) {
      const { submit, tell, purchase, view } = await startPurchase()
      await submit()
      await tell({ type: 'page.left' })
      await purchase.answer({ answer: 'purchased' })
      await tell({ type: 'page.entered' }, event)
      expect([view().isBought, purchase.asked.length]).toEqual([false, 1])
    }
  })

  test('OQ-134 a bought voucher is not stored, even if the member is on another page', async () => {
    for (const isAway of [true, false]) {
      const { submit, tell, purchase, snapshot } = await startPurchase()
      await submit()
      expect(purchaseDraft(snapshot())).toBeDefined()
      if (isAway) await tell({ type: 'page.left' })
      await purchase.answer({ answer: 'purchased' })
      expect(purchaseDraft(snapshot())).toBeUndefined()
    }
  })

  test.each([
    ['the basket was ordered meanwhile', [{ type: 'call.pressed', call: 'order' }]],
    [
      'the basket was ordered, and filled at another shop, meanwhile',
      [
        { type: 'call.pressed', call: 'order' },
        { type: 'call.answered', end: 'succeeded', isTruthKnown: true },
        { type: 'call.pressed', call: 'voucherPurchase', about: 'another' },
      ],
    ],
  ] as const)(
    'VOUCHER-13 once %s, the page of the shop doesn’t report the purchase',
    async (_, events) => {
      const { submit, tell, purchase, basketRead, purse, view } = await startPurchase()
      await submit()
      await tell({ type: 'page.left' })
      await purchase.answer({ answer: 'purchased' })
      await basketRead.answer(emptyBasket)
      for (const event of events) purse.send(event)
      await tell({ type: 'page.entered' })
      expect(view().isBought).toBe(false)
    },
  )

  test('VOUCHER-13 once the member has seen the basket, the page of the shop doesn’t report the purchase', async () => {
    const { submit, tell, purchase, basketRead, purse, view } = await startPurchase()
    const { outcomes } = purse.getSnapshot().context
    await submit()
    await tell({ type: 'page.left' })
    await purchase.answer({ answer: 'purchased' })
    await basketRead.answer(emptyBasket)
    outcomes.send({ type: 'page.opened', own: boughtVouchers, isSaying: true })
    outcomes.send({ type: 'page.closed', own: boughtVouchers })
    await tell({ type: 'page.entered' })
    expect(view().isBought).toBe(false)
  })

  test('VOUCHER-15 a failure after the member left is shown once on return, with the typed text', async () => {
    const { submit, tell, purchase, basketRead, view, snapshot } = await startPurchase()
    await submit()
    await tell({ type: 'page.left' })
    await purchase.fail(unreachable)
    await basketRead.answer(emptyBasket)
    await tell({ type: 'page.entered' })
    expect([view().mayBeInBasket, snapshot().context.form]).toEqual([true, valid])
    await tell({ type: 'page.left' })
    expect([view().mayBeInBasket, snapshot().context.form]).toEqual([
      false,
      blankVoucherForm(amountWays(vendor)),
    ])
  })

  test('VOUCHER-23 the amount is checked once its field loses focus, the rest from the first submit on (OQ-138)', async () => {
    const { tell, complaints, submit } = await startPurchase({
      ...valid,
      firstName: '',
      chosen: { way: 'manual', text: '1' },
    })
    expect(complaints()).toEqual({})
    await tell({ type: 'amount.left' })
    expect(complaints()).toEqual({ amount: vouchersMessages.wrongAmount })
    await tell({ type: 'form.changed', change: { chosen: { way: 'manual', text: '10' } } })
    expect(complaints()).toStrictEqual({})
    await submit()
    expect(complaints()).toEqual({ firstName: 'This field is required.' })
  })

  test('VOUCHER-21 at first the form is empty without messages, or has the stored draft (OQ-134)', async () => {
    const { snapshot, messages } = await startPurchase({})
    expect([snapshot().context.form, messages()]).toEqual([
      blankVoucherForm(amountWays(vendor)),
      [],
    ])
    const restored = await startPurchase({}, valid)
    expect(restored.snapshot().context.form).toEqual(valid)
  })

  test('the price is shown as soon as the amount is sold', async () => {
    const { tell, snapshot } = await startPurchase()
    expect(priceView(snapshot())).toEqual({ worth: '£25.50', pays: '£24.22', saves: '£1.28' })
    await tell({ type: 'form.changed', change: { chosen: { way: 'manual', text: '4' } } })
    expect(priceView(snapshot())).toBeUndefined()
  })
})

test('VOUCHER-01, VOUCHER-02, VOUCHER-14 the sentences are the specified ones', () => {
  const { findingVouchers, noVouchersFound, vendorNotFound } = vouchersMessages
  expect([findingVouchers, noVouchersFound, vendorNotFound]).toEqual([
    'Finding vouchers...',
    'No Vouchers Found',
    'Not found.',
  ])
})

test('VOUCHER-24 the visit is logged once per opening, and a failed log is not tried again', async () => {
  const log = scriptedCall<void, [VendorCode]>()
  const open = async () => {
    logVendorVisit({ logVisit: log.call }, VendorCode.make('PLU1089'))
    await quiet()
  }
  await open()
  await log.fail(serverFault(500))
  expect(log.asked).toEqual([['PLU1089']])
  await open()
  expect(log.asked).toEqual([['PLU1089'], ['PLU1089']])
  await log.answer()
  expect([log.asked.length, log.interrupted()]).toEqual([2, 0])
})
