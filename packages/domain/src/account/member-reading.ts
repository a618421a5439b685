/** How a machine has the member read again, and how it hears of each member that was read. */
import { fromCallback } from 'xstate'
import { type ResourceRef, readAgain } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'

export interface MemberRead {
  readonly type: 'member.read'
  readonly member: Member
}

export const readMemberAgain = readAgain<Member>()

/** Tells the machine each member that the resource holds, the present one first, none twice. */
export const followMember = fromCallback<MemberRead, ResourceRef<Member>>(
  ({ input: resource, sendBack }) => {
    let told: Member | undefined
    const tell = () => {
      const member = resource.getSnapshot().context.value
      if (member === undefined || member === told) return
      told = member
      sendBack({ type: 'member.read', member } satisfies MemberRead)
    }
    tell()
    const subscription = resource.subscribe(tell)
    return () => subscription.unsubscribe()
  },
)
