import { gainMessages } from '../retailers/index.ts'

export const payingMessages = {
  ours: {
    heading: 'Cashback or a voucher?',
    ifYouSpend: 'If you spend',
    amountHint: 'For example, 100.00',
    cashback: 'Cashback, once the shop confirms',
    upTo: gainMessages.ours.upTo,
    voucher: 'Saved now with a voucher',
    /** Shown if the voucher covers part of the amount. */
    voucherWorth: (worth: string) => `Saved now with a ${worth} voucher`,
    nothing: '–',
    voucherKeepsMore: (by: string) => `The voucher saves ${by} more, straight away.`,
    cashbackKeepsMore: (by: string) =>
      `Cashback may save ${by} more; the voucher saves straight away.`,
    cashbackAlone: 'There’s no voucher for this amount.',
    sameGain: 'Both save the same, but the voucher saves it straight away.',
    oneOrTheOther: 'Choose one. We don’t add them together.',
    buyVoucher: 'Buy a voucher',
    seeCashback: 'See this shop’s cashback',
    compare: 'Would cashback save more?',
    comparing: 'Checking cashback...',
    noCashback: 'This shop has no cashback.',
    /** Shown before an amount is chosen. */
    chooseFirst: 'Choose an amount to see which saves more.',
  },
} as const
