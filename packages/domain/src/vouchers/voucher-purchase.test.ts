import { describe, expect, test } from 'vitest'
import { pounds, serverFault, unreachable, VendorCode } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
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
import { priceView } from './voucher-purchase.selectors.ts'
import { purchaseSteps, sentWithPurchase, voucherFormComplaints } from './voucher-purchase.table.ts'
import { startPurchase, validForm as valid, vendorOfBoth as vendor } from './vouchers.examples.ts'
import { vouchersMessages } from './vouchers.messages.ts'

check(voucherFormComplaints)
check(sentWithPurchase)
check(purchaseSteps)

test('VOUCHER-23 a wrong amount has its message', () => {
  const form = { ...valid, chosen: { way: 'manual', text: '4.99' } as const }
  expect(voucherComplaints(form, amountWays(vendor))).toEqual({
    amount: 'Please enter correct amount.',
  })
})

test('VOUCHER-21 no amount is preselected: the form starts on the list or, without one, on the text field', () => {
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

  test('VOUCHER-21 the amount must be typed if the vendor no longer has a list', () => {
    expect(voucherFormOf({ ...blankVoucherDraft, listed: '1000' }, enteredAlone)).toEqual(
      blankVoucherForm(enteredAlone),
    )
  })
})

describe('Buying a voucher', () => {
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

  test('VOUCHER-13 data that were read before the answer are read again after it', async () => {
    const { submit, purchase, known, readByAnother } = await startPurchase()
    await submit()
    readByAnother()
    await purchase.answer({ answer: 'purchased' })
    expect(known()).toEqual(['loading', 'stale'])
  })

  test('VOUCHER-15 after a lost response the basket is read again at once, and the total when it is needed', async () => {
    const { submit, purchase, known, readByAnother } = await startPurchase()
    await submit()
    readByAnother()
    await purchase.fail(unreachable)
    expect(known()).toEqual(['loading', 'stale'])
  })

  test('VOUCHER-15 the call has no deadline, but after 15 s the page says that it is taking a long time', async () => {
    const { submit, purchase, clock, view } = await startPurchase()
    await submit()
    clock.increment(14_999)
    expect(view().isWaitingLong).toBe(false)
    clock.increment(1)
    expect([view().isWaitingLong, purchase.interrupted()]).toEqual([true, 0])
    clock.increment(600_000)
    await purchase.answer({ answer: 'purchased' })
    expect(view().isWaitingLong).toBe(false)
  })

  test('VOUCHER-23 the amount is checked on blur, the other fields from the first submit on (OQ-138)', async () => {
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

  test('VOUCHER-21 at first the form has no messages, and is empty or has the stored draft (OQ-134)', async () => {
    const { snapshot, view } = await startPurchase({})
    expect([snapshot().context.form, view().serverMessages]).toEqual([
      blankVoucherForm(amountWays(vendor)),
      [],
    ])
    const restored = await startPurchase({}, valid)
    expect(restored.snapshot().context.form).toEqual(valid)
  })

  test('the price appears once the vendor sells the amount', async () => {
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

test('VOUCHER-24 each opening logs one visit, and a failed log isn’t tried again', async () => {
  const log = scriptedCall<void, [VendorCode]>()
  const open = async () => {
    logVendorVisit({ logVisit: log.call }, VendorCode.make('PLU1089'))
    await waitUntilIdle()
  }
  await open()
  await log.fail(serverFault(500))
  expect(log.asked).toEqual([['PLU1089']])
  await open()
  expect(log.asked).toEqual([['PLU1089'], ['PLU1089']])
  await log.answer()
  expect([log.asked.length, log.interrupted()]).toEqual([2, 0])
})
