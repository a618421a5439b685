/** What a withdrawal to the card takes now, as the demonstration's server decides it. */
import { formatPounds, nothing, type Pence } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { cardDecision, withdrawalButtons } from '@save/domain/withdrawal'
import type { Explanation } from './explanation.ts'
import { idsOfButton, idsOfCardNotices } from './ids-of-answers.ts'
import { whyNone } from './why-none.ts'

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
  flags: readonly ('isSavingsWithdrawalOn' | 'isSavingsBankTransferEnabled')[],
): readonly string[] => flags.filter((flag) => !member[flag]).map((flag) => flagsOff[flag])

const flagsOff = {
  isSavingsWithdrawalOn: 'Savings withdrawal is off for the member',
  isSavingsBankTransferEnabled: 'Bank transfer is off for the member',
} as const

export function toCardNow(member: Member, sent: unknown, today: Today | undefined): Explanation {
  const what = 'A withdrawal to the card now'
  const off = offBecause(member, ['isSavingsWithdrawalOn'])
  if (off.length > 0)
    return { what, shows: 'nothing', because: off, ids: idsOfButton('card', member) }
  const { withdrawalLimit, withdrawalCountLimit } = member
  const isEnabled = withdrawalButtons(member, false).card === 'enabled'
  const { outcome, amount } = cardDecision(member, {
    times: today?.times ?? 0,
    amount: today?.amount ?? nothing,
  })
  const capped = outcome === 'capped' ? ', capped at the daily limit' : ''
  const ifNothing = today === undefined ? ', if nothing was withdrawn today' : ''
  return {
    what,
    shows: amount > nothing ? `${formatPounds(amount)}${capped}${ifNothing}` : 'nothing',
    because: [
      ...(isEnabled ? [] : ['Available balance above nothing: no']),
      `Daily limit: ${withdrawalLimit === undefined ? whyNone('WithdrawalLimitInPounds', sent) : formatPounds(withdrawalLimit)}`,
      `Times a day: ${withdrawalCountLimit ?? whyNone('WithdrawalCountLimit', sent)}`,
      ...saidOf(today),
      today === undefined
        ? 'What was withdrawn today only the server knows; the demonstration’s server decides like this'
        : 'The demonstration’s server decides like this',
    ],
    ids: isEnabled
      ? [...idsOfCardNotices(outcome, member), 'CONST-03']
      : idsOfButton('card', member),
    isServers: isEnabled,
  }
}

const saidOf = (today: Today | undefined): readonly string[] =>
  today === undefined
    ? []
    : [
        `Withdrawn today, to the card and to a bank together: ${formatPounds(today.amount)}`,
        `Withdrawals to the card today: ${today.times ?? 'not said, so they count as none'}`,
      ]
