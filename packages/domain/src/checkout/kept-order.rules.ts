/** An open order as it is kept while its page is away (OQ-105): written as it is, read with care. */
import { Option, Schema } from 'effect'
import { OrderId, Pence } from '../kernel/index.ts'
import { Basket } from './basket.schema.ts'
import { paymentMethods } from './checkout.policy.ts'
import type { OpenOrder } from './checkout.schema.ts'

const BillingForm = Schema.Struct({
  paymentMethod: Schema.Literals(paymentMethods),
  firstName: Schema.String,
  lastName: Schema.String,
  street: Schema.String,
  city: Schema.String,
  county: Schema.String,
  postcode: Schema.String,
  email: Schema.String,
})

const KeptOrder = Schema.Struct({
  orderId: OrderId,
  billing: BillingForm,
  basket: Basket,
  total: Schema.optional(Pence),
})

/** What is kept may be damaged or from an older portal: then there is no order. */
export const keptOrderOf = (kept: unknown): OpenOrder | undefined =>
  Option.getOrUndefined(Schema.decodeUnknownOption(KeptOrder)(kept))
