import type { SupportAnswer, SupportPort } from '@save/domain/support'
import { Effect } from 'effect'
import type { HttpClient } from '../client/http-client.ts'
import { encoderOf } from '../wire/decoder.wire.ts'
import {
  readSupportRefusal,
  SupportQueryWire,
  supportPath,
  supportRefusals,
} from './support.wire.ts'

const writeQuery = encoderOf(SupportQueryWire)

const sent: SupportAnswer = { answer: 'sent' }

export const httpSupport = (client: HttpClient): SupportPort => ({
  sendQuery: (query) =>
    client.send({
      method: 'POST',
      path: supportPath,
      body: writeQuery(query),
      // The answer to an accepted query is not specified: any JSON will do, and so will an empty
      // body.
      read: () => Effect.succeed(sent),
      whenEmpty: sent,
      refusal: { statuses: supportRefusals, read: readSupportRefusal },
    }),
})
