import type { Journey } from '../hands/member.ts'
import { benefitJourneys } from './benefits.ts'
import { savingsJourneys } from './savings.ts'
import { shopJourneys } from './shops.ts'
import { sessionJourneys } from './signing-in.ts'
import { voucherJourneys } from './vouchers.ts'

export const journeys: readonly Journey[] = [
  ...sessionJourneys,
  ...shopJourneys,
  ...voucherJourneys,
  ...savingsJourneys,
  ...benefitJourneys,
]
