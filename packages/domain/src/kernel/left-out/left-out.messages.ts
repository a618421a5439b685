import { formatCount } from '../money/money.rules.ts'

export const leftOutMessages = {
  ours: {
    leftOut: (count: number) =>
      count === 1
        ? 'We can’t show one item here.'
        : `We can’t show ${formatCount(count)} items here.`,
  },
} as const
