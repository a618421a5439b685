import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type { Member } from './member.schema.ts'

export interface MemberPort {
  /** Reads the signed-in member; nobody else can be read (PERM-02). */
  readMember(): Effect.Effect<Member, Failure>
}
