import type { CallEnd, MoneyCall, Purse, ReportedCall } from './ledger.schema.ts'

/** What is said about calls, where their own page does not say it. */
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
    /** Such a call may still be running, so nothing else is sent yet. */
    waitingOut: 'You can continue in a few seconds.',
    /** How a call ended, where its own page does not say it. */
    outcomes: {
      cardWithdrawal: {
        succeeded: 'Your withdrawal to your card was made.',
        failed: 'Your withdrawal to your card was not made.',
        unknown:
          'We don’t know if a withdrawal to your card was made. Check your balance and transactions to see.',
      },
      bankWithdrawal: {
        succeeded: 'Your withdrawal to your bank was made.',
        failed: 'Your withdrawal to your bank was not made.',
        unknown:
          'We don’t know if a withdrawal to your bank was made. Check your balance and transactions to see.',
      },
      salarySacrificeOrder: {
        succeeded: 'Your salary sacrifice order was placed.',
        failed: 'Your salary sacrifice order was not placed.',
        unknown:
          'We don’t know if a salary sacrifice order was placed. Check My Benefits in your account to see.',
      },
      cancellation: {
        succeeded: 'Your benefit was cancelled.',
        failed: 'Your benefit was not cancelled.',
        unknown:
          'We don’t know if a benefit was cancelled. Check My Benefits in your account to see.',
      },
      voucherPurchase: {
        succeeded: 'Your voucher was added to your basket.',
        failed: 'Your voucher was not added to your basket.',
        unknown: 'We don’t know if a voucher was added to your basket. Check your basket to see.',
      },
      order: {
        succeeded:
          'Your order was placed. If you have not paid for it, please check your emails before you order again.',
        failed: 'Your order was not placed.',
        unknown: 'We don’t know if an order was placed. Check your basket and your emails to see.',
      },
      payment: { unknown: 'We don’t know if a payment was started.' },
      changes: {
        failed: 'Your account changes were not saved.',
        unknown:
          'Your account changes may or may not have been saved. You can safely save them again.',
      },
      password: {
        succeeded: 'Your password was changed.',
        failed: 'Your password was not changed.',
        unknown:
          'Your password may or may not have been changed. Try the new one when you next log in.',
      },
      query: {
        succeeded: 'Your query was sent.',
        failed: 'Your query was not sent.',
        unknown: 'Your query may or may not have been sent. You can safely send it again.',
      },
    } satisfies Record<ReportedCall, Partial<Record<CallEnd, string>>>,
  },
} as const
