/** How a machine has the member read again, and how it hears of each member that was read. */
import { fromCallback, fromPromise, waitFor } from 'xstate'
import { isReading, type ResourceRef, unauthorised } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'

export interface MemberRead {
  readonly type: 'member.read'
  readonly member: Member
}

/**
 * Marks the shared member stale, has it loaded and ends with what was read. It rejects with the
 * `Failure`; a resource that was stopped with its session counts as Unauthorised.
 */
export const readMemberAgain = fromPromise<Member, ResourceRef<Member>>(
  async ({ input: member, signal }) => {
    member.send({ type: 'resource.invalidated' })
    member.send({ type: 'resource.needed' })
    const settled = await waitFor(member, (snapshot) => !isReading(snapshot), { signal })
    const { value, failure } = settled.context
    if (settled.matches('ready') && value !== undefined) return value
    throw failure ?? unauthorised
  },
)

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
