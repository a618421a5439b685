import { accountMessages, type BenefitRow, myBenefitsView } from '@save/domain/account'
import { currentView } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { AccountOutdated, AccountSection } from '@save/ui/account'
import { Status } from '@save/ui/status'
import { Table } from '@save/ui/table'
import type { ReactNode } from 'react'
import { LeftOut, usePagesHere } from '../portal/lists.tsx'
import { useReading, useResources } from '../portal/resources.tsx'

export const benefitsHeading = 'ordered'

export interface MyBenefitsProps {
  /** The member as last read. */
  readonly member: Member
  /** The button that cancels a choice, and the outcome. */
  readonly cancelling: (choice: BenefitRow) => ReactNode
  /** The note about a cancellation that was running when the member left. */
  readonly note: ReactNode
  /** True while a cancellation runs or its row shows the outcome. */
  readonly isSaying: boolean
}

/** My Benefits: the member's orders, for members who may see them (ACCOUNT-12). */
export function MyBenefits({ member, cancelling, note, isSaying }: MyBenefitsProps) {
  const known = useReading(useResources().member, currentView)
  const view = myBenefitsView(member, known, isSaying)
  const { shown, pager, top } = usePagesHere(view?.rows ?? [])
  if (view === undefined) return null
  const { rows, leftOut, outdated } = view
  const { myBenefits, ours } = accountMessages
  return (
    <AccountSection heading={myBenefits} headingId={benefitsHeading}>
      {note}
      <AccountOutdated>{outdated}</AccountOutdated>
      <div ref={top} tabIndex={-1}>
        <Table
          namedBy={benefitsHeading}
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
          rows={shown}
          rowKey={({ key }) => key}
        />
      </div>
      {pager}
      <LeftOut count={leftOut} />
      {rows.length + leftOut === 0 && <p className="muted">{ours.noBenefits}</p>}
    </AccountSection>
  )
}

/** Replaces My Benefits while the member may not see it. */
export function WithoutMyBenefits({
  member,
  isSaying,
  children,
}: Pick<MyBenefitsProps, 'member' | 'isSaying'> & { readonly children: ReactNode }) {
  const known = useReading(useResources().member, currentView)
  return myBenefitsView(member, known, isSaying) === undefined && children
}

/**
 * Announces the status when the choice is cancelled. A status role would leave the cell without a
 * name.
 */
const statusOf = ({ status, statusKind }: BenefitRow) => (
  <span aria-live="polite">{status !== '' && <Status kind={statusKind}>{status}</Status>}</span>
)
