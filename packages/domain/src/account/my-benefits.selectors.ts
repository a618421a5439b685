/** The benefits that the member has ordered, on My Account. */
import { type ChoiceId, formatDay, leftOutOf, type ResourceView } from '../kernel/index.ts'
import type { Member, MemberChoice } from '../member/index.ts'
import { accountMessages } from './account.messages.ts'
import { memberOrLastRead, outdatedNote } from './outdated.selectors.ts'
import { choiceStatusKind, type StatusKind } from './transaction-status.rules.ts'

export interface BenefitRow {
  /** Identifies a row. A choice can have two rows: one cancelled, one ordered again. */
  readonly key: string
  readonly id: ChoiceId
  readonly isCancelled: boolean
  readonly name: string
  readonly dateOrdered: string
  readonly dateCancelled: string
  readonly status: string
  readonly statusKind: StatusKind
}

export interface MyBenefitsView {
  /** The member's rows as last read. */
  readonly rows: readonly BenefitRow[]
  /** The number of benefits that can't be shown (OQ-143). */
  readonly leftOut: number
  /** The warning above benefits that may be out of date. */
  readonly outdated: string | undefined
}

/**
 * The My Benefits card. `undefined` if the member may not see it (ACCOUNT-12, ACCOUNT-13), unless it still shows a
 * cancellation started in it (OQ-135).
 * @param lastRead the member as last read; benefits known only from here are marked as old
 * @param known the current member
 * @param isSaying true while a cancellation runs or its row shows the outcome
 */
export function myBenefitsView(
  lastRead: Member,
  known: ResourceView<Member>,
  isSaying = false,
): MyBenefitsView | undefined {
  const { canSeeMyBenefits, choices } = memberOrLastRead(lastRead, known)
  if (!canSeeMyBenefits && !isSaying) return undefined
  return {
    rows: benefitRows(choices),
    leftOut: leftOutOf(choices),
    outdated: outdatedNote(known, accountMessages.ours.oldBenefits),
  }
}

function benefitRows(choices: readonly MemberChoice[]): readonly BenefitRow[] {
  const counts = new Map<ChoiceId, number>()
  return choices.map((choice) => {
    const before = counts.get(choice.id) ?? 0
    counts.set(choice.id, before + 1)
    return benefitRow(choice, before)
  })
}

const benefitRow = (choice: MemberChoice, before: number): BenefitRow => ({
  key: `${choice.id} ${before}`,
  id: choice.id,
  isCancelled: choice.isCancelled,
  name: choice.name ?? '',
  dateOrdered: formatDay(choice.creationDate),
  dateCancelled: formatDay(choice.cancellationDate),
  status: choice.status ?? '',
  statusKind: choiceStatusKind(choice),
})
