import { gainMessages } from '../retailers/index.ts'

export const payingMessages = {
  ours: {
    heading: 'Cashback or a voucher?',
    ifYouSpend: 'If you spend',
    amountHint: 'An amount in pounds, such as 100.00',
    cashback: 'Cashback, once the shop confirms',
    upTo: gainMessages.ours.upTo,
    voucher: 'Off now, with a voucher',
    /** Shown if the voucher covers part of the amount. */
    voucherWorth: (worth: string) => `Off now, with a voucher of ${worth}`,
    nothing: '–',
    voucherKeepsMore: (by: string) => `The voucher saves ${by} more, straight away.`,
    cashbackKeepsMore: (by: string) =>
      `Cashback may save ${by} more; the voucher saves straight away.`,
    cashbackAlone: 'No voucher is sold for this amount.',
    sameGain: 'Both save the same; the voucher saves it straight away.',
    oneOrTheOther: 'It is one or the other: they are not added together.',
    buyVoucher: 'Buy a voucher',
    seeCashback: 'See its cashback',
    compare: 'Would cashback save more?',
    comparing: 'Looking for its cashback...',
    noCashback: 'There is no cashback at this shop.',
    /** Shown before an amount is chosen. */
    chooseFirst: 'Choose an amount to see which saves more.',
  },
} as const
