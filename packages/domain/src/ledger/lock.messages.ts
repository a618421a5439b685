import type { MoneyCall, Purse } from './ledger.schema.ts'

/** What a page says while a call locks a purse. */
export const lockMessages = {
  ours: {
    onItsWay: {
      cardWithdrawal: 'Your withdrawal to your card is on its way.',
      bankWithdrawal: 'Your withdrawal to your bank is on its way.',
      salarySacrificeOrder: 'Your salary sacrifice order is on its way.',
      cancellation: 'A benefit is being cancelled.',
      voucherPurchase: 'A voucher is being added to your basket.',
      order: 'Your order is being placed.',
      payment: 'Your payment is being started.',
    } satisfies Record<MoneyCall, string>,
    /** Another tab of this browser has sent a call. */
    elsewhere: {
      savings: 'A withdrawal is on its way in another tab.',
      salary: 'A salary sacrifice order is on its way in another tab.',
      benefits: 'A benefit is being cancelled in another tab.',
      basket: 'Your basket is being changed in another tab.',
      payment: 'A payment is being started in another tab.',
    } satisfies Record<Purse, string>,
    /** Such a call may still be running, so nothing else is sent yet. */
    waitingOut: 'You can continue in a few seconds.',
  },
} as const
