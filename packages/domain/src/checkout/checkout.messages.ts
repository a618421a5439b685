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
    loadingBasket: 'Loading your basket...',
    basket: 'Your basket',
    basketOf: (count: string) => `Your basket (${count})`,
    vendor: 'Voucher',
    amount: 'Amount each',
    quantity: 'Number ordered',
    netDiscount: 'You pay',
    /** Shown below the items, which members can't remove. Opens support with the beginning of a question. */
    wrongBasket: 'Something wrong in your basket? Ask us.',
    basketQuestion: 'My question is about my basket: ',
    orderTotal: 'Order total',
    paymentMethod: 'Payment method',
    credit: 'Credit card',
    debit: 'Debit card',
    /** The part of the total that isn't in the lines. */
    charge: {
      credit: 'Charge for paying by credit card',
      debit: 'Charge for paying by debit card',
    },
    billingAddress: 'Billing address',
    useMyDetails: 'Use my details',
    myDetailsUsed: 'We’ve filled this in from your account. Check it’s right.',
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street',
    city: 'City',
    county: 'County',
    postcode: 'Postcode',
    email: 'Email',
    emptyBasket: 'Your basket is empty, so there is nothing to pay.',
    toVouchers: 'Find a voucher',
    /** Shown below the sentence about items that can’t be shown. */
    leftOut: 'The order total includes what we can’t show, and You Save does not.',
    mayHaveArrived:
      'We don’t know if your order was placed. Check your basket and emails before you try again.',
    orderOpen:
      'You have an unpaid order. Continue to pay for it. Anything you’ve added to your basket since isn’t included.',
    orderSent:
      'We sent you to our payment provider for this order. If you haven’t paid yet, continue to payment.',
    detailsAgain: 'We don’t keep your billing details. Enter them again to continue.',
    otherDetails:
      'These details differ from your unpaid order. If you continue, you’ll place a new order.',
    /** An unpaid order by the other method has emptied the basket, so the server has no total for this one. */
    otherTotalUnknown: {
      credit:
        'We can’t tell what your unpaid order costs by credit card. Choose Debit card to pay for it.',
      debit:
        'We can’t tell what your unpaid order costs by debit card. Choose Credit card to pay for it.',
    },
    /** Another order was placed, or may have been, after the unpaid one. */
    totalUnknownNow:
      'We can’t show the cost with these details. To pay for your unpaid order, enter the same details as before.',
    setOrderAside: 'Leave this order and go to my basket',
    orderGone:
      'This order may already be paid or cancelled. Check your emails before you try again.',
    unread: 'We couldn’t load your basket. Check again before you continue.',
  },
} as const
