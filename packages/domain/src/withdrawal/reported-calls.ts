/** Which calls the pages of a withdrawal report (OQ-135). */
import type { OwnCalls } from '../ledger/index.ts'

/** What the card's page reports in its own words. */
export const ownCardCalls: OwnCalls = { call: 'cardWithdrawal' }

/** What the bank page reports in its own words. */
export const ownBankCalls: OwnCalls = { call: 'bankWithdrawal' }
