import { memberBenefitsPath, memberWellnessPath, StatementWire } from '@save/api-adapter/wire'
import type { ApiCall } from '../call.ts'
import { reading } from '../reading.ts'

export const statementsCalls: readonly ApiCall[] = [
  reading({
    path: memberWellnessPath,
    requirement: 'API-23',
    says: 'The lines of the wellness statement.',
    kind: 'personal',
    gives: StatementWire,
    read: ({ statements }) => statements.readMemberWellness(),
  }),
  reading({
    path: memberBenefitsPath,
    requirement: 'API-24',
    says: 'The lines of the reward statement.',
    kind: 'personal',
    gives: StatementWire,
    read: ({ statements }) => statements.readMemberBenefits(),
  }),
]
