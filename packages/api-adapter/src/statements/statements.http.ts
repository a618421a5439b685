import type { StatementsPort } from '@save/domain/statements'
import type { HttpClient } from '../client/http-client.ts'
import { decoderOf } from '../wire/decoder.wire.ts'
import { memberBenefitsPath, memberWellnessPath, StatementWire } from './statements.wire.ts'

const readStatement = decoderOf(StatementWire)

export const httpStatements = (client: HttpClient): StatementsPort => ({
  readMemberWellness: () =>
    client.send({ method: 'GET', path: memberWellnessPath, read: readStatement }),
  readMemberBenefits: () =>
    client.send({ method: 'GET', path: memberBenefitsPath, read: readStatement }),
})
