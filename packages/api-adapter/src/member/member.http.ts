import type { MemberPort } from '@save/domain/member'
import type { HttpClient } from '../client/http-client.ts'
import { decoderOf } from '../wire/decoder.wire.ts'
import { MemberWire, memberPath } from './member.wire.ts'

const readMember = decoderOf(MemberWire)

export const httpMember = (client: HttpClient): MemberPort => ({
  readMember: () => client.send({ method: 'GET', path: memberPath, read: readMember }),
})
