import {
  type Basket,
  type BasketItem,
  type BillingForm,
  billingComplaints,
  checkoutPolicy,
  paymentMethods,
} from '@save/domain/checkout'
import { type ModelState, OrderId } from '@save/domain/kernel'
import { Schema, SchemaGetter } from 'effect'
import { items, orElse, withDefault } from '../wire/absent.wire.ts'
import { id } from '../wire/id.wire.ts'
import { refusedWith } from '../wire/model-state.wire.ts'
import { money } from '../wire/money.wire.ts'
import { record } from '../wire/record.wire.ts'
import { sentText } from '../wire/request-body.wire.ts'
import { flag, quantity, text } from '../wire/scalar.wire.ts'

export const basketPath = '/api/Basket'
export const totalPath = '/api/Basket/Total'
/** Letter case as in the specification: lower-case o here, capital O below. */
export const orderPath = '/api/order'
export const payPath = (order: string) => `/api/Order/${order}/Pay`

const BoughtWire = record<Omit<BasketItem, 'quantity'>>()({
  vendorName: ['VendorName', orElse(text, '')],
  amount: ['Amount', money],
  netDiscount: ['NetDiscount', money],
})

/** A line of the basket: the voucher is in NGCPurchase, the quantity beside it. */
const BasketItemWire = Schema.Struct({
  NGCPurchase: BoughtWire,
  // An invalid quantity is refused, since a substitute would give a wrong price.
  Quantity: withDefault(quantity, 1),
}).pipe(
  Schema.decodeTo(Schema.Any, {
    decode: SchemaGetter.transform(({ NGCPurchase, Quantity }) => ({
      ...NGCPurchase,
      quantity: Quantity,
    })),
    encode: SchemaGetter.transform(({ quantity, ...bought }: BasketItem) => ({
      NGCPurchase: bought,
      Quantity: quantity,
    })),
  }),
)

/** GET /api/Basket (DATA-23). */
export const BasketWire = record<Basket>()({
  items: ['Items', items(BasketItemWire)],
  hasDeliverables: ['HasDeliverables', flag],
})

export const PaymentMethodWire = Schema.Literals(paymentMethods)

/** The parameters of GET /api/Basket/Total (API-36, OQ-101). */
export const totalQuery = (paymentMethod: string) =>
  new URLSearchParams({
    controller: 'Basket',
    action: 'Total',
    deliveryMethod: checkoutPolicy.deliveryMethod,
    paymentMethod,
  })

/** The answer of GET /api/Basket/Total: {total}, or the bare number. */
export const TotalWire = Schema.Union([Schema.Struct({ total: money }), money]).pipe(
  Schema.decodeTo(Schema.toType(money), {
    decode: SchemaGetter.transform((answer) =>
      typeof answer === 'object' ? answer.total : answer,
    ),
    encode: SchemaGetter.transform((total) => ({ total })),
  }),
)

/** The address and method of delivery, and the payer. */
export interface DeliveryInformation extends BillingForm {
  readonly deliveryMethod: string
}

/** The body of POST /api/order (API-37). A server reads a missing field as empty. */
export const OrderWire = record<{ readonly deliveryInformation: DeliveryInformation }>()({
  deliveryInformation: [
    'deliveryInformation',
    record<DeliveryInformation>()({
      city: ['city', sentText],
      county: ['county', sentText],
      email: ['email', sentText],
      firstName: ['firstName', sentText],
      lastName: ['lastName', sentText],
      postcode: ['postCode', sentText],
      street: ['street', sentText],
      paymentMethod: ['paymentMethod', PaymentMethodWire],
      deliveryMethod: ['deliveryMethod', sentText],
    }),
  ],
})

/** The answer of POST /api/order. */
export const OrderedWire = record<{ readonly orderId: OrderId }>()({
  // A blank id, or one of only zeros (even as a GUID), means that there is no order.
  orderId: ['OrderId', id(OrderId).check(Schema.isPattern(/[^\s0{}-]/))],
})

export const orderRefusal = refusedWith(400, 422)

/** The messages of a refusal in a server's form, each with its field. */
export function billingModelState(form: BillingForm, messages: readonly string[]): ModelState {
  const complaints = Object.entries(billingComplaints(form))
  if (complaints.length === 0) return { '': messages }
  return Object.fromEntries(
    complaints.map(([field, complaint]) => [
      field === 'postcode' ? 'postCode' : field,
      [complaint],
    ]),
  )
}

/** The body of POST /api/Order/{id}/Pay (API-38). */
export const PaymentWire = Schema.Struct({ paymentMethod: PaymentMethodWire })

/** The answer of POST /api/Order/{id}/Pay: the provider's address. */
export const ProviderAddressWire = Schema.String
