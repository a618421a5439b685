import { messagesOf } from '@save/domain/kernel'
import { type SupportAnswer, SupportCategory, type SupportQuery } from '@save/domain/support'
import { orElse } from '../wire/absent.wire.ts'
import { readModelState } from '../wire/model-state.wire.ts'
import { record } from '../wire/record.wire.ts'
import { text } from '../wire/scalar.wire.ts'

export const supportPath = '/api/Query'

/** The body of POST /api/Query (DATA-27, OQ-125). A server reads what is missing as left empty. */
export const SupportQueryWire = record<SupportQuery>()({
  name: ['name', orElse(text, '')],
  email: ['email', orElse(text, '')],
  telephone: ['telephone', orElse(text, '')],
  address: ['address', orElse(text, '')],
  orderNumber: ['orderNumber', orElse(text, '')],
  text: ['text', orElse(text, '')],
  type: ['type', SupportCategory],
})

export const supportRefusals: readonly number[] = [400]

export const readSupportRefusal = (json: unknown): SupportAnswer => ({
  answer: 'refused',
  messages: messagesOf(readModelState(json)),
})
