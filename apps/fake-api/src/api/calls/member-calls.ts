import { MemberWire, memberPath } from '@save/api-adapter/wire'
import type { ApiCall } from '../call.ts'
import { reading } from '../reading.ts'

export const memberCalls: readonly ApiCall[] = [
  reading({
    path: memberPath,
    kind: 'personal',
    gives: MemberWire,
    read: ({ member }) => member.readMember(),
  }),
]
