import { failureMessages } from '../kernel/index.ts'

export const vouchersMessages = {
  findingVouchers: 'Finding vouchers...',
  noVouchersFound: 'No Vouchers Found',
  vendorNotFound: failureMessages.notFound,
  wrongAmount: 'Please enter correct amount.',
  ours: {
    vouchers: 'Vouchers',
    backToDashboard: 'Back to the dashboard',
    noVouchersHelp: 'There is nothing to buy here at the moment.',
    /** The product's own wording for a required field (OQ-097). */
    required: 'This field is required.',
    amount: 'Amount',
    chooseAmount: 'Choose an amount',
    enterAmount: 'Enter an amount',
    between: (least: string, most: string) => `From ${least} to ${most}`,
    atLeast: (least: string) => `From ${least}`,
    recipient: 'Who is it for?',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint: 'The voucher is sent to your own address.',
    personalMessage: 'Personal message (optional)',
    buy: 'Add to basket',
    buying: 'Adding to your basket…',
    voucherWorth: 'Voucher',
    youPay: 'You pay',
    youSave: 'You save',
    mayHaveArrived:
      'The voucher may be in your basket all the same: please look there before you try again.',
    toBasket: 'Go to the basket',
  },
} as const
