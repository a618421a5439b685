import { genderLabel, myBenefitsView, savingsView } from '@save/domain/account'
import { mayCancel } from '@save/domain/benefits'
import { formatPounds, nothing, type Pence } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { maySee } from '@save/domain/statements'
import {
  cardAmount,
  cardNotices,
  isBankOffered,
  isMinimumNoted,
  mayWithdrawToCard,
  minimumOf,
  withdrawalButtons,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { transferOutcomes } from './bank-outcomes.ts'
import { cappedNote, cardOutcomes } from './card-outcomes.ts'
import { type Explanation, yesNo } from './explanation.ts'
import { fieldOf, whyNone } from './why-none.ts'

const { ours } = withdrawalMessages

/**
 * What My Account and the withdrawal pages show about a member.
 * @param sent the member as the server sent it, if that is at hand
 */
export const explainMember = (
  member: Member,
  minimum: Pence | undefined,
  sent: unknown = undefined,
): readonly Explanation[] => [
  ...balances(member, sent),
  ...buttons(member),
  range(member, minimum),
  ...outcomes(member, sent),
  ...(mayTransfer(member, leastOf(minimum)) ? transferOutcomes(member) : []),
  ...cards(member, sent),
]

const leastOf = (minimum: Pence | undefined): Pence =>
  minimumOf(minimum === undefined ? {} : { minimumMemberWithdrawalAmount: minimum })

/** The server says nothing of a transfer that can't be made. */
const mayTransfer = (member: Member, least: Pence): boolean =>
  isBankOffered(member) && least <= member.availableBalance

function balances(member: Member, sent: unknown): readonly Explanation[] {
  const { balance } = savingsView(member, { is: 'ready', value: member })
  return [
    {
      what: ours.availableBalance,
      shows: balance.available,
      because: ['AvailableBalance of the member, in pounds with two decimals'],
      ids: ['SHELL-04', 'ACCOUNT-10', 'OQ-036'],
    },
    {
      what: ours.pendingBalance,
      shows: balance.pending ?? '(not shown)',
      because: [
        member.pendingBalance === undefined
          ? `PendingBalance is ${whyNone('PendingBalance', sent)}`
          : 'PendingBalance of the member, in pounds with two decimals',
      ],
      ids: ['ACCOUNT-09'],
    },
  ]
}

function buttons(member: Member): readonly Explanation[] {
  const { card, bank } = withdrawalButtons(member, false)
  const has = `Available balance above nothing: ${yesNo(member.availableBalance > 0)}`
  const savings = `Savings withdrawal is on for the member: ${yesNo(member.isSavingsWithdrawalOn)}`
  const transfer = `Bank transfer is on for the member: ${yesNo(member.isSavingsBankTransferEnabled)}`
  return [
    { what: ours.toCard, shows: card, because: [savings, has], ids: ['CARDW-01', 'CARDW-02'] },
    { what: ours.toBank, shows: bank, because: [savings, transfer, has], ids: ['BANKW-01'] },
  ]
}

/** Why nothing can be withdrawn at all, or to a bank: which of the member's flags are off. */
const offBecause = (
  member: Member,
  flags: readonly ('isSavingsWithdrawalOn' | 'isSavingsBankTransferEnabled')[],
): readonly string[] => flags.filter((flag) => !member[flag]).map((flag) => flagsOff[flag])

const flagsOff = {
  isSavingsWithdrawalOn: 'Savings withdrawal is off for the member',
  isSavingsBankTransferEnabled: 'Bank transfer is off for the member',
} as const

function range(member: Member, minimum: Pence | undefined): Explanation {
  const off = offBecause(member, ['isSavingsWithdrawalOn', 'isSavingsBankTransferEnabled'])
  if (off.length > 0)
    return { what: transferred, shows: 'nothing', because: off, ids: ['BANKW-01', 'CARDW-01'] }
  const least = leastOf(minimum)
  return {
    what: transferred,
    shows: mayTransfer(member, least)
      ? `${formatPounds(least)} to ${formatPounds(member.availableBalance)}`
      : 'nothing',
    because: [
      minimum === undefined
        ? `The settings give no minimum, so it is ${formatPounds(least)}`
        : `The settings say ${formatPounds(minimum)}, so the least is ${formatPounds(least)}`,
      `The most is the available balance, ${formatPounds(member.availableBalance)}`,
      isMinimumNoted(least) ? `The page says: ${ours.minimum(least)}` : 'The page names no minimum',
    ],
    ids: ['BANKW-12', 'BANKW-06', 'BANKW-07'],
  }
}

const transferred = 'What may be transferred to a bank'

/** The server decides about a withdrawal; what we say about each answer is ours. */
function outcomes(member: Member, sent: unknown): readonly Explanation[] {
  const { withdrawalLimit, withdrawalCountLimit, lastCardWithdrawal } = member
  const notices = (outcome: Parameters<typeof cardNotices>[0]) =>
    cardNotices(outcome, member)
      .map(({ text }) => text)
      .join(' ')
  const { amount, isCapped } = cardAmount(member, nothing)
  const toCard = 'A withdrawal to the card now'
  const off = offBecause(member, ['isSavingsWithdrawalOn'])
  if (off.length > 0) return [{ what: toCard, shows: 'nothing', because: off, ids: ['CARDW-01'] }]
  return [
    {
      what: toCard,
      shows: mayWithdrawToCard(member)
        ? `${formatPounds(amount)}${isCapped ? ', capped at the daily limit' : ''}, if nothing was withdrawn today`
        : 'nothing',
      because: [
        ...(mayWithdrawToCard(member) ? [] : ['Available balance above nothing: no']),
        `Daily limit: ${withdrawalLimit === undefined ? whyNone('WithdrawalLimitInPounds', sent) : formatPounds(withdrawalLimit)}`,
        `Times a day: ${withdrawalCountLimit ?? whyNone('WithdrawalCountLimit', sent)}`,
        'What was withdrawn today only the server knows; the demonstration’s server decides like this',
      ],
      ids: mayWithdrawToCard(member) ? ['CONST-03', 'CARDW-07'] : ['CARDW-02'],
      isServers: mayWithdrawToCard(member),
    },
    ...(lastCardWithdrawal === undefined
      ? []
      : [
          {
            what: 'If the last withdrawal to the card had just been answered',
            shows: notices(lastCardWithdrawal),
            because: [
              `SavingsWithdrawalHttpStatus of the member says: ${cardOutcomes[lastCardWithdrawal].says}`,
              ...(lastCardWithdrawal === 'capped' ? [cappedNote] : []),
            ],
            ids: [...cardOutcomes[lastCardWithdrawal].ids, 'CARDW-10'],
          },
        ]),
  ]
}

function cards(member: Member, sent: unknown): readonly Explanation[] {
  const benefits = myBenefitsView(member)
  return [
    {
      what: 'Gender',
      shows: genderLabel(member.gender) || '(nothing)',
      because: [`The member’s code is ${member.gender ?? whyNone('Gender', sent)}`],
      ids: ['ACCOUNT-04', 'CONST-04'],
    },
    {
      what: 'The card My Benefits',
      shows:
        benefits === undefined
          ? 'hidden'
          : `shown, with ${benefits.length} ${benefits.length === 1 ? 'choice' : 'choices'}`,
      because: [`CanSeeMyBenefits: ${yesNo(member.canSeeMyBenefits)}`],
      ids: ['ACCOUNT-12'],
    },
    ...(benefits === undefined ? [] : member.choices).map((choice, place) => ({
      what: `Cancel of ${choice.name ?? choice.id}`,
      shows: mayCancel(member, choice.id) ? 'enabled' : 'disabled',
      because: [
        `IsCancelled: ${yesNo(choice.isCancelled)}; its status (${choice.status ?? whyNone('Status', sentChoice(place, sent))}) decides nothing`,
      ],
      ids: ['ACCOUNT-14'],
    })),
    ...(['wellness', 'reward'] as const).map((statement) => ({
      what: `The ${statement} statement`,
      shows: maySee(statement, member) ? 'can be opened' : 'can’t be opened',
      because: ['By the permission of the member for this statement'],
      ids: [statement === 'wellness' ? 'PERM-03' : 'PERM-04'],
    })),
  ]
}

/** A list that is read has all its choices, in their order. */
function sentChoice(place: number, sent: unknown): unknown {
  const choices = fieldOf('Choices', sent)
  return Array.isArray(choices) ? choices[place] : undefined
}
