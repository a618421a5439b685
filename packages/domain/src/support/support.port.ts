import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type { SupportAnswer, SupportQuery } from './support.schema.ts'

export interface SupportPort {
  sendQuery(query: SupportQuery): Effect.Effect<SupportAnswer, Failure>
}
