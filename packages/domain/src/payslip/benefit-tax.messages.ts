/** The tax on a benefit ordered for salary: beside the field for its amount, and on the order page. */
export const benefitTaxMessages = {
  ours: {
    free: 'This benefit is free of tax and National Insurance.',
    partly: 'Partly taxed',
    likePay:
      'Taxed like pay: you save National Insurance and any student loan repayments, but no income tax',
    unknown:
      'We don’t know how this benefit is taxed. The costs at each rate leave that tax out; your payslip counts it in full.',
    onMore: 'Taxed on more than you give up: your income tax may go up',
  },
} as const
