import { Schema } from 'effect'

/** How a withdrawal to the card ended (CARDW-05 to CARDW-08, OQ-117). */
export const CardOutcome = Schema.Literals(['withdrawn', 'countLimited', 'capped', 'failed'])
export type CardOutcome = typeof CardOutcome.Type
