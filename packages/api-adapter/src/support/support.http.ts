import type { SupportAnswer, SupportPort } from '@save/domain/support'
import type { HttpClient } from '../client/http-client.ts'
import { lenientSuccess } from '../client/lenient-success.ts'
import { encoderOf } from '../wire/decoder.wire.ts'
import { SupportQueryWire, supportPath, supportRefusal } from './support.wire.ts'

const writeQuery = encoderOf(SupportQueryWire)

export const httpSupport = (client: HttpClient): SupportPort => ({
  sendQuery: (query) =>
    client.send({
      method: 'POST',
      path: supportPath,
      body: writeQuery(query),
      ...lenientSuccess<SupportAnswer>({ answer: 'sent' }),
      refusal: supportRefusal,
    }),
})
