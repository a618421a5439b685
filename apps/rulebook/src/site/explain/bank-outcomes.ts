/** How a transfer to the bank ended, as an analyst says it, and the rules of what the page then says. */
import type { BankOutcome } from '@save/domain/withdrawal'

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
