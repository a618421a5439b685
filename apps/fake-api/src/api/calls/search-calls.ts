import { SearchWire, searchPath } from '@save/api-adapter/wire'
import { searchStateOf } from '@save/domain/search'
import type { ApiCall } from '../call.ts'
import { reading } from '../reading.ts'

export const searchCalls: readonly ApiCall[] = [
  reading({
    path: searchPath,
    requirement: 'API-39',
    says: 'Searches retailers, vouchers and benefits.',
    query: {
      search: 'the text to look for',
      page: 'from 1',
      filter: 'All, Cashback, Benefits or Vouchers',
    },
    kind: 'catalogue',
    gives: SearchWire,
    read: ({ search }, { query }) => search.search(searchStateOf(Object.entries(query))),
  }),
]
