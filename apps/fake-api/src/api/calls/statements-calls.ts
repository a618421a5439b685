import { memberBenefitsPath, memberWellnessPath, StatementWire } from '@save/api-adapter/wire'
import type { ApiCall } from '../call.ts'
import { reading } from '../reading.ts'

export const statementsCalls: readonly ApiCall[] = [
  reading({
    path: memberWellnessPath,
    kind: 'personal',
    gives: StatementWire,
    read: ({ statements }) => statements.readMemberWellness(),
  }),
  reading({
    path: memberBenefitsPath,
    kind: 'personal',
    gives: StatementWire,
    read: ({ statements }) => statements.readMemberBenefits(),
  }),
]
