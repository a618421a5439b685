import type { ApiCall } from './call.ts'
import { accountCalls } from './calls/account-calls.ts'
import { benefitsCalls } from './calls/benefits-calls.ts'
import { checkoutCalls } from './calls/checkout-calls.ts'
import { dashboardCalls } from './calls/dashboard-calls.ts'
import { memberCalls } from './calls/member-calls.ts'
import { retailerCalls } from './calls/retailer-calls.ts'
import { searchCalls } from './calls/search-calls.ts'
import { sessionCalls } from './calls/session-calls.ts'
import { shellCalls } from './calls/shell-calls.ts'
import { statementsCalls } from './calls/statements-calls.ts'
import { supportCalls } from './calls/support-calls.ts'
import { voucherCalls } from './calls/voucher-calls.ts'
import { withdrawalCalls } from './calls/withdrawal-calls.ts'

/** Every call of the API, in the specification's letter case. */
export const apiCalls: readonly ApiCall[] = [
  ...sessionCalls,
  ...memberCalls,
  ...shellCalls,
  ...dashboardCalls,
  ...retailerCalls,
  ...searchCalls,
  ...statementsCalls,
  ...supportCalls,
  ...benefitsCalls,
  ...accountCalls,
  ...withdrawalCalls,
  ...voucherCalls,
  ...checkoutCalls,
]
