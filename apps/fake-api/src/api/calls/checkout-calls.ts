import { standInCheckoutPolicy } from '@save/api-adapter/memory'
import {
  BasketWire,
  basketPath,
  billingModelState,
  OrderedWire,
  OrderWire,
  orderPath,
  PaymentWire,
  ProviderAddressWire,
  payPath,
  TotalWire,
  totalPath,
  type Wire,
  writeModelState,
} from '@save/api-adapter/wire'
import { paymentMethodOf } from '@save/domain/checkout'
import { OrderId } from '@save/domain/kernel'
import { Effect } from 'effect'
import type { ApiCall } from '../call.ts'
import { callAnswer, changing } from '../changing.ts'
import { changingOnce, oncePerKey } from '../once-per-key.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { reading } from '../reading.ts'

export const checkoutCalls: readonly ApiCall[] = [
  reading({
    path: basketPath,
    requirement: 'API-35',
    says: 'What is in the basket.',
    kind: 'personal',
    gives: BasketWire,
    read: ({ checkout }) => checkout.readBasket(),
  }),
  reading({
    path: totalPath,
    requirement: 'API-36',
    says: 'What the basket comes to.',
    query: {
      controller: 'always Basket',
      action: 'always Total',
      deliveryMethod: 'always standard',
      paymentMethod: 'credit or debit',
    },
    kind: 'personal',
    gives: TotalWire,
    read: ({ checkout }, { query }) => checkout.readTotal(paymentMethodOf(query.paymentMethod)),
  }),
  changingOnce({
    method: 'POST',
    path: orderPath,
    needsProof: true,
    requirement: 'API-37',
    says: 'Places an order of what is in the basket.',
    takes: OrderWire,
    answers: { 200: OrderedWire as Wire<never> },
    run: ({ checkout }, { deliveryInformation }) =>
      Effect.map(checkout.placeOrder(deliveryInformation), (answer) => ({
        answer,
        deliveryInformation,
      })),
    say: ({ answer, deliveryInformation }) =>
      answer.answer === 'ordered'
        ? callAnswer(200, OrderedWire, answer)
        : {
            status: 400,
            json: writeModelState(billingModelState(deliveryInformation, answer.messages)),
          },
  }),
  oncePerKey(
    oneAtATime(
      changing({
        method: 'POST',
        path: payPath(':id'),
        needsProof: true,
        requirement: 'API-38',
        says: 'Starts the payment: the address of the payment provider.',
        takes: PaymentWire,
        answers: { 200: ProviderAddressWire as Wire<never> },
        run: ({ checkout }, { paymentMethod }, { parameters: { id = '' } }) =>
          checkout.startPayment(OrderId.make(id), paymentMethod),
        say: (address) => callAnswer(200, ProviderAddressWire, address),
      }),
      standInCheckoutPolicy.providerTakesMs,
    ),
  ),
]
