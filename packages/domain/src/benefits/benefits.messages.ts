export const benefitsMessages = {
  directSaving: 'Direct Saving',
  salarySacrifice: 'Salary Sacrifice',
} as const
