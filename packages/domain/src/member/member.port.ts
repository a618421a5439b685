import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type { Member } from './member.schema.ts'

export interface MemberPort {
  /** The member who is signed in; nobody else can be read (PERM-02). */
  readMember(): Effect.Effect<Member, Failure>
}
