import type { MoneyCall, Purse } from './ledger.schema.ts'

/** The messages on a page while a call locks a purse. */
export const lockMessages = {
  ours: {
    onItsWay: {
      cardWithdrawal: 'We’re sending your withdrawal request. Please wait.',
      bankWithdrawal: 'We’re sending your withdrawal request. Please wait.',
      salarySacrificeOrder: 'We’re sending your order.',
      cancellation: 'A benefit is being cancelled.',
      voucherPurchase: 'A voucher is being added to your basket.',
      order: 'Your order is being placed.',
      payment: 'Your payment is being started.',
    } satisfies Record<MoneyCall, string>,
    /** Another tab of this browser has sent a call. */
    elsewhere: {
      savings: 'Another tab is sending a withdrawal. You can continue here once it has finished.',
      salary: 'Another tab is sending a salary sacrifice order.',
      benefits: 'A benefit is being cancelled in another tab.',
      basket: 'Your basket is being changed in another tab.',
      payment: 'A payment is being started in another tab.',
    } satisfies Record<Purse, string>,
    /** We don't know how a call ended, and it may still take effect. */
    mayStillArrive: {
      savings: 'A withdrawal may still be on its way. You can make another in a minute.',
      salary:
        'A salary sacrifice order may still be on its way. You can place another in a minute.',
      benefits: 'A cancellation may still be on its way. You can cancel a benefit in a minute.',
      basket: 'Your basket may still change. You can continue in a minute.',
      payment: 'A payment may still be starting. You can try again in a minute.',
    } satisfies Record<Purse, string>,
  },
} as const
