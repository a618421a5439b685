import { dashboardMessages } from '../dashboard/index.ts'

export const statementsMessages = {
  wellness: {
    /** The same name as on the dashboard's tile. */
    title: dashboardMessages.totalWellnessStatement,
    loading: 'Loading total wellness statement...',
  },
  reward: {
    title: dashboardMessages.totalRewardStatement,
    loading: 'Loading total reward statement...',
  },
  ours: {
    wellnessIntro: 'This statement covers the value of your wellness benefits for a year.',
    rewardIntro:
      'This statement covers the value of your employment package, including benefits and remuneration.',
    caption: 'Your benefits and their value',
    description: 'Benefit description',
    value: 'Value',
    total: 'Total',
    /** Shown when the table has several pages. */
    totalOfAllPages: 'Total of all pages',
    back: 'Back',
    /** Shown below the sentence about items that can’t be shown. */
    leftOut: 'The total and the chart are of the items that we can show.',
    nothing: 'There is nothing to show in this statement yet.',
    /** The chart's name. The table beside it gives the details. */
    chart: (largest: string, value: string, total: string) =>
      `Pie chart of your benefits: ${largest} is the largest part, ${value} of ${total}`,
  },
} as const
