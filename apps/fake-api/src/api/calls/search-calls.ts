import { SearchWire, searchPath } from '@save/api-adapter/wire'
import { placeOf } from '@save/domain/search'
import type { ApiCall } from '../call.ts'
import { reading } from '../reading.ts'

export const searchCalls: readonly ApiCall[] = [
  reading({
    path: searchPath,
    kind: 'catalogue',
    gives: SearchWire,
    read: ({ search }, { query }) => search.search(placeOf(Object.entries(query))),
  }),
]
