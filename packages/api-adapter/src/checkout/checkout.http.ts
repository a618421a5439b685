import { type CheckoutPort, checkoutPolicy, type OrderAnswer } from '@save/domain/checkout'
import { Effect } from 'effect'
import type { HttpClient } from '../client/http-client.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import {
  BasketWire,
  basketPath,
  OrderedWire,
  OrderWire,
  orderPath,
  orderRefusal,
  PaymentWire,
  ProviderAddressWire,
  payPath,
  TotalWire,
  totalPath,
  totalQuery,
} from './checkout.wire.ts'

const readBasket = decoderOf(BasketWire)
const readTotal = decoderOf(TotalWire)
const writeOrder = encoderOf(OrderWire)
const readOrdered = decoderOf(OrderedWire)
const writePayment = encoderOf(PaymentWire)
const readProviderAddress = decoderOf(ProviderAddressWire)

const { deliveryMethod } = checkoutPolicy

export const httpCheckout = (client: HttpClient): CheckoutPort => ({
  readBasket: () => client.send({ method: 'GET', path: basketPath, read: readBasket }),
  readTotal: (paymentMethod) =>
    client.send({
      method: 'GET',
      path: `${totalPath}?${totalQuery(paymentMethod)}`,
      read: readTotal,
    }),
  placeOrder: (billing) =>
    client.send({
      method: 'POST',
      path: orderPath,
      body: writeOrder({ deliveryInformation: { ...billing, deliveryMethod } }),
      read: (json) =>
        Effect.map(
          readOrdered(json),
          ({ orderId }): OrderAnswer => ({
            answer: 'ordered',
            orderId,
          }),
        ),
      refusal: orderRefusal,
      movesMoney: true,
    }),
  startPayment: (order, paymentMethod) =>
    client.send({
      method: 'POST',
      path: payPath(encodeURIComponent(order)),
      body: writePayment({ paymentMethod }),
      read: readProviderAddress,
      // The domain checks the address; HTML and truncated JSON don't count as text.
      plainText: /^\s*[^\s"<{[]|"\s*$/,
      movesMoney: true,
    }),
})
