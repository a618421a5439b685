import type { CallEnd, ReportedCall } from './ledger.schema.ts'

/** Messages about calls, for when their own page doesn't show one. */
export const ledgerMessages = {
  ours: {
    /** The outcome of a call, for when its own page doesn't show it. */
    outcomes: {
      cardWithdrawal: {
        succeeded: 'Your card withdrawal went through.',
        failed: 'Your card withdrawal didn’t go through. Your balance has not changed.',
        unknown:
          'We lost contact before your card withdrawal was confirmed. If it went through, it is in your transactions.',
      },
      bankWithdrawal: {
        succeeded: 'Your bank withdrawal was requested.',
        failed: 'Your bank withdrawal didn’t go through. Your balance has not changed.',
        unknown:
          'We lost contact before your bank withdrawal was confirmed. If it went through, it is in your transactions.',
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
        succeeded: 'We’ve added your voucher to your basket.',
        failed: 'We couldn’t add your voucher to your basket.',
        unknown: 'We don’t know if a voucher was added to your basket. Check your basket to see.',
      },
      order: {
        succeeded:
          'Your order was placed. If you haven’t paid for it, check your emails before you order again.',
        failed: 'Your order was not placed.',
        unknown: 'We don’t know if an order was placed. Check your basket and your emails to see.',
      },
      payment: {
        unknown: 'We don’t know if your payment started. Check your emails before you pay again.',
      },
      changes: {
        failed: 'Your account changes were not saved.',
        unknown: 'We don’t know if your account changes were saved. It’s safe to save them again.',
      },
      password: {
        succeeded: 'Your password was changed.',
        failed: 'Your password was not changed.',
        unknown:
          'We don’t know if your password was changed. Try the new one next time you log in.',
      },
      query: {
        succeeded: 'Your query was sent.',
        failed: 'Your query was not sent.',
        unknown: 'We don’t know if your query was sent. It’s safe to send it again.',
      },
    } satisfies Record<ReportedCall, Partial<Record<CallEnd, string>>>,
  },
} as const
