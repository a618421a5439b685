import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type { SearchState } from './search.rules.ts'
import type { SearchAnswer } from './search.schema.ts'

export interface SearchPort {
  /** Fetches one page of results. */
  search(state: SearchState): Effect.Effect<SearchAnswer, Failure>
}
