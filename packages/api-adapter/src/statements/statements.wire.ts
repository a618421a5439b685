import type { StatementItem } from '@save/domain/statements'
import { Schema } from 'effect'
import { orElse } from '../wire/absent.wire.ts'
import { money } from '../wire/money.wire.ts'
import { record } from '../wire/record.wire.ts'
import { text } from '../wire/scalar.wire.ts'

/** The wellness statement and the reward statement, in this order (OQ-127). */
export const memberWellnessPath = '/api/MemberWellness'
export const memberBenefitsPath = '/api/MemberBenefits'

/** DATA-24. With a value missing the total would be wrong. */
export const StatementWire = Schema.Array(
  record<StatementItem>()({ name: ['Name', orElse(text, '')], value: ['Value', money] }),
)
