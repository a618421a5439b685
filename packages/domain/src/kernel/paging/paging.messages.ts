export const pagingMessages = {
  position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  ours: {
    pages: 'Pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
} as const
