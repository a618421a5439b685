import { retailersMessages } from '../retailers/index.ts'

export const payingMessages = {
  ours: {
    heading: 'Cashback or a voucher?',
    ifYouSpend: 'If you spend',
    amountHint: 'An amount in pounds, such as 100.00',
    cashback: 'Cashback, once the shop confirms',
    upTo: retailersMessages.ours.upTo,
    voucher: 'Off now, with a voucher',
    /** The voucher covers part of the amount. */
    voucherWorth: (worth: string) => `Off now, with a voucher of ${worth}`,
    nothing: '–',
    voucherKeepsMore: (by: string) => `The voucher keeps ${by} more, and keeps it at once.`,
    cashbackKeepsMore: (by: string) => `Cashback may keep ${by} more; the voucher saves at once.`,
    cashbackAlone: 'For this amount no voucher is sold.',
    sameGain: 'Both keep the same; the voucher keeps it at once.',
    oneOrTheOther: 'It is one or the other: they are not added together.',
    buyVoucher: 'Buy a voucher',
    seeCashback: 'See its cashback',
    compare: 'Would cashback keep more?',
    comparing: 'Looking for its cashback...',
    noCashback: 'There is no cashback at this shop.',
    /** Before an amount is chosen. */
    chooseFirst: 'Choose an amount, and see which keeps more.',
  },
} as const
