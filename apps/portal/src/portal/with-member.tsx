import type { Member } from '@save/domain/member'
import type { ReactNode } from 'react'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { useResource, useResources } from './use-resource.ts'

export interface WithMemberProps {
  /** While the member is being read. */
  readonly awaited: ReactNode
  readonly children: (member: Member) => ReactNode
}

/** A screen about the member; if they can't be read, it offers to try again. */
export function WithMember({ awaited, children }: WithMemberProps) {
  const member = useResource((resources) => resources.member)
  const resource = useResources().member
  switch (member.is) {
    case 'failed':
      return <FailureScreen onRetry={() => resource.send({ type: 'resource.needed' })} />
    case 'loading':
      return awaited
    case 'ready':
      return children(member.value)
  }
}
