import type { MoneyCall, Purse } from './ledger.schema.ts'

/** What a page says about a call that another page, or an earlier load of this one, has sent. */
export const ledgerMessages = {
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
    /** Nobody heard how it ended: the page was left or loaded again, or no answer came. */
    interrupted: {
      cardWithdrawal:
        'We don’t know if a withdrawal to your card was made. Check your balance and transactions to see.',
      bankWithdrawal:
        'We don’t know if a withdrawal to your bank was made. Check your balance and transactions to see.',
      salarySacrificeOrder:
        'We don’t know if a salary sacrifice order was placed. Check My Benefits in your account to see.',
      cancellation: 'We don’t know if a benefit was cancelled. Check its status below to see.',
      voucherPurchase:
        'We don’t know if a voucher was added to your basket. Check your basket to see.',
      order: 'We don’t know if an order was placed. Check your basket and your emails to see.',
      payment: 'We don’t know if a payment was started.',
    } satisfies Record<MoneyCall, string>,
    /** Such a call may still be running, so nothing else is sent yet. */
    waitingOut: 'You can continue in a few seconds.',
    /** The answer came under the login, or no page was there to say so for long enough: said in a note. */
    made: {
      cardWithdrawal: 'Your withdrawal to your card was made.',
      bankWithdrawal: 'Your withdrawal to your bank was made.',
      salarySacrificeOrder: 'Your salary sacrifice order was placed.',
      cancellation: 'Your benefit was cancelled.',
      voucherPurchase: 'Your voucher was added to your basket.',
    } satisfies Partial<Record<MoneyCall, string>>,
    notMade: {
      cardWithdrawal: 'Your withdrawal to your card was not made.',
      bankWithdrawal: 'Your withdrawal to your bank was not made.',
      salarySacrificeOrder: 'Your salary sacrifice order was not placed.',
      cancellation: 'Your benefit was not cancelled.',
      voucherPurchase: 'Your voucher was not added to your basket.',
      order: 'Your order was not placed.',
    } satisfies Partial<Record<MoneyCall, string>>,
    /** Another call was sent before this was read: not to be taken for what became of that one. */
    earlier: (words: string) => `Earlier: ${words}`,
  },
} as const
