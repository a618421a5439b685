/** Lets machines wait for the member's data. */
import { fromCallback, fromPromise, waitFor } from 'xstate'
import { currentValue, isReading, isWanting, type ResourceRef } from '../kernel/index.ts'
import type { Member } from './member.schema.ts'

export interface MemberRead {
  readonly type: 'member.read'
  readonly member: Member
}

/** The member as last read, current or not: for limits, and to compare with a newer one. */
export const lastMemberOf = (resource: ResourceRef<Member>): Member | undefined =>
  resource.getSnapshot().context.value

/** Ends with the member once read, or with `undefined` if reading fails or the session is over. */
export const memberOnceRead = fromPromise<Member | undefined, ResourceRef<Member>>(
  async ({ input: resource, signal }) => {
    await waitFor(resource, (snapshot) => !isReading(snapshot) && !isWanting(snapshot), { signal })
    return currentValue(resource)
  },
)

/** Sends the machine the current member and each later one, each once. */
export const followMember = fromCallback<MemberRead, ResourceRef<Member>>(
  ({ input: resource, sendBack }) => {
    let lastSent: Member | undefined
    const tell = () => {
      const member = resource.getSnapshot().context.value
      if (member === undefined || member === lastSent) return
      lastSent = member
      sendBack({ type: 'member.read', member } satisfies MemberRead)
    }
    tell()
    const subscription = resource.subscribe(tell)
    return () => subscription.unsubscribe()
  },
)
