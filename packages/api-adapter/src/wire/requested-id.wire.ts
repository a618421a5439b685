import { type Decoder, encoderOf } from './decoder.wire.ts'
import { sentId } from './id.wire.ts'
import type { Wire } from './record.wire.ts'

/**
 * Reads an item requested by its id. An answer with a name but no id counts as the requested item (OQ-143). One without
 * either is refused.
 */
export const readRequested = <Id extends string, Value>(
  field: string,
  brand: Wire<Id, string>,
  read: Decoder<Value>,
) => {
  const write = encoderOf(sentId(brand))
  return (asked: Id): Decoder<Value> =>
    (json) =>
      read(lacksId(json, field) ? { ...json, [field]: write(asked) } : json)
}

const lacksId = (json: unknown, field: string): json is object =>
  typeof json === 'object' &&
  json !== null &&
  typeof Reflect.get(json, 'Name') === 'string' &&
  !['string', 'number'].includes(typeof Reflect.get(json, field))
