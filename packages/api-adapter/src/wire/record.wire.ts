import { Schema, SchemaGetter } from 'effect'

/** How the server spells a value, and how it is read and written. */
export type Wire<Value, Spelled = unknown> = Schema.Codec<Value, Spelled> & {
  readonly '~type.optionality': 'required'
}

/** As `Wire`, for a field that may be absent. */
export type MaybeWire<Value, Spelled = unknown> = Schema.Codec<Value, Spelled> & {
  readonly '~type.optionality': 'optional'
}

/** For each key of the domain's value: the name the server gives the field, and its codec. */
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
 * A record as the server spells it ⇄ a value of the domain. Every field is named once, on a line of
 * its own, and a key of the domain's type can't be forgotten:
 *
 *     const TabWire = record<Tab>()({ id: ['Id', id(TabId)], name: ['Name', orElse(text, '')], … })
 *
 * Fields that the domain doesn't know are ignored. The names of the wire come first and the renaming
 * after, so that an error's path is spelled as the server spells it; `Schema.encodeKeys` works the
 * other way round, and takes twice as long.
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

/** The same values under other names; absent values stay absent. */
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
