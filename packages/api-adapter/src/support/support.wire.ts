import { messagesOf } from '@save/domain/kernel'
import { type SupportAnswer, SupportCategory, type SupportQuery } from '@save/domain/support'
import { readModelState } from '../wire/model-state.wire.ts'
import { record } from '../wire/record.wire.ts'
import { sentText } from '../wire/sent.wire.ts'

export const supportPath = '/api/Query'

/** The body of POST /api/Query (DATA-27, OQ-125). A server reads a missing field as left empty. */
export const SupportQueryWire = record<SupportQuery>()({
  name: ['name', sentText],
  email: ['email', sentText],
  telephone: ['telephone', sentText],
  address: ['address', sentText],
  orderNumber: ['orderNumber', sentText],
  text: ['text', sentText],
  type: ['type', SupportCategory],
})

export const supportRefusals: readonly number[] = [400]

export const readSupportRefusal = (json: unknown): SupportAnswer => ({
  answer: 'refused',
  messages: messagesOf(readModelState(json)),
})
