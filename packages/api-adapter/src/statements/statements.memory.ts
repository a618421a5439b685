import { type Failure, forbidden } from '@save/domain/kernel'
import {
  maySee,
  type Statement,
  type StatementItem,
  type StatementsPort,
} from '@save/domain/statements'
import { Effect } from 'effect'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'

export const memoryStatements = (world: World, visit: Visit): StatementsPort => {
  /** The server also refuses a statement that the member may not see (PERM-03, PERM-04). */
  const whenPermitted = (
    statement: Statement,
    items: readonly StatementItem[],
  ): Effect.Effect<readonly StatementItem[], Failure> =>
    Effect.flatMap(
      whenSignedIn(visit, () => maySee(statement, world.state.member)),
      (isPermitted) => (isPermitted ? Effect.succeed(items) : Effect.fail(forbidden)),
    )

  return {
    readMemberWellness: () => whenPermitted('wellness', world.catalogue.wellness),
    readMemberBenefits: () => whenPermitted('reward', world.catalogue.reward),
  }
}
