import type { SupportQuery } from '@save/domain/support'
import { refusedWith } from '../wire/model-state.wire.ts'
import { record } from '../wire/record.wire.ts'
import { sentText } from '../wire/request-body.wire.ts'

export const supportPath = '/api/Query'

/** The body of POST /api/Query (DATA-27, OQ-125). A server reads a missing field as empty. */
export const SupportQueryWire = record<SupportQuery>()({
  name: ['name', sentText],
  email: ['email', sentText],
  telephone: ['telephone', sentText],
  address: ['address', sentText],
  orderNumber: ['orderNumber', sentText],
  text: ['text', sentText],
  type: ['type', sentText],
})

export const supportRefusal = refusedWith(400, 409, 422)
