import { MemberWire, memberPath } from '@save/api-adapter/wire'
import type { ApiCall } from '../call.ts'
import { reading } from '../reading.ts'

export const memberCalls: readonly ApiCall[] = [
  reading({
    path: memberPath,
    requirement: 'API-03',
    says: 'The member who is signed in.',
    kind: 'personal',
    gives: MemberWire,
    read: ({ member }) => member.readMember(),
  }),
]
