import { fieldMessages, isBlank, type ModelState, nothing, VendorCode } from '@save/domain/kernel'
import {
  type FixedValue,
  type Vendor,
  type VoucherPurchase,
  vouchersMessages,
} from '@save/domain/vouchers'
import { Schema, SchemaGetter } from 'effect'
import { items, list, maybe, orElse, withDefault } from '../wire/absent.wire.ts'
import { id, sentId } from '../wire/id.wire.ts'
import { refusedWith } from '../wire/model-state.wire.ts'
import { money } from '../wire/money.wire.ts'
import { record } from '../wire/record.wire.ts'
import { sentFraction, sentText } from '../wire/request-body.wire.ts'
import { flag, fraction, text, wholeText } from '../wire/scalar.wire.ts'
import { sentAmount } from '../wire/sent-amount.wire.ts'
import { wirePolicy } from '../wire/wire.policy.ts'

export const vendorsPath = '/api/NGCVendors'
export const vendorVisitPath = '/api/NGCVendors/LogVisit'
export const purchasePath = '/api/PurchaseNGCVoucher'

const FixedValueWire = record<FixedValue>()({
  amount: ['Amount', money],
  displayValue: ['DisplayValue', maybe(text)],
})

/** The currency is in Inventory.Range.Currency. */
const InventoryWire = Schema.Struct({ Range: Schema.Struct({ Currency: text }) }).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform(({ Range }) => Range.Currency),
    encode: SchemaGetter.transform((Currency) => ({ Range: { Currency } })),
  }),
)

/** DATA-16, DATA-17. */
const VendorWire = record<Vendor>()({
  code: ['VendorCode', id(VendorCode)],
  name: ['Name', orElse(text, '')],
  logo: ['VendorLogo', maybe(wholeText)],
  percentageDiscount: ['PercentageDiscount', withDefault(fraction, 0)],
  hasFixedRange: ['HasFixedRange', flag],
  hasRangedRange: ['HasRangedRange', flag],
  fixedValues: ['FixedValues', list(FixedValueWire)],
  isRangeEndLimited: ['IsRangeEndLimited', flag],
  minimumRangedEnterManuallyAmount: ['MinimumRangedEnterManuallyAmount', maybe(money)],
  maximumRangedEnterManuallyAmount: ['MaximumRangedEnterManuallyAmount', maybe(money)],
  minimumFixedEnteredManuallyAmount: ['MinimumFixedEnteredManuallyAmount', maybe(money)],
  maximumFixedEnteredManuallyAmount: ['MaximumFixedEnteredManuallyAmount', maybe(money)],
  currency: ['Inventory', maybe(InventoryWire)],
})

/** GET /api/NGCVendors. */
export const VendorsWire = items(VendorWire, wirePolicy.mostItems)

/** The body of POST /api/NGCVendors/LogVisit: the vendor's code (OQ-081). */
export const VendorVisitWire = record<{ readonly vendor: VendorCode }>()({
  vendor: ['vendorId', sentId(VendorCode)],
})

/** A purchase with the fields that never vary (API-34). */
export interface SentPurchase extends VoucherPurchase {
  readonly currency: string
  readonly description: string
}

/** The body of POST /api/PurchaseNGCVoucher. A server reads a missing field as empty. */
export const PurchaseWire = record<SentPurchase>()({
  firstName: ['firstName', sentText],
  lastName: ['lastName', sentText],
  emailAddress: ['emailAddress', sentText],
  personalMessage: ['personalMessage', sentText],
  amount: ['amount', withDefault(sentAmount, nothing)],
  currency: ['currency', sentText],
  vendorCode: ['vendorCode', withDefault(sentId(VendorCode), VendorCode.make(''))],
  vendorName: ['vendorName', sentText],
  percentageDiscount: ['percentageDiscount', withDefault(sentFraction, 0)],
  description: ['description', sentText],
})

export const purchaseRefusal = refusedWith(400, 422)

/** The messages of a refusal in a server's form, each with its field. */
export function purchaseModelState(
  purchase: VoucherPurchase,
  messages: readonly string[],
): ModelState {
  const { wrongAmount } = vouchersMessages
  const blank = (['firstName', 'lastName'] as const).filter((field) => isBlank(purchase[field]))
  const fieldsOf = (message: string): readonly string[] => {
    if (message === wrongAmount) return ['amount']
    return message === fieldMessages.required ? blank : ['']
  }
  return Object.fromEntries(
    messages.flatMap((message) => fieldsOf(message).map((field) => [field, [message]])),
  )
}
