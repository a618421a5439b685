import { Schema } from 'effect'

/** What the product's own codec makes of it; none if the product can't read it either. */
export function readCase<Value>(codec: Schema.Codec<Value, unknown>, json: unknown) {
  const read = Schema.decodeUnknownOption(codec)(json)
  return read._tag === 'Some' ? read.value : undefined
}

const known = new WeakMap<object, Map<unknown, unknown>>()

/** The same, worked out once for each answer: some are long, and needed again and again. */
export function readOnce<Value>(codec: Schema.Codec<Value, unknown>, json: unknown) {
  if (typeof json !== 'object' || json === null) return readCase(codec, json)
  const read = known.get(json) ?? new Map<unknown, unknown>()
  known.set(json, read)
  if (!read.has(codec)) read.set(codec, readCase(codec, json))
  return read.get(codec) as Value | undefined
}
