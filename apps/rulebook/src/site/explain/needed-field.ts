import {
  ChoiceWire,
  type Decoder,
  decoderOf,
  MemberWire,
  RetailerWire,
  VendorsWire,
} from '@save/api-adapter/wire'
import { Effect } from 'effect'
import type { Subject } from './explain.ts'
import { inWords } from './field-names.ts'

const decoders: Readonly<Record<Subject, Decoder<unknown>>> = {
  member: decoderOf(MemberWire),
  voucher: (json) => decoderOf(VendorsWire)([json]),
  retailer: decoderOf(RetailerWire),
  benefit: decoderOf(ChoiceWire),
}

/** What the product can't do without, and can't read: 'available balance (AvailableBalance)'. */
export function neededField(subject: Subject, json: unknown): string {
  const at = Effect.runSync(
    Effect.match(decoders[subject](json), {
      onSuccess: () => '',
      onFailure: (failure) => (failure._tag === 'Malformed' ? failure.at : ''),
    }),
  ).replace(/^\[0]\.?/, '')
  return at === '' || at.startsWith('(')
    ? 'something that it needs'
    : inWords(at, (name) => `the field ${name}`)
}
