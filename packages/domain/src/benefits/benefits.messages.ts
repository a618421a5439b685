export const benefitsMessages = {
  directSaving: 'Direct Saving',
  salarySacrifice: 'Salary Sacrifice',
  findingBenefits: 'Finding benefits...',
  noChoices: 'No Choices Found',
  ours: {
    backToDashboard: 'Back to the dashboard',
    backTo: (tab: string) => `Back to ${tab}`,
    /** The heading of a tab until its name is known. */
    benefits: 'Benefits',
    noChoicesHelp: 'There are no benefits here yet. Check back later.',
  },
} as const
