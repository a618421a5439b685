import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type { SearchPlace } from './search.rules.ts'
import type { SearchAnswer } from './search.schema.ts'

export interface SearchPort {
  /** Fetches one page of results. */
  search(place: SearchPlace): Effect.Effect<SearchAnswer, Failure>
}
