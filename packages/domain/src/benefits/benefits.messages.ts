export const benefitsMessages = {
  directSaving: 'Direct Saving',
  salarySacrifice: 'Salary Sacrifice',
  findingBenefits: 'Finding benefits...',
  noChoices: 'No Choices Found',
  ours: {
    back: 'Back',
    /** Heads a tab whose name is not known yet. */
    benefits: 'Benefits',
    noChoicesHelp: 'Nothing is offered here at present. Please look again later.',
  },
} as const
