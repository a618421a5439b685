import { accountMessages } from '@save/domain/account'
import type { Member } from '@save/domain/member'
import { Account, AccountJumps } from '@save/ui/account'
import { Page, PageHead, Wrap } from '@save/ui/page'
import type { ReactNode } from 'react'
import { WithMember } from '../portal/resources.tsx'
import { AccountCard, detailsHeading } from './account-card.tsx'
import { AccountLoading } from './account-loading.tsx'
import { benefitsHeading } from './my-benefits.tsx'

export interface AccountScreenProps {
  /** Shown above everything else. */
  readonly notes: (member: Member) => ReactNode
  readonly savings: (member: Member) => ReactNode
  readonly benefits: (member: Member) => ReactNode
}

/** My Account: the member's details, savings and orders. */
export const AccountScreen = ({ notes, savings, benefits }: AccountScreenProps) => (
  <WithMember awaited={<AccountLoading />}>
    {(member) => (
      <Page>
        <Wrap>
          <PageHead title={accountMessages.ours.heading}>
            <AccountJumps
              jumps={[
                { to: detailsHeading, label: accountMessages.ours.toDetails },
                ...(member.canSeeMyBenefits
                  ? [{ to: benefitsHeading, label: accountMessages.ours.toBenefits }]
                  : []),
              ]}
            />
          </PageHead>
          {notes(member)}
          <Account>
            {savings(member)}
            <AccountCard member={member} />
            {benefits(member)}
          </Account>
        </Wrap>
      </Page>
    )}
  </WithMember>
)
