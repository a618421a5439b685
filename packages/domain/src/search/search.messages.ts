import { formatCount } from '../kernel/index.ts'

export const searchMessages = {
  search: 'Search',
  loading: 'Loading...',
  noResults: 'No results',
  voucher: 'Voucher',
  savingOf: (percentage: string): string => `Saving of ${percentage}`,
  ours: {
    backToSearch: 'Back to search',
    backToDashboard: 'Back to the dashboard',
    filter: 'Show',
    results: (count: number): string =>
      count === 1 ? '1 result' : `${formatCount(count)} results`,
    /** Adds the shop to a link that only says '3 cashback offers'. */
    at: (name: string): string => ` at ${name}`,
    tryAnotherWord: 'Try another word.',
    tryAnotherWordOrEverything: 'Try another word, or search everything.',
    showAll: 'Search everything',
  },
} as const
