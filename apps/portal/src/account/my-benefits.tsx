import { accountMessages, type BenefitRow, myBenefitsView } from '@save/domain/account'
import type { Member } from '@save/domain/member'
import { AccountSection } from '@save/ui/account'
import { Ledger } from '@save/ui/ledger'
import { Status } from '@save/ui/status'
import type { ReactNode } from 'react'

export interface MyBenefitsProps {
  readonly member: Member
  /** The button that cancels a choice, with what came of it. */
  readonly cancelling: (choice: BenefitRow) => ReactNode
}

/** My Benefits: what the member has ordered; only for members who may see it (ACCOUNT-12). */
export function MyBenefits({ member, cancelling }: MyBenefitsProps) {
  const rows = myBenefitsView(member)
  if (rows === undefined) return null
  const { myBenefits, ours } = accountMessages
  return (
    <AccountSection heading={myBenefits}>
      <Ledger
        caption={myBenefits}
        captionHidden
        columns={[
          { heading: ours.name, cell: ({ name }) => name },
          { heading: ours.dateOrdered, cell: ({ dateOrdered }) => dateOrdered, labelled: true },
          {
            heading: ours.dateCancelled,
            cell: ({ dateCancelled }) => dateCancelled,
            labelled: true,
          },
          { heading: ours.status, cell: statusOf },
          { heading: ours.action, headingHidden: true, cell: cancelling, lead: true },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {rows.length === 0 && <p className="muted">{ours.noBenefits}</p>}
    </AccountSection>
  )
}

/** It changes when the choice is cancelled, and is announced then. */
const statusOf = ({ status, standing }: BenefitRow) => (
  <span role="status">{status !== '' && <Status kind={standing}>{status}</Status>}</span>
)
