import { Schema, SchemaGetter } from 'effect'

/** A codec between the server's spelling and a value. */
export type Wire<Value, Spelled = unknown> = Schema.Codec<Value, Spelled> & {
  readonly '~type.optionality': 'required'
}

/** Like `Wire`, for a field that may be missing. */
export type MaybeWire<Value, Spelled = unknown> = Schema.Codec<Value, Spelled> & {
  readonly '~type.optionality': 'optional'
}

/** For each key of the domain's value: the server's name for the field, and its codec. */
type Fields<Value> = {
  readonly [Key in keyof Value]-?: readonly [name: string, codec: Field<Value, Key>]
}

type Field<Value, Key extends keyof Value> =
  Record<never, never> extends Pick<Value, Key>
    ? MaybeWire<Exclude<Value[Key], undefined>>
    : Wire<Value[Key]>

type AnyFields = Readonly<Record<string, readonly [name: string, codec: Wire<unknown>]>>

/** The fields under the server's names. */
type Spelling<F> = {
  readonly [Key in keyof F as F[Key] extends readonly [infer Name extends string, unknown]
    ? Name
    : never]: F[Key] extends readonly [string, infer Codec extends Schema.Constraint]
    ? Codec
    : never
}

/**
 * Converts a record in the server's spelling to a value of the domain and back. Each field is named once, on its own
 * line, and a missing key is a type error:
 * const TabWire = record<Tab>()({ id: ['Id', id(TabId)], name: ['Name', orElse(text, '')], … })
 * Fields that the domain doesn't know are ignored. We decode the fields before we rename them, so that the path of an
 * error is in the server's spelling. `Schema.encodeKeys` does it the other way round and takes twice as long.
 */
export const record =
  <Value extends object>() =>
  <const F extends Fields<Value>>(fields: F) => {
    const entries = Object.entries(fields as AnyFields)
    const names = entries.map(([key, [name]]) => [key, name] as const)

    return Schema.Struct(Object.fromEntries(Object.values(fields as AnyFields))).pipe(
      Schema.decodeTo(Schema.Any, {
        decode: SchemaGetter.transform((from) => moved(from, names, 1, 0)),
        encode: SchemaGetter.transform((from) => moved(from, names, 0, 1)),
      }),
    ) as unknown as Wire<Value, Schema.Struct.Encoded<Spelling<F>>>
  }

/** Renames the keys; missing values stay missing. */
function moved(
  from: Readonly<Record<string, unknown>>,
  names: readonly (readonly [string, string])[],
  source: 0 | 1,
  target: 0 | 1,
): Record<string, unknown> {
  const to: Record<string, unknown> = {}
  for (const name of names) if (name[source] in from) to[name[target]] = from[name[source]]
  return to
}
