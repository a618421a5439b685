import { genderLabel, myBenefitsView } from '@save/domain/account'
import { mayCancel } from '@save/domain/benefits'
import type { Pence } from '@save/domain/kernel'
import { balanceView, type Member } from '@save/domain/member'
import { maySee } from '@save/domain/statements'
import { withdrawalMessages } from '@save/domain/withdrawal'
import type { Today } from './explain-card-now.ts'
import { explainWithdrawals } from './explain-withdrawals.ts'
import { type Explanation, yesNo } from './explanation.ts'
import { idsOfGender } from './ids-of-answers.ts'
import { fieldOf, flagUnsent, saysOf, whyNone } from './why-none.ts'

const { ours } = withdrawalMessages

/**
 * What My Account and the withdrawal pages show about a member.
 * @param sent the member as the server sent it, if that is at hand
 * @param today what was withdrawn earlier on the day, if that was said
 */
export const explainMember = (
  member: Member,
  minimum: Pence | undefined,
  sent: unknown = undefined,
  today: Today | undefined = undefined,
): readonly Explanation[] => [
  ...balances(member, sent),
  ...explainWithdrawals(member, minimum, sent, today),
  ...cards(member, sent),
]

function balances(member: Member, sent: unknown): readonly Explanation[] {
  const balance = balanceView({ is: 'ready', value: member })
  return [
    {
      what: ours.availableBalance,
      shows: balance.available,
      because: ['The member’s available balance (AvailableBalance), in pounds with two decimals'],
      ids: ['SHELL-04', 'ACCOUNT-10', 'OQ-036'],
    },
    {
      what: ours.pendingBalance,
      shows: balance.pending ?? '(not shown)',
      because: [
        member.pendingBalance === undefined
          ? `The member’s pending balance (PendingBalance) is ${whyNone('PendingBalance', sent)}`
          : 'The member’s pending balance (PendingBalance), in pounds with two decimals',
      ],
      ids: ['ACCOUNT-09'],
    },
  ]
}

function cards(member: Member, sent: unknown): readonly Explanation[] {
  const benefits = myBenefitsView(member, { is: 'ready', value: member })?.rows
  return [
    {
      what: 'Gender',
      shows: genderLabel(member.gender) || '(nothing)',
      because: [`The member’s gender code (Gender) is ${member.gender ?? whyNone('Gender', sent)}`],
      ids: idsOfGender(member.gender),
    },
    {
      what: 'The card My Benefits',
      shows:
        benefits === undefined
          ? 'hidden'
          : `shown, with ${benefits.length} ${benefits.length === 1 ? 'choice' : 'choices'}`,
      because: [saysOf('CanSeeMyBenefits', member.canSeeMyBenefits, sent)],
      ids: ['ACCOUNT-12'],
    },
    ...(benefits === undefined ? [] : member.choices).map((choice, place) => ({
      what: `Cancel of ${choice.name ?? choice.id}`,
      shows: mayCancel(member, choice.id) ? 'enabled' : 'disabled',
      because: [
        ...flagUnsent(
          'IsCancelled',
          'it is cancelled',
          sentChoice(place, sent),
          'it counts as not cancelled',
        ),
        `It is cancelled already (IsCancelled): ${yesNo(choice.isCancelled)}; its status (${choice.status ?? whyNone('Status', sentChoice(place, sent))}) decides nothing`,
      ],
      ids: ['ACCOUNT-14'],
    })),
    ...(['wellness', 'reward'] as const).map((statement) => ({
      what: `The ${statement} statement`,
      shows: maySee(statement, member) ? 'can be opened' : 'can’t be opened',
      because: [saysOf(permissions[statement].field, maySee(statement, member), sent)],
      ids: [permissions[statement].id],
    })),
  ]
}

const permissions = {
  wellness: { field: 'CanSeeTotalWellnessStatement', id: 'PERM-03' },
  reward: { field: 'CanSeeTotalRewardStatement', id: 'PERM-04' },
} as const

/** A list that is read has all its choices, in their order. */
function sentChoice(place: number, sent: unknown): unknown {
  const choices = fieldOf('Choices', sent)
  return Array.isArray(choices) ? choices[place] : undefined
}
