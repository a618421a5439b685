import type { Basket, BillingForm } from '@save/domain/checkout'
import { pounds } from '@save/domain/kernel'

/** GET /api/Basket with every field filled. */
export const basketJson = {
  Items: [
    {
      NGCPurchase: { Amount: 50, NetDiscount: 95, VendorName: 'Plumfield Grocers' },
      Quantity: 2,
    },
  ],
  HasDeliverables: true,
}

export const exampleBasket: Basket = {
  items: [
    {
      vendorName: 'Plumfield Grocers',
      amount: pounds('50'),
      netDiscount: pounds('95'),
      quantity: 2,
    },
  ],
  hasDeliverables: true,
}

export const exampleBilling: BillingForm = {
  paymentMethod: 'debit',
  firstName: 'Priya',
  lastName: 'Shah',
  street: '4 Mill Lane',
  city: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS1 1AA',
  email: 'priya@example.com',
}
