import { complaintsInModelState } from '@save/api-adapter/memory'
import { SupportQueryWire, supportPath, writeModelState } from '@save/api-adapter/wire'
import { Effect } from 'effect'
import type { ApiCall } from '../call.ts'
import { changing, done } from '../changing.ts'

export const supportCalls: readonly ApiCall[] = [
  changing({
    method: 'POST',
    path: supportPath,
    requirement: 'API-17',
    says: 'Sends a question to support.',
    takes: SupportQueryWire,
    run: ({ support }, query) =>
      Effect.map(support.sendQuery(query), ({ answer }) => ({ answer, query })),
    say: ({ answer, query }) =>
      answer === 'sent'
        ? done
        : { status: 400, json: writeModelState(complaintsInModelState(query)) },
  }),
]
