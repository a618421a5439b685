import type { JsonSchema } from './json-schema.ts'

type Schemas = Readonly<Record<string, JsonSchema>>

/**
 * Finds where a JSON value differs from the document. A field that the document doesn't have is a difference: the
 * portal would silently ignore it.
 */
export function disagreements(
  json: unknown,
  schema: JsonSchema,
  schemas: Schemas,
  at = '(answer)',
): readonly string[] {
  if (schema.$ref !== undefined) {
    const target = schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]
    return target ? disagreements(json, target, schemas, at) : [`${at}: no schema ${schema.$ref}`]
  }
  if (schema.anyOf !== undefined) {
    const each = schema.anyOf.map((choice) => disagreements(json, choice, schemas, at))
    return each.reduce((fewest, other) => (other.length < fewest.length ? other : fewest))
  }
  if (schema.enum !== undefined)
    return schema.enum.includes(json) ? [] : [`${at}: not one of these`]
  const { type } = schema
  if (type !== undefined && ![type].flat().some((kind) => isOf(kind, json))) {
    return [`${at}: ${typeOf(json)}, not ${[type].flat().join(' or ')}`]
  }
  if (Array.isArray(json)) {
    const { items = {} } = schema
    return json.flatMap((item, index) => disagreements(item, items, schemas, `${at}[${index}]`))
  }
  return schema.properties === undefined || typeof json !== 'object' || json === null
    ? []
    : inFields(Object.entries(json), schema, schemas, at)
}

function inFields(
  fields: readonly (readonly [string, unknown])[],
  { properties = {}, required = [] }: JsonSchema,
  schemas: Schemas,
  at: string,
): readonly string[] {
  const missing = required.filter((name) => !fields.some(([given]) => given === name))
  return [
    ...missing.map((name) => `${at}.${name}: missing`),
    ...fields.flatMap(([name, value]) => {
      const schema = properties[name]
      return schema === undefined
        ? [`${at}.${name}: not in the document`]
        : disagreements(value, schema, schemas, `${at}.${name}`)
    }),
  ]
}

const isOf = (kind: string, json: unknown): boolean =>
  kind === 'integer' ? Number.isInteger(json) : kind === typeOf(json)

const typeOf = (json: unknown): string => {
  if (json === null) return 'null'
  return Array.isArray(json) ? 'array' : typeof json
}
