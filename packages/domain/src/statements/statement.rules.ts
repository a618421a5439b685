/** The permission, the list and the total of each statement (STMT, PERM). */
import type { Effect } from 'effect'
import { type Failure, nothing, type Pence, sumOf } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import type { StatementItem } from './statement.schema.ts'
import type { StatementsPort } from './statements.port.ts'

export type Statement = 'wellness' | 'reward'

/** PERM-03, PERM-04. The dashboard's own flags affect only its tiles (OQ-048). */
export const maySee = (statement: Statement, member: Member): boolean =>
  statement === 'wellness' ? member.canSeeTotalWellnessStatement : member.canSeeTotalRewardStatement

/** Maps each statement to its list. Nothing else does (OQ-127). */
export const readStatement = (
  statement: Statement,
  port: StatementsPort,
): Effect.Effect<readonly StatementItem[], Failure> =>
  statement === 'wellness' ? port.readMemberWellness() : port.readMemberBenefits()

/** The sum of the values, to the penny, including zero and negative ones (STMT-07, OQ-128). */
export const totalOf = (items: readonly StatementItem[]): Pence =>
  sumOf(items.map(({ value }) => value))

/** The items that a pie can show: those with a value above zero (OQ-128). */
export const slicesOf = (items: readonly StatementItem[]): readonly StatementItem[] =>
  items.filter(({ value }) => value > nothing)
