import { moneyCallMessages } from '../kernel/index.ts'

export const checkoutMessages = {
  proceedToPayment: 'Proceed to payment',
  sendingToProvider: 'Sending you to our payment provider...',
  youSave: moneyCallMessages.youSave,
  ours: {
    checkout: 'Checkout',
    backToDashboard: 'Back to the dashboard',
    loadingCheckout: 'Loading...',
    payment: 'Payment',
    totalUnknown: '–',
    loadingBasket: 'Loading your basket…',
    basket: 'Your basket',
    vendor: 'Voucher',
    amount: 'Amount each',
    quantity: 'Number ordered',
    netDiscount: 'You pay',
    orderTotal: 'Order total',
    paymentMethod: 'Payment method',
    credit: 'Credit',
    debit: 'Debit',
    billingAddress: 'Billing address',
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street',
    city: 'City',
    county: 'County',
    postcode: 'Postcode',
    email: 'Email',
    emptyBasket: 'Your basket is empty, so there is nothing to pay.',
    toVouchers: 'Find a voucher',
    mayHaveArrived:
      'Your order may have been placed all the same: look at your basket and your emails before you try again.',
    longWait: moneyCallMessages.ours.longWait,
    orderOpen:
      'Your order is placed and not paid yet. Going on pays for this order alone, and for nothing that you have put in your basket since.',
    setOrderAside: 'Leave this order and show my basket',
    orderGone:
      'This order may have been paid or given up already: look at your emails before you try again.',
    unread: 'We could not read your basket. Please read it again before you go on.',
    readAgain: moneyCallMessages.ours.readAgain,
  },
} as const
