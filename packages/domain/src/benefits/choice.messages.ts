import { formatPounds } from '../kernel/index.ts'
import { benefitsPolicy } from './benefits.policy.ts'

export const choiceMessages = {
  wrongAmount: 'Please enter correct salary sacrifice amount.',
  ours: {
    loading: 'Loading…',
    back: 'Back',
    directLink: {
      heading: 'Take it up',
      text: 'You take this benefit up directly with the provider.',
    },
    basicSupplier: {
      heading: 'Choose with the supplier',
      text: 'Find out what it costs in a year at the supplier, then come back and enter the amount.',
    },
    noExternalSupplier: {
      heading: 'How it works',
      text: 'No supplier is involved: enter the amount for a year, and your employer arranges the rest.',
    },
    visitProvider: 'Visit the provider',
    visitSupplier: 'Visit the supplier',
    newTab: '(opens in a new tab)',
    amountHeading: 'Your amount',
    amount: 'Salary sacrifice amount',
    amountHint: 'For a whole year. The next page shows it by the month.',
    raiseAmount: `Raise by ${formatPounds(benefitsPolicy.amountStep)}`,
    lowerAmount: `Lower by ${formatPounds(benefitsPolicy.amountStep)}`,
    continue: 'Continue',
  },
} as const
