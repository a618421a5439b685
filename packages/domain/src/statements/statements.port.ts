import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type { StatementItem } from './statement.schema.ts'

export interface StatementsPort {
  readMemberWellness(): Effect.Effect<readonly StatementItem[], Failure>
  readMemberBenefits(): Effect.Effect<readonly StatementItem[], Failure>
}
