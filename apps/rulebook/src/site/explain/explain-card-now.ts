/** What a withdrawal to the card takes now, as the demonstration's server decides it. */
import { formatPounds, nothing, type Pence } from '@save/domain/kernel'
import type { CardOutcome, Member } from '@save/domain/member'
import { cardDecision, cardNotices, withdrawalButtons } from '@save/domain/withdrawal'
import { cardOutcomes } from './card-outcomes.ts'
import type { Explanation } from './explanation.ts'
import { idsOfButton, idsOfCardNotices } from './ids-of-answers.ts'
import { flagUnsent, whyNone } from './why-none.ts'

/** What was withdrawn earlier on the same day; only the server knows it, so a person has to say it. */
export interface Today {
  /** To the card and to a bank together. */
  readonly amount: Pence
  /** Withdrawals to the card, if their number was said. */
  readonly times: number | undefined
}

/** Why nothing can be withdrawn at all, or to a bank: which of the member's flags are off. */
export const offBecause = (
  member: Member,
  flags: readonly Flag[],
  sent: unknown,
): readonly string[] =>
  flags
    .filter((flag) => !member[flag])
    .flatMap((flag) => [`${flagNames[flag]} is off for the member`, ...flagUnsaid(flag, sent)])

type Flag = keyof typeof flagNames

const flagNames = {
  isSavingsWithdrawalOn: 'Savings withdrawal',
  isSavingsBankTransferEnabled: 'Bank transfer',
} as const

/** A flag that no server sent counts as off. */
export const flagUnsaid = (flag: Flag, sent: unknown): readonly string[] =>
  flagUnsent(
    flag.replace(/^is/, 'Is'),
    `${flagNames[flag].toLowerCase()} is on`,
    sent,
    'it counts as off',
  )

export function toCardNow(member: Member, sent: unknown, today: Today | undefined): Explanation {
  const what = 'A withdrawal to the card now'
  const off = offBecause(member, ['isSavingsWithdrawalOn'], sent)
  if (off.length > 0)
    return { what, shows: 'nothing', because: off, ids: idsOfButton('card', member) }
  const { withdrawalLimit, withdrawalCountLimit } = member
  const isEnabled = withdrawalButtons(member, false).card === 'enabled'
  const { outcome, amount } = cardDecision(member, {
    times: today?.times ?? 0,
    amount: today?.amount ?? nothing,
  })
  const capped = outcome === 'capped' ? ', capped at the daily limit' : ''
  const ifNothing = conditionOf(member, today)
  return {
    what,
    shows: amount > nothing ? `${formatPounds(amount)}${capped}${ifNothing}` : 'nothing',
    because: [
      ...(isEnabled ? [] : ['Available balance above nothing: no']),
      `Daily limit: ${withdrawalLimit === undefined ? whyNone('WithdrawalLimitInPounds', sent) : formatPounds(withdrawalLimit)}`,
      `Times a day: ${withdrawalCountLimit ?? whyNone('WithdrawalCountLimit', sent)}`,
      ...saidOf(today),
      ...(isEnabled && amount <= nothing ? usedUp(member, today) : []),
      today === undefined
        ? 'What was withdrawn today only the server knows; the demonstration’s server decides like this'
        : 'The demonstration’s server decides like this',
      ...(isEnabled ? answerTo(outcome, member) : []),
    ],
    ids: isEnabled
      ? [...idsOfCardNotices(outcome, member), 'CONST-03']
      : idsOfButton('card', member),
    isServers: isEnabled,
  }
}

/** What nobody has said, and the answer depends on. */
function conditionOf({ withdrawalCountLimit }: Member, today: Today | undefined): string {
  if (today === undefined) return ', if nothing was withdrawn today'
  const isOpen = today.times === undefined && today.amount > nothing
  if (withdrawalCountLimit === undefined || !isOpen) return ''
  return withdrawalCountLimit === 1
    ? ', if none of it was to the card'
    : `, if fewer than ${withdrawalCountLimit} withdrawals of today were to the card`
}

/** Why a withdrawal takes nothing although there is a balance. */
function usedUp({ withdrawalCountLimit }: Member, today: Today | undefined): readonly string[] {
  return [
    withdrawalCountLimit !== undefined && (today?.times ?? 0) >= withdrawalCountLimit
      ? 'No withdrawal to the card is left today'
      : 'Nothing of the daily limit is left today, so the server answers as if no withdrawal were left',
  ]
}

/** What the server answers, and the sentences that the member then reads. */
const answerTo = (outcome: CardOutcome, member: Member): readonly string[] => [
  `The server answers ${cardOutcomes[outcome].says}`,
  `The page then says: ${cardNotices(outcome, member)
    .map(({ text }) => `“${text}”`)
    .join(' and ')}`,
]

const saidOf = (today: Today | undefined): readonly string[] =>
  today === undefined
    ? []
    : [
        `Withdrawn today, to the card and to a bank together: ${formatPounds(today.amount)}`,
        `Withdrawals to the card today: ${today.times ?? 'not said, so they count as none'}`,
      ]
