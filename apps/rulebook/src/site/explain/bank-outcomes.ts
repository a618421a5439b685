/** How a transfer to the bank ended, as an analyst says it, and the rules of what the page then says. */
import type { Member } from '@save/domain/member'
import { type BankOutcome, bankMessage } from '@save/domain/withdrawal'
import type { Explanation } from './explanation.ts'

export const bankOutcomes: Readonly<
  Record<BankOutcome, { readonly says: string; readonly ids: readonly string[] }>
> = {
  requested: { says: 'it was made', ids: ['BANKW-21', 'BANKW-20'] },
  alreadyRequested: { says: 'there is one already', ids: ['BANKW-25'] },
  overLimit: { says: 'it is over the daily limit, and nothing was withdrawn', ids: ['BANKW-23'] },
  overBalance: { says: 'it is over the balance, and nothing was withdrawn', ids: ['BANKW-24'] },
  refused: { says: 'the server refuses what was typed', ids: ['BANKW-19'] },
  failed: { says: 'none of the known outcomes', ids: ['BANKW-26', 'OQ-135'] },
}

/** What the page says when the server refuses a transfer. */
export function transferOutcomes(member: Member): readonly Explanation[] {
  return [
    {
      what: 'If a transfer is over the daily limit',
      shows: bankMessage('overLimit', member)?.text ?? '',
      because: ['The server answers 409'],
      ids: ['BANKW-23'],
      isServers: true,
    },
    {
      what: 'If a transfer is over the balance',
      shows: bankMessage('overBalance', member)?.text ?? '',
      because: ['The server answers 412, and the member is read again'],
      ids: ['BANKW-24'],
      isServers: true,
    },
  ]
}
