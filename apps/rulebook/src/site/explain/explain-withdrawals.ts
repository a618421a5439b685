/** The buttons and the pages of the withdrawals. */
import { formatPounds, type Pence } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import {
  type BankOutcome,
  bankMessage,
  cardNotices,
  isBankOffered,
  isMinimumNoted,
  minimumOf,
  missingToMinimum,
  withdrawalButtons,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { limitedTo, limitNoted } from './bank-limit.ts'
import { cappedNote, cardOutcomes } from './card-outcomes.ts'
import { flagUnsaid, offBecause, type Today, toCardNow } from './explain-card-now.ts'
import { type Explanation, yesNo } from './explanation.ts'
import { idsOfBankMessage, idsOfButton, idsOfCardNotices, idsOfMinimum } from './ids-of-answers.ts'

const { ours } = withdrawalMessages

/**
 * @param sent the member as the server sent it, if that is at hand
 * @param today what was withdrawn earlier on the day, if that was said
 */
export const explainWithdrawals = (
  member: Member,
  minimum: Pence | undefined,
  sent: unknown,
  today: Today | undefined,
): readonly Explanation[] => [
  ...buttons(member, sent),
  range(member, minimum, sent, today),
  ...missing(member, minimum),
  toCardNow(member, sent, today),
  ...lastToCard(member),
  ...(mayTransfer(member, leastOf(minimum)) ? refusedTransfers(member) : []),
]

const leastOf = (minimum: Pence | undefined): Pence =>
  minimumOf(minimum === undefined ? {} : { minimumMemberWithdrawalAmount: minimum })

/** The server says nothing of a transfer that can't be made. */
const mayTransfer = (member: Member, least: Pence): boolean =>
  isBankOffered(member) && least <= member.availableBalance

function buttons(member: Member, sent: unknown): readonly Explanation[] {
  const { card, bank } = withdrawalButtons(member, false)
  const has = `Available balance above nothing: ${yesNo(member.availableBalance > 0)}`
  const savings = `Savings withdrawal is on for the member: ${yesNo(member.isSavingsWithdrawalOn)}`
  const transfer = `Bank transfer is on for the member: ${yesNo(member.isSavingsBankTransferEnabled)}`
  const savingsUnsaid = flagUnsaid('isSavingsWithdrawalOn', sent)
  const transferUnsaid = flagUnsaid('isSavingsBankTransferEnabled', sent)
  return [
    {
      what: ours.toCard,
      shows: card,
      because: [savings, ...savingsUnsaid, has],
      ids: idsOfButton('card', member),
    },
    {
      what: ours.toBank,
      shows: bank,
      because: [savings, ...savingsUnsaid, transfer, ...transferUnsaid, has],
      ids: idsOfButton('bank', member),
    },
  ]
}

function range(
  member: Member,
  minimum: Pence | undefined,
  sent: unknown,
  today: Today | undefined,
): Explanation {
  const off = offBecause(member, ['isSavingsWithdrawalOn', 'isSavingsBankTransferEnabled'], sent)
  if (off.length > 0)
    return { what: transferred, shows: 'nothing', because: off, ids: idsOfButton('bank', member) }
  const least = leastOf(minimum)
  return {
    what: transferred,
    shows: mayTransfer(member, least)
      ? `${formatPounds(least)} to ${formatPounds(member.availableBalance)}${limitedTo(member, least, today)}`
      : 'nothing',
    because: [
      minimum === undefined
        ? `The settings give no minimum, so it is ${formatPounds(least)}`
        : `The settings say ${formatPounds(minimum)}, so the least is ${formatPounds(least)}`,
      `The most is the available balance, ${formatPounds(member.availableBalance)}`,
      isMinimumNoted(least) ? `The page says: ${ours.minimum(least)}` : 'The page names no minimum',
      ...(mayTransfer(member, least) ? limitNoted(member, today) : []),
    ],
    ids: [
      ...idsOfNone(member, least),
      ...idsOfMinimum(minimum),
      'BANKW-11',
      'BANKW-06',
      ...(mayTransfer(member, least) && member.withdrawalLimit !== undefined
        ? ['BANKW-23', 'CONST-03']
        : []),
    ],
  }
}

/** Without savings the button is disabled; a smaller balance than the minimum has no amount to transfer. */
function idsOfNone(member: Member, least: Pence): readonly string[] {
  if (mayTransfer(member, least)) return []
  return withdrawalButtons(member, false).bank === 'enabled'
    ? ['BANKW-10']
    : idsOfButton('bank', member)
}

const transferred = 'What may be transferred to a bank'

/** How much a balance below the minimum still needs. */
function missing(member: Member, minimum: Pence | undefined): readonly Explanation[] {
  const least = leastOf(minimum)
  const { availableBalance: balance } = member
  const lacks = missingToMinimum({ minimum: least, balance })
  if (lacks === undefined || !isBankOffered(member)) return []
  return [
    {
      what: ours.missing,
      shows: formatPounds(lacks),
      because: [
        `The minimum less the available balance: ${formatPounds(least)} − ${formatPounds(balance)} = ${formatPounds(lacks)}`,
      ],
      ids: ['BANKW-10', ...idsOfMinimum(minimum), 'OQ-137'],
    },
  ]
}

/** The server decides about a withdrawal; what we say about each answer is ours. */
function lastToCard(member: Member): readonly Explanation[] {
  const { lastCardWithdrawal: outcome } = member
  // The page of such a member has no withdrawal that could be answered.
  if (outcome === undefined || !member.isSavingsWithdrawalOn) return []
  return [
    {
      what: 'If the last withdrawal to the card had just been answered',
      shows: cardNotices(outcome, member)
        .map(({ text }) => text)
        .join(' '),
      because: [
        `The member’s answer to the last withdrawal (SavingsWithdrawalHttpStatus) says: ${cardOutcomes[outcome].says}`,
        ...(outcome === 'capped' ? [cappedNote] : []),
      ],
      ids: [...idsOfCardNotices(outcome, member), 'CARDW-10'],
    },
  ]
}

/** What the page says when the server refuses a transfer. */
const refusedTransfers = (member: Member): readonly Explanation[] => [
  refusedTransfer(
    'overLimit',
    'If a transfer is over the daily limit',
    'The server answers 409',
    member,
  ),
  refusedTransfer(
    'overBalance',
    'If a transfer is over the balance',
    'The server answers 412, and the member is read again',
    member,
  ),
]

const refusedTransfer = (
  outcome: BankOutcome,
  what: string,
  answers: string,
  member: Member,
): Explanation => ({
  what,
  shows: bankMessage(outcome, member)?.text ?? '',
  because: [answers],
  ids: idsOfBankMessage(outcome, member),
  isServers: true,
})
