import type { StatementItem } from '@save/domain/statements'
import { items, orElse } from '../wire/absent.wire.ts'
import { money } from '../wire/money.wire.ts'
import { record } from '../wire/record.wire.ts'
import { text } from '../wire/scalar.wire.ts'
import { wirePolicy } from '../wire/wire.policy.ts'

/** The wellness statement and the reward statement (OQ-127). */
export const memberWellnessPath = '/api/MemberWellness'
export const memberBenefitsPath = '/api/MemberBenefits'

/** DATA-24. Items without a value are left out, and the page says that the total lacks them. */
export const StatementWire = items(
  record<StatementItem>()({ name: ['Name', orElse(text, '')], value: ['Value', money] }),
  wirePolicy.mostItems,
)
