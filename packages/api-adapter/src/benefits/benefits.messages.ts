/** The stand-in's answers to an order, in addition to the form's own rules. */
export const standInBenefitsMessages = {
  orderedAlready: 'You have ordered this benefit already. Your employer has not approved it yet.',
  noSalarySacrifice: 'This benefit is not taken by salary sacrifice.',
  awaitingApproval: 'Awaiting approval',
  cancelled: 'Cancelled',
} as const
