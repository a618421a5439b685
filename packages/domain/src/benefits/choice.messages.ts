import { formatPounds } from '../kernel/index.ts'
import { payslipPolicy } from '../payslip/index.ts'
import { benefitsPolicy } from './benefits.policy.ts'

export const choiceMessages = {
  wrongAmount: 'Please enter correct salary sacrifice amount.',
  ours: {
    loading: 'Loading...',
    backToDashboard: 'Back to the dashboard',
    directLink: {
      heading: 'Get this benefit',
      text: 'You get this benefit directly from the provider.',
    },
    basicSupplier: {
      heading: 'Choose from the supplier',
      text: 'Get the yearly price from the supplier, then come back and enter it.',
    },
    noExternalSupplier: {
      heading: 'How it works',
      text: 'Enter the amount for a year. Your employer arranges the rest.',
    },
    visitProvider: 'Visit the provider',
    visitSupplier: 'Visit the supplier',
    newTab: '(opens in a new tab)',
    amountHeading: 'How much',
    amount: 'Salary sacrifice amount',
    amountHint: 'For a whole year. The next page shows the cost per month.',
    tooMuch: `Enter an amount of ${formatPounds(payslipPolicy.mostGivenUp)} or less.`,
    /** The item, its cost a year, and its cost a month. */
    costs: {
      basic: (amount: string, year: string, month: string) =>
        `${amount} for ${year}: ${month} a month if you pay basic rate tax.`,
      higher: (amount: string, year: string, month: string) =>
        `${amount} for ${year}: ${month} a month if you pay higher rate tax.`,
    },
    taxRates: (percents: string) =>
      `These costs are worked out at ${percents} tax. Scotland’s rates differ from the rest of the UK’s: see your payslip on the next page.`,
    /** The status of a benefit that the member has, in the server's words if there are any. */
    inBenefits: (status: string) =>
      status === '' ? 'In your benefits.' : `In your benefits: ${status}.`,
    seeInAccount: 'See it in My Account.',
    orderAgain: 'To change its amount, order it again.',
    raiseAmount: `Increase by ${formatPounds(benefitsPolicy.amountStep)}`,
    lowerAmount: `Decrease by ${formatPounds(benefitsPolicy.amountStep)}`,
    continue: 'Continue',
  },
} as const
