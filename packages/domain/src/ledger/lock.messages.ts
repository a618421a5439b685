import type { MoneyCall, Purse } from './ledger.schema.ts'

/** The messages on a page while a call locks a purse. */
export const lockMessages = {
  ours: {
    onItsWay: {
      cardWithdrawal: 'We’re sending your withdrawal request. Please wait.',
      bankWithdrawal: 'We’re sending your withdrawal request. Please wait.',
      salarySacrificeOrder: 'We’re sending your order.',
      cancellation: 'We’re cancelling your benefit.',
      voucherPurchase: 'We’re adding your voucher to your basket.',
      order: 'We’re placing your order.',
      payment: 'We’re starting your payment.',
    } satisfies Record<MoneyCall, string>,
    /** Another tab of this browser has sent a call. */
    elsewhere: {
      savings: 'Another tab is sending a withdrawal. You can continue here once it has finished.',
      salary: 'Another tab is sending a salary sacrifice order.',
      benefits: 'Another tab is cancelling a benefit.',
      basket: 'Another tab is changing your basket.',
      payment: 'Another tab is starting a payment.',
    } satisfies Record<Purse, string>,
    /** We don't know how a call ended, and it may still take effect. */
    mayStillArrive: {
      savings: 'Your withdrawal may still go through. You can make another in a minute.',
      salary:
        'Your salary sacrifice order may still go through. You can place another in a minute.',
      benefits: 'Your cancellation may still go through. You can cancel a benefit in a minute.',
      basket: 'Your basket may still change. You can continue in a minute.',
      payment: 'Your payment may still start. You can try again in a minute.',
    } satisfies Record<Purse, string>,
  },
} as const
