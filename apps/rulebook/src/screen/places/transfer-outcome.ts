/** What the page says of a transfer to the bank that was answered. */
import { bankWithdrawalPath, readBankRefusal } from '@save/api-adapter/wire'
import { formatPounds } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { type BankOutcome, bankMessage } from '@save/domain/withdrawal'
import { bankOutcomes } from '../../site/explain/bank-outcomes.ts'
import { idsOfBankMessage } from '../../site/explain/ids-of-answers.ts'
import type { End } from '../answers.ts'
import type { Expected, Seen } from '../expected.ts'

export function transferOutcomePlaces(member: Member, { answers }: Seen): readonly Expected[] {
  const end = answers.endOf(bankWithdrawalPath)
  if (end === undefined) return []
  const { outcome, fieldErrors } = readBankRefusal(end.json, end.status)
  const { says } = bankOutcomes[outcome]
  const message = bankMessage(outcome, member)?.text
  return [
    ...(message === undefined ? [] : [message]),
    ...fieldErrors.map(({ errorMessage }) => errorMessage),
  ].map((text) => ({
    what: 'What the page says of the transfer',
    shows: text,
    because: [`${statusIn(end)}, ${says}`, ...figureOf(outcome, member)],
    ids: idsOfBankMessage(outcome, member),
    isServers: true,
    text,
  }))
}

/** The body's status counts; without one, the answer's own does. */
function statusIn({ status, json }: End): string {
  const said =
    typeof json === 'object' && json !== null ? Reflect.get(json, statusField) : undefined
  return said === undefined || said === null
    ? `The status of the server’s answer is ${status}`
    : `${statusField} of the server’s answer says: ${said}`
}

const statusField = 'SavingsWithdrawalHttpStatus'

/** The figure of the member in the sentence. */
function figureOf(outcome: BankOutcome, { availableBalance, withdrawalLimit }: Member) {
  if (outcome === 'overLimit')
    return [
      `The member’s daily limit (WithdrawalLimitInPounds): ${withdrawalLimit === undefined ? 'none' : formatPounds(withdrawalLimit)}`,
    ]
  return outcome === 'overBalance'
    ? [
        `The member’s available balance (AvailableBalance), as read again: ${formatPounds(availableBalance)}`,
      ]
    : []
}
