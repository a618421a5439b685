import type { CardOutcome } from '@save/domain/member'

/** How a withdrawal to the card ended, as an analyst says it, and the rules of what the page then says. */
export const cardOutcomes: Readonly<
  Record<CardOutcome, { readonly says: string; readonly ids: readonly string[] }>
> = {
  withdrawn: { says: '201, it was made', ids: ['CARDW-05'] },
  countLimited: { says: '409, there was one too many today', ids: ['CARDW-06'] },
  capped: {
    says: '412, it was made up to the daily limit',
    ids: ['CARDW-07', 'CARDW-08', 'OQ-037'],
  },
  failed: { says: 'none of the known outcomes', ids: ['OQ-117', 'OQ-135'] },
}

/** CARDW-08 fixes the sentence. */
export const cappedNote =
  'The sentence names the daily limit; after another withdrawal on the same day less was withdrawn, as the transactions show'
