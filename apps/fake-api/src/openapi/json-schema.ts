import type { Wire } from '@save/api-adapter/wire'
import { Schema } from 'effect'

/** The part of JSON Schema (draft 2020-12) that the wire needs. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

/** The schema of a codec on the wire, where unknown fields are always allowed. */
export const schemaOf = (wire: Wire<never>): JsonSchema =>
  tidy(Schema.toJsonSchemaDocument(Schema.toEncoded(wire)).schema as JsonSchema)

/** Shortens a schema: 'string or number' on one line, no empty parts. */
function tidy(schema: JsonSchema): JsonSchema {
  const { type, properties, required, items } = schema
  const choices = schema.anyOf?.map(tidy).filter((choice) => Object.keys(choice).length > 0)
  if (choices !== undefined) return oneOfThese(choices)
  return {
    ...(type !== undefined && { type }),
    ...(schema.enum && { enum: schema.enum }),
    ...(properties && { properties: mapped(properties, tidy) }),
    ...(required && { required }),
    ...(items && { items: tidy(items) }),
  }
}

function oneOfThese(choices: readonly JsonSchema[]): JsonSchema {
  const [first] = choices
  if (first !== undefined && choices.length === 1) return first
  if (choices.every(isBareType)) return { type: choices.flatMap(({ type = [] }) => type) }
  if (choices.every(({ enum: values }) => values !== undefined)) {
    return { enum: choices.flatMap(({ enum: values = [] }) => values) }
  }
  return { anyOf: choices }
}

const isBareType = (schema: JsonSchema): boolean =>
  schema.type !== undefined && Object.keys(schema).length === 1

const mapped = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
