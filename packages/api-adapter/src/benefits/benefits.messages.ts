/** The stand-in's answers to an order, in addition to the form's own rules. */
export const standInBenefitsMessages = {
  orderedAlready: 'You’ve already ordered this benefit. Your employer has not approved it yet.',
  noSalarySacrifice: 'This benefit isn’t available by salary sacrifice.',
  awaitingApproval: 'Awaiting approval',
  cancelled: 'Cancelled',
} as const
