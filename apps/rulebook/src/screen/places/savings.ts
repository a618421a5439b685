/** Balances and withdrawals, wherever they are shown. */
import {
  cardWithdrawalPath,
  MemberWire,
  memberPath,
  WithdrawalSettingsWire,
  withdrawalSettingsPath,
} from '@save/api-adapter/wire'
import { formatPounds, nothing } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import {
  cardAmount,
  cardNotices,
  leftAfter,
  minimumOf,
  transferValueIn,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { cappedNote, cardOutcomes } from '../../site/explain/card-outcomes.ts'
import { explainMember } from '../../site/explain/explain-member.ts'
import type { Explanation } from '../../site/explain/explanation.ts'
import { idsOfCardNotices } from '../../site/explain/ids-of-answers.ts'
import { readCase } from '../../site/explain/read-case.ts'
import { latestOf } from '../answers.ts'
import { type Expected, isAt, type Seen } from '../expected.ts'
import { transferOutcomePlaces } from './transfer-outcome.ts'

const { ours } = withdrawalMessages

export function savingsPlaces(seen: Seen): readonly Expected[] {
  const member = memberIn(seen)
  if (member === undefined) return []
  const settings = readCase(WithdrawalSettingsWire, seen.answers.get(withdrawalSettingsPath))
  const explained = explainMember(
    member,
    settings?.minimumMemberWithdrawalAmount,
    sentMember(seen.answers),
  )
  const placed = (what: string, texts: readonly string[], near?: string): readonly Expected[] =>
    explained
      .filter((explanation) => explanation.what === what)
      .flatMap((explanation) => texts.map((text) => ({ ...explanation, text, near })))
  const shown = (what: string): readonly string[] =>
    explained.flatMap((explanation) => (explanation.what === what ? [explanation.shows] : []))
  const { availableBalance, pendingBalance, toCard, toBank, cardTakes, minimum } = ours
  const least = minimumOf(settings)
  const card = cardAmount(member, nothing)
  return [
    ...[availableBalance, pendingBalance].flatMap((what) =>
      placed(what, shown(what), what).map((place) => ({ ...place, isEverywhere: true as const })),
    ),
    ...(isAt('/MyAccount', seen)
      ? [
          ...placed(toCard, [toCard]),
          ...placed(toBank, [toBank]),
          ...placed('A withdrawal to the card now', [cardTakes(card.amount)]),
          ...outcomePlaces(member),
        ]
      : []),
    ...(isAt('/WithdrawViaBank', seen)
      ? [
          ...placed('What may be transferred to a bank', [ours.transferValue], ours.howMuch),
          ...placed('What may be transferred to a bank', [minimum(least)]),
          ...placed('What may be transferred to a bank', [
            withdrawalMessages.outOfRange(least, member.availableBalance),
          ]).map((place) => ({ ...place, ids: ['BANKW-12', ...place.ids] })),
          ...placed(ours.missing, shown(ours.missing), ours.missing),
          ...transferPlaces(member, least, seen),
          ...transferOutcomePlaces(member, seen),
        ]
      : []),
  ]
}

/** A withdrawal to the card answers with the member, too. */
export const memberIn = ({ answers }: Seen): Member | undefined =>
  readCase(MemberWire, sentMember(answers))

/** The last answer with a member, as the server sent it. */
function sentMember(answers: Seen['answers']): unknown {
  const last = latestOf(answers, [memberPath, cardWithdrawalPath])
  return readCase(MemberWire, last) === undefined ? answers.get(memberPath) : last
}

/** What the page says of the last withdrawal to the card, with the limits of this member. */
function outcomePlaces(member: Member): readonly Expected[] {
  const { lastCardWithdrawal: outcome, withdrawalLimit, withdrawalCountLimit } = member
  if (outcome === undefined) return []
  return cardNotices(outcome, member).map(({ text }) => ({
    what: 'What the page says of the withdrawal',
    shows: text,
    because: [
      `The outcome in the server’s answer (SavingsWithdrawalHttpStatus) says: ${cardOutcomes[outcome].says}`,
      `The member’s daily limit (WithdrawalLimitInPounds): ${withdrawalLimit === undefined ? 'none' : formatPounds(withdrawalLimit)}`,
      `The member’s times a day (WithdrawalCountLimit): ${withdrawalCountLimit ?? 'none'}`,
      ...(outcome === 'capped' ? [cappedNote] : []),
    ],
    ids: [...idsOfCardNotices(outcome, member), 'CARDW-10'],
    text,
  }))
}

/** The remaining balance, and what the form still lacks, as the amount is typed. */
function transferPlaces(
  { availableBalance: balance }: Member,
  minimum: ReturnType<typeof minimumOf>,
  seen: Seen,
): readonly Expected[] {
  const range = { minimum, balance }
  const typed = seen.typed('transferValue') ?? ''
  const value = transferValueIn(typed, range)
  const left = leftAfter(typed, range)
  const from = `‘${typed}’ lies from ${formatPounds(minimum)} to ${formatPounds(balance)}`
  const not = typed === '' ? 'Nothing is typed yet; it has to be' : `‘${typed}’ is not`
  const submit: Explanation = {
    what: ours.toBank,
    shows: 'sends the transfer once everything in the form is right',
    because: [
      value === undefined
        ? `${not} an amount from ${formatPounds(minimum)} to ${formatPounds(balance)}`
        : from,
      'The account number needs 8 digits, the sort code the form 99-99-99, the telephone number anything',
    ],
    ids: ['BANKW-12', 'BANKW-14', 'BANKW-16', 'BANKW-17'],
  }
  return [
    { ...submit, text: ours.toBank },
    ...(value === undefined || left === undefined
      ? []
      : [
          {
            what: ours.thisWithdrawal,
            shows: formatPounds(value),
            because: [from],
            ids: ['BANKW-10', 'BANKW-11'],
            text: formatPounds(value),
            near: ours.thisWithdrawal,
          },
          {
            what: ours.leftAfterwards,
            shows: formatPounds(left),
            because: [
              `${formatPounds(balance)} − ${formatPounds(value)} = ${formatPounds(left)}`,
              'What is left in the end the server says',
            ],
            ids: ['BANKW-11', 'BANKW-20'],
            text: formatPounds(left),
            near: ours.leftAfterwards,
          },
        ]),
  ]
}
