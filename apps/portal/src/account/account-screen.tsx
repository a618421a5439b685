import { accountMessages } from '@save/domain/account'
import type { Member } from '@save/domain/member'
import { Account } from '@save/ui/account'
import { Page, PageHead, Wrap } from '@save/ui/page'
import type { ReactNode } from 'react'
import { useResource, useResources } from '../portal/use-resource.ts'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { AccountAwaited } from './account-awaited.tsx'
import { AccountCard } from './account-card.tsx'
import { ToMyBenefits } from './my-benefits.tsx'

export interface AccountScreenProps {
  /** Above everything else. */
  readonly notes: (member: Member) => ReactNode
  readonly savings: (member: Member) => ReactNode
  readonly benefits: (member: Member) => ReactNode
}

/** My Account: the member's details, savings and orders. */
export function AccountScreen({ notes, savings, benefits }: AccountScreenProps) {
  const member = useResource((resources) => resources.member)
  const { member: resource } = useResources()

  if (member.is === 'failed') {
    return <FailureScreen onRetry={() => resource.send({ type: 'resource.needed' })} />
  }
  if (member.is === 'loading') return <AccountAwaited />
  return (
    <Page>
      <Wrap>
        <PageHead title={accountMessages.ours.heading}>
          {member.value.canSeeMyBenefits && <ToMyBenefits />}
        </PageHead>
        {notes(member.value)}
        <Account>
          <AccountCard member={member.value} />
          {savings(member.value)}
          {benefits(member.value)}
        </Account>
      </Wrap>
    </Page>
  )
}
