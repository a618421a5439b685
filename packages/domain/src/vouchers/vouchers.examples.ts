import { createActor, SimulatedClock } from 'xstate'
import type { Basket } from '../checkout/index.ts'
import { pounds, resourceMachine, VendorCode } from '../kernel/index.ts'
import { resourceOfValue } from '../testing/held.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import type { Vendor } from './vendor.schema.ts'
import type { VoucherForm } from './voucher-form.rules.ts'
import { type VoucherPurchaseEvent, voucherPurchaseMachine } from './voucher-purchase.machine.ts'
import { purchaseComplaints, purchaseView } from './voucher-purchase.selectors.ts'
import type { PurchaseAnswer, VoucherPurchase } from './vouchers.port.ts'

/** A vendor that sells nothing. Each test adds what it needs. */
export const exampleVendor: Vendor = {
  code: VendorCode.make('PLU1089'),
  name: 'Plumfield Grocers',
  percentageDiscount: 0.05,
  hasFixedRange: false,
  hasRangedRange: false,
  fixedValues: [],
  isRangeEndLimited: false,
  currency: 'GBP',
}

/** Sells vouchers for £10.00, and for any amount from £5.00 to £250.00. */
export const vendorOfBoth: Vendor = {
  ...exampleVendor,
  hasFixedRange: true,
  hasRangedRange: true,
  fixedValues: [{ amount: pounds('10') }],
  isRangeEndLimited: true,
  minimumRangedEnterManuallyAmount: pounds('5'),
  maximumRangedEnterManuallyAmount: pounds('250'),
}

export const validForm: VoucherForm = {
  chosen: { way: 'manual', text: '25.50' },
  firstName: ' Priya ',
  lastName: ' Shah ',
  personalMessage: '',
}

const emptyBasket: Basket = { items: [], hasDeliverables: false }

/** The page of one vendor. Its calls wait until a test answers them. */
export async function startPurchase(form: Partial<VoucherForm> = validForm, draft?: VoucherForm) {
  const opened: string[] = []
  const purchase = scriptedCall<PurchaseAnswer, [VoucherPurchase]>()
  const basketRead = scriptedCall<Basket>()
  const basket = createActor(resourceMachine(basketRead.call)).start()
  basket.send({ type: 'resource.needed' })
  await waitUntilIdle()
  await basketRead.answer(emptyBasket)
  const total = resourceOfValue(pounds('0'))
  const clock = new SimulatedClock()
  const browser = {
    ...stillBrowser,
    openPath: (path: string) => opened.push(path),
  }
  const ledger = testLedger({ basket, totals: [total] }, clock)
  const { vouchers } = throughLedger({ purchaseVoucher: purchase.call }, ledger)
  const actor = createActor(voucherPurchaseMachine(vouchers, browser), {
    input: {
      vendor: vendorOfBoth,
      emailAddress: 'member@example.com',
      basket,
      purse: ledger.basket,
      draft,
    },
    clock,
  }).start()
  const tell = async (event: VoucherPurchaseEvent) => {
    actor.send(event)
    await waitUntilIdle()
  }
  await tell({ type: 'form.changed', change: form })
  return {
    opened,
    purchase,
    purse: ledger.basket,
    basketRead,
    clock,
    tell,
    submit: () => tell({ type: 'form.submitted' }),
    view: () => purchaseView(actor.getSnapshot()),
    readAgain: async () => {
      basket.send({ type: 'resource.needed' })
      await waitUntilIdle()
    },
    snapshot: () => actor.getSnapshot(),
    /** The states of basket and total. */
    known: () => [basket.getSnapshot().value, total.getSnapshot().value],
    /** Reads both, as another screen would. */
    readByAnother: () => {
      basket.send({ type: 'resource.replaced', value: emptyBasket })
      total.send({ type: 'resource.replaced', value: pounds('0') })
    },
    complaints: () => purchaseComplaints(actor.getSnapshot()),
  }
}
